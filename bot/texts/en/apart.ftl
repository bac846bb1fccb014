### Members who may not be partners at a table.

cmd-table-apart = Keep two members from being partners; again, and they may be
opt-member-one = One of the two
opt-member-two = The other one
lobby-apart = Not partners: { $pairs }
reply-apart = { $one } and { $two } will not be partners at table { $number }.
reply-apart-ended = { $one } and { $two } may be partners at table { $number } again.
table-kept-apart = { $one } and { $two } may not be partners at this table. One of them has to sit elsewhere.
table-apart-drawn = Partners are drawn by these rules, and { $one } and { $two } may not be partners. Let partners be as they sat down, or use `/table apart` again.
table-apart-same = Name two different members.
table-apart-many = A table keeps at most { $limit } pairs apart.
table-no-partners = By these rules nobody has a partner for the whole game.
table-no-other-partners = Who is kept apart leaves no other partners. Play again in the same seats, or open a new table.
