### Corrections to a server’s records by those who manage it, and the list of them for everyone.

repair-confirm-void = Void game { $number }? Its hands leave the statistics, and ratings and counters are reversed. This can’t be undone.
repair-confirm-void-yes = Void it
repair-confirm-merge = Merge { $old } into { $new }? Everything { $old } has played here, and will play, counts for { $new }. This can’t be undone.
repair-confirm-merge-yes = Merge the accounts
repair-done-void = Game { $number } no longer counts. `/audit` shows it.
repair-done-score = The score at table { $number } is corrected. `/audit` shows it.
repair-done-merge = What { $old } has played in this server now counts for { $new }. Everyone can see that in `/audit`.
repair-done-remove = { $name } is off this server’s leaderboards. Everyone can see that in `/audit`.
repair-done-restore = { $name } is back on this server’s leaderboards. Everyone can see that in `/audit`.
repair-again = That question is too old. Use the `/admin` command again.
repair-score-told = **Score corrected.** { $table }, by { $by }: { $score }
repair-void-told = **Game { $number } is void.** { $by } voided it; it no longer counts for { $names }.

repair-unknown-game = This server doesn’t have that game. Choose one that `/game list` shows.
repair-not-ended = This game is still running. Let it finish, or close its table first.
repair-not-played = No game was started at this table.
repair-void-already = This game is void already.
repair-same-member = Choose two different accounts.
repair-not-a-member = Choose a person’s account, not an app or a former member.
repair-merged-already = One of these accounts is already merged into another one. Choose others.
repair-in-contest = One of these accounts is in the contest “{ $contest }”, which isn’t over. Merge them when it is.
repair-own-merge = You’re in the contest “{ $contest }”, where one of these accounts is known. Ask another member with Manage Server, or merge them when the contest is over.
repair-no-games = The old account hasn’t played in this server. Check which account you mean.
repair-sat-together = These accounts have sat at the same table, so they can’t be one person’s.
repair-removed-already = This member is off the leaderboards already.
repair-not-removed = This member wasn’t removed from the leaderboards.

audit-title = Corrections and decisions
audit-none = There’s nothing here yet. `/game list` shows this server’s games.
audit-void = { $by } voided game { $table }.
audit-score = { $by } corrected the score at table { $table }: { $after } instead of { $before }.
audit-merge = { $by } merged { $name } into { $other }.
audit-remove = { $by } removed { $name } from the leaderboards.
audit-restore = { $by } put { $name } back on the leaderboards.
audit-season-start = { $by } started a season: { $detail }
audit-season-end = { $by } ended a season: { $detail }
audit-role-give = { $by } gave { $name } the role <@&{ $role }>.
audit-role-take = { $by } took the role <@&{ $role }> from { $name }.
# $what: a sentence
audit-contest = { $by } in { $contest }: { $what }
audit-reason = Reason: { $reason }
