### What happens to members of a contest by others' acts.

contest-post-promoted = **{ $contest }**: a place is free, and you’re in! It starts { $at }.
contest-post-promoted-check-in = **{ $contest }**: a place is free, and you’re in! It starts { $at }. Check in now: without it you don’t take part.
contest-post-added = **{ $contest }**: you were added by an organizer. It starts { $at }.
contest-post-added-check-in = **{ $contest }**: you were added by an organizer. It starts { $at }. Check in now: without it you don’t take part.
contest-post-added-waits = **{ $contest }**: an organizer put you on the waiting list. It starts { $at }.
contest-post-added-waits-check-in = **{ $contest }**: an organizer put you on the waiting list. It starts { $at }. Check in now, so that you get a place that is free.
contest-post-partner-left = **{ $contest }**: your partner has left. You keep your place, and get a new partner at the start; you can also press *With a partner* and name one.
contest-post-partner-new = **{ $contest }**: a partner has left, and somebody plays instead: { $names }.
contest-leave-question = Withdraw from { $contest }?
contest-leave-partner = Leave { $contest }? Your partner { $partner } stays in, keeps the place and looks for somebody else.
contest-leave-partner-running = Withdraw from { $contest }? Whoever offers to substitute plays on with your partner { $partner }; if nobody does, your pair is out.
contest-rule-leave-partner = One of a pair may leave: the other looks for a partner until the draw; later a substitute plays, or the pair is out.
contest-post-partner-out = **{ $contest }**: your partner has withdrawn, and nobody has offered to substitute, so your pair is out. Ask the organizer if somebody wants to play with you.
