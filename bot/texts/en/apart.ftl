### Members who may not be partners at a table.

lobby-apart = Not partners: { $pairs }
reply-apart = { $one } and { $two } won’t be partners at table { $number }.
reply-apart-ended = { $one } and { $two } can be partners at table { $number } again.
table-kept-apart = { $one } and { $two } can’t be partners at this table. One of them has to sit elsewhere.
table-apart-drawn = These rules draw for partners, and { $one } and { $two } can’t be partners. Choose partners as they sat down, or use `/table separate` again.
table-apart-same = Name two different members.
table-apart-many = A table keeps at most { $limit } pairs apart. Use `/table separate` again for one of them first.
table-no-partners = By these rules nobody has a partner for the whole game.
table-no-other-partners = With the pairs kept apart, there are no other partners. Play again in the same seats, or open a new table.
