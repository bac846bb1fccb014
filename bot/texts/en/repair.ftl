### Repairs of the records by who manages the server, and the list of them that everyone may read.

cmd-repair = Mend the records of this server
cmd-repair-void = Let a game that is over count for nothing
cmd-repair-score = Correct the score of a running game, between two hands
cmd-repair-merge = Let what an old account has played count for a new one
cmd-repair-remove = Take a member off the leaderboards of this server
cmd-repair-restore = Put a member back on the leaderboards
cmd-audit = What was mended in the records of this server, when, by whom and why
opt-reason = Why; everyone in this server can read it
opt-scores = One score for each side, in the order in which the table shows them, such as 5 3
opt-old-account = The account that is no longer used
opt-new-account = The account of the same person that is used now

repair-confirm-void = Should game { $number } count for nothing? Its hands leave the statistics, and ratings and counters go back by what it had changed. This cannot be undone.
repair-confirm-void-yes = Let it count for nothing
repair-confirm-merge = Should everything that { $old } has played in this server, and will play, count for { $new }? This cannot be undone.
repair-confirm-merge-yes = Merge the accounts
repair-confirm-score = Cards are out at table { $number }. Once this hand is over and its points are added, should the score change like this? { $change }
repair-confirm-score-yes = Correct it after this hand
repair-waits = The score at table { $number } is corrected when this hand is over. If I am restarted before that, ask again.
repair-done-void = Game { $number } counts for nothing any more. Everyone can read that under `/audit`.
repair-done-score = The score at table { $number } is corrected. Everyone can read that under `/audit`.
repair-done-merge = What { $old } has played in this server counts for { $new } now. Everyone can read that under `/audit`.
repair-done-remove = { $name } is off the leaderboards of this server. Everyone can read that under `/audit`.
repair-done-restore = { $name } is back on the leaderboards of this server. Everyone can read that under `/audit`.
repair-again = That question is too old. Ask again with `/repair`.
repair-score-told = **Score corrected.** { $by } has set the score at table { $number } right: { $score }

repair-unknown-game = There is no such game in this server.
repair-not-ended = This game is still on. Let it end, or close its table first.
repair-not-played = No game was begun at this table.
repair-void-already = This game counts for nothing already.
repair-same-member = That is one and the same account.
repair-not-a-member = Choose the account of a person: not that of an app, and not a former member.
repair-merged-already = One of these accounts has been merged into another one already.
repair-no-games = The old account has not played in this server.
repair-sat-together = These accounts have sat at the same table: they cannot be one person’s.
repair-removed-already = This member is off the leaderboards already.
repair-not-removed = This member has not been taken off the leaderboards.

audit-title = What was mended in the records
audit-none = Nothing has been mended in the records of this server so far.
audit-void = { $by } let game { $table } count for nothing.
audit-score = { $by } corrected the score at table { $table }: { $after } instead of { $before }.
audit-merge = { $by } let what { $name } has played count for { $other }.
audit-remove = { $by } took { $name } off the leaderboards.
audit-restore = { $by } put { $name } back on the leaderboards.
audit-season-start = { $by } began a season: { $detail }
audit-season-end = { $by } ended a season: { $detail }
audit-reason = Reason: { $reason }
audit-page = Page { $page } of { $pages }
audit-newer = Newer
audit-older = Older
