### Fair play: who rules on table talk, what leaving costs, and what nobody may do at their own rated table.

fair-own-table = You’re playing in this game, or have left it. Another moderator has to do that.
fair-seat-left = Somebody left this rated game, and a computer plays that seat to the end. Only they can come back.
fair-own-side = You can’t award a point to your own side. Ask a moderator to rule.
fair-not-reported = There’s no report behind this button anymore. Report the table talk again.
fair-not-late = In a rated game a computer can only replace a player who has missed a turn or asks for it.
fair-clock-fixed = In a rated game the timer can’t change after the start.
fair-rematch-late = That game ended more than an hour ago. Open a new table with `/table open`.
# $names (text): players who were carried over into a rematch
fair-consent-missing = Rated once everyone has opened their hand. Waiting for { $names }.
fair-no-consent = Not rated: not everybody opened their hand in time.
audit-kick = { $by } removed { $name } from rated game { $table }, which then counted for nobody’s rating.
audit-close = { $by } closed rated game { $table }, which then counted for nobody’s rating.
# $hand (text): the number of a hand
audit-ruling-replay = { $by } ruled on { $name }’s report in rated game { $table }: hand { $hand } was dealt again.
audit-ruling-point = { $by } ruled on { $name }’s report in rated game { $table }, hand { $hand }: a point for the side that reported.
audit-ruling-nothing = { $by } ruled on { $name }’s report in rated game { $table }, hand { $hand }: play on.
