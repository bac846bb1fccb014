### What happens to members of a contest by others' acts.

contest-post-partner-left = **{ $contest }**: your partner has left. You keep your time until the start: press *Find me a partner*, *Join with a partner* or *Leave*. Without a partner you’re out.
contest-leave-question = Withdraw from { $contest }?
contest-leave-partner = Leave { $contest }? { $partner } is called to look for somebody else, and keeps the time of signing up.
contest-post-absent = **{ $contest }** has started without you: you hadn’t checked in.
contest-rule-leave-partner = If one of a pair leaves after the draw, whoever offers to substitute first takes the seat for good, from the next match on.
    Until then a computer sits there.
contest-looks-late = Partners were found at the start. Come in with somebody: `/league join`, with a partner.
contest-me-finished = You’ve played all your rounds.

contest-invited-looks = Until they answer, you go on looking for a partner.
contest-declined-looks = { $name } can’t play with { $inviter } in { $contest }. { $inviter } still looks for a partner.
contest-declined-asks = { $name } can’t play with { $inviter } in { $contest }. *{ $button }* asks somebody else.
contest-me-invited-taken = You asked { $name }, who has another partner now. Press *{ $button }* to ask somebody else.
contest-post-partner-free = **{ $contest }**: your partner has left. Whoever offers to substitute first plays with you from the next match on; until then a computer does.
contest-post-nopartner = **{ $contest }** has started, and you have no partner.
contest-post-noplace = **{ $contest }** has started, and no place was left for you.
contest-post-still-late = You can still sign up while the first half is played.
contest-post-can-substitute = Press *I can substitute* to play for somebody who leaves.
contest-me-free-seat = You’ve left. `/league join` gives you your seat back while nobody else has it and people may still come.
contest-me-substitute = You’ve offered to substitute: the first free seat is yours, from the next match on and for good.
contest-me-partner-left = Your partner has left. Find another one with a button on the notice board, or you’re out at the start.
contest-leave-finished = You’ve played all your matches in { $contest }, and keep your place.
