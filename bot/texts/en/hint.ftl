### Hints: what a computer would do in a member's place, and why.

button-hint = Hint
button-hints = Turn hints on
button-hints-off = Turn hints off
table-no-hints = There are no hints at this table: the host has turned them off.
table-no-hint-yet = No hint could be worked out just now. Try again in a moment.
hint-best = **Hint: { $choice }.** { $why }
# $deals (number): imagined deals the figures come from; $asked (number): hints asked for in this hand
hint-method = { $deals ->
    [one] Points expected, over one imagined deal
   *[other] Points expected, over { $deals } imagined deals
} · hint { $asked } in this hand
