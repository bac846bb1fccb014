### Hints: what a computer would do in a member's place, and why.

button-hint = Hint
button-hints = Hints on
button-hints-off = Hints off
table-no-hints = There are no hints at this table: the host has turned them off.
table-no-hint-yet = No hint could be worked out just now. Try again in a moment.
hint-best = **Hint: { $choice }.** { $why }
# $deals (number): imagined deals the figures come from; $asked (number): hints asked for in this hand
hint-method = { $deals ->
    [one] Points to be expected, by one imagined deal.
   *[other] Points to be expected, over { $deals } imagined deals.
} { $asked ->
    [one] Your first hint in this hand; only you see it.
   *[other] Your hint number { $asked } in this hand; only you see it.
}
