### Table talk: a report that all can read, and what is ruled on it.

button-report = Report table talk
talk-sent = Your report is posted in the channel.
talk-reported-already = You’ve already reported this hand.
talk-reported = **Table talk?** { $table }, hand { $hand }: { $name } reported it. { $ruling }
talk-ruled-by-host = The host or a moderator will rule on it.
talk-ruled-by-moderator = A moderator who isn’t playing will rule on it.
talk-was-reported = { $table }, hand { $hand }: { $name } reported table talk.
talk-rule-replay = Deal the hand again
talk-rule-point = One point: { $side }
talk-rule-nothing = Play on
talk-ruled-replay = **Ruling:** the hand is dealt again.
talk-ruled-point = **Ruling:** one point for { $side }. The hand goes on.
talk-ruled-nothing = **Ruling:** play on.
