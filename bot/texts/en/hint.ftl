### Hints: what a computer would do in a member's place, and why.

button-hint = Hint
button-hints = Turn hints on
button-hints-off = Turn hints off
table-no-hints = There are no hints at this table.
table-no-hint-yet = There’s no hint right now. Try again in a moment.
hint-best = Hint: { $choice }
hint-either = { $number ->
    [one] Either will do: { $others } is worth the same, as far as can be told.
   *[other] As good, as far as can be told: { $others }.
}
