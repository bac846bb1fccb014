contest-leave-seat = You play in { $contest } for { $name }. Withdraw? { $name } gets the seat back and is notified.
contest-leave-lent = { $name } plays for you in { $contest }. Withdraw? Then { $name } plays to the end, and you can’t come back.
contest-me-lent = { $name } plays for you through round { $round }; then it’s your turn again, if a match is left. *{ $button }* gives the seat up.
contest-former-seat = Nobody is in a contest’s standings twice: whoever has played for somebody else in this one, or has given up a seat, can’t sign up again. Watch its tables with `/table list`.
contest-post-no-partner-late = **{ $contest }**: nobody has come to be your partner, and it’s too late to come in now. Press *I can substitute* to play for somebody who can’t.
contest-me-looks-late = You’re looking for a partner. As soon as somebody else does, you’re a pair, and in if there’s room before round { $round } is drawn.
contest-me-no-room = No place was left for you and a partner. Press *{ $button }* to play for somebody who can’t.
contest-me-from-next = You play from round { $round } on: the match that is being played goes on without you.
