### What happens to members of a contest by others' acts.

contest-post-promoted = **{ $contest }**: a place is free, and you’re in! It starts { $at }.
contest-post-promoted-check-in = **{ $contest }**: a place is free, and you’re in! It starts { $at }. Check in now: without it you don’t take part.
contest-post-partner-left = **{ $contest }**: your partner has left. You keep your place until the start, and are in if there’s a new partner for you by then: press *Join with a partner* and name one, or I look for one.
contest-post-partner-waits = **{ $contest }**: your partner has left, and your pair is off the waiting list. You’re looking for a partner now; press *Join with a partner* to name one, or *Me*, then *Leave*.
contest-post-partner-new = **{ $contest }**: a partner has left, and somebody plays instead: { $names }.
contest-post-partner-back = **{ $contest }**: you play together again: { $names }.
contest-offers-pairs = You’re among the substitutes of { $contest }. Once it has started, you play as soon as one of a pair leaves, or when an organizer picks you. Press again to take it back.
contest-me-substitute-pairs = You’re a substitute: you play as soon as one of a pair leaves after the start, or when an organizer picks you.
contest-leave-question = Withdraw from { $contest }?
contest-leave-partner = You’re in { $contest } as { $names }. Leave? { $partner } stays in, keeps the place and looks for somebody else.
contest-leave-partner-waits = You’re on the waiting list of { $contest } as { $names }. Leave it? Your pair loses its place there, and { $partner } looks for somebody else.
contest-leave-partner-open = You play in { $contest } as { $names }. Withdraw? Whoever offers to substitute before the next round is drawn plays on with { $partner }. If nobody does, your pair is out of the rounds to come; what it has played counts.
contest-leave-partner-last = You play in { $contest } as { $names }. Withdraw? It’s your last match: it goes on, and counts for { $partner } and you.
contest-leave-partner-done = You’re in { $contest } as { $names }, and have played all your rounds. Withdraw? Your pair keeps its place in the standings.
contest-leave-alone = Your partner { $name } has withdrawn from { $contest }. Withdraw, too? Then nobody can substitute anymore, and your pair is out.
contest-leave-alone-last = Your partner { $name } has withdrawn from { $contest }. Withdraw, too? A match that’s being played goes on, and what you’ve played counts.
contest-left-already = There’s nothing left to withdraw from: your partner { $name } has left { $contest }, and what you’ve played counts.
contest-post-promoted-late = **{ $contest }**: a place is free, and you’re in from round { $round } on!
contest-post-absent = **{ $contest }** has started without you: you hadn’t checked in. Press *I can substitute* to play for somebody who can’t.
contest-post-no-place = **{ $contest }** has started, and no place was left for you. Press *I can substitute* to play for somebody who can’t.
contest-post-no-place-late = **{ $contest }**: no place was free for you, and it’s too late to come in now. Press *I can substitute* to play for somebody who can’t.
contest-waits-late =
    { $contest } has started and is full. In line, place { $place }: { $names }. You’re in if there’s room before round { $round } is drawn.
    -# { $consent }
contest-me-waits-late = In line, place { $place }: you’re in if there’s room before round { $round } is drawn.
contest-rule-leave-partner = One of a pair may leave: the other looks for a partner until the draw.
    Later a substitute plays; if none comes before the next round, the pair is out, and what it has played counts.
contest-post-partner-out = **{ $contest }**: your partner { $name } has withdrawn, and nobody has come to substitute, so your pair is out. What you’ve played counts.
contest-post-partner-open = **{ $contest }**: your partner { $name } has withdrawn. Your place is kept until the next round is drawn: whoever presses *I can substitute* plays with you. If nobody does, your pair is out, and what you’ve played counts.
contest-post-partner-last = **{ $contest }**: your partner { $name } has withdrawn. It’s your last match: it goes on, and counts.
contest-post-partner-done = **{ $contest }**: your partner { $name } has withdrawn. You’ve played all your rounds, so your place in the standings stays.
contest-me-alone = Your partner { $name } has withdrawn. Until the next round is drawn, whoever presses *{ $button }* plays with you.
contest-me-alone-last = Your partner { $name } has withdrawn. What you play, and have played, counts.
league-log-alone = { $name } has withdrawn, and { $entrant } play the rounds to come only with a substitute.
contest-post-no-partner = **{ $contest }** has started, and you have no partner. Press *I can substitute* to play for somebody who can’t.
contest-post-no-partner-over = **{ $contest }** has started without you, because you had no partner, and is over by now.
contest-me-no-partner = Nobody was left to be your partner. Press *{ $button }* to play for somebody who can’t.
contest-looks-late =
    { $contest } has started. As soon as somebody else looks for a partner, you’re a pair, and in if there’s room before round { $round } is drawn.
    -# { $consent }
contest-leave-keeps = Withdraw from { $contest }? A match that’s being played goes on and counts, and you keep your place in the standings.
contest-me-finished = You’ve played all your rounds.
contest-seated-check-in = { $names }: check in now, or you don’t take part.

contest-invited-looks = Until they answer, you go on looking for a partner.
contest-declined-looks = { $name } can’t play with { $inviter } in { $contest }. { $inviter } still looks for a partner.
contest-declined-asks = { $name } can’t play with { $inviter } in { $contest }. *{ $button }* asks somebody else.
contest-me-invited-taken = You asked { $name }, who has another partner now. Press *{ $button }* to ask somebody else.
