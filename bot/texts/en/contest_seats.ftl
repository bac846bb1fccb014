contest-leave-seat = Withdraw from { $contest }? Your seat may go for good: in a pair, whoever offers to substitute first takes it. Ill for a week? Don’t leave: let a computer play, and be back next week.
contest-me-from-next = You play from round { $round } on: the match that is being played goes on without you.
