### Signing up for a contest, partners, checking in, substituting and leaving.

contest-post-partner-left = **{ $contest }**: your partner has left. You keep your time until the start: press *Find me a partner*, *Join with a partner* or *Leave*. Without a partner you’re out.
contest-leave-question = Leave { $contest }? Your points stay, but you rank below everyone who finishes.
contest-leave-partner = Leave { $contest }? Your partner is called to look for somebody else, and keeps the time of signing up.
contest-post-absent = **{ $contest }** has started without you: you hadn’t checked in.
contest-post-partner-free = **{ $contest }**: your partner has left. A computer may play until a substitute takes the seat.
contest-post-nopartner = **{ $contest }** has started, and you have no partner.
contest-post-noplace = **{ $contest }** has started, and no place was left for you.
contest-post-still-late = Press *{ $join }* to come in: you play from round { $round } on.
contest-post-can-substitute = Press *I can substitute* to play for somebody who leaves.
contest-me-free-seat = You’ve left. `/league join` gives you your seat back while nobody else has it and people may still come.
contest-me-substitute = You’ve offered to substitute: a free seat goes to whoever offered first, from the next match on and for good.
contest-me-alone = You have no partner yet. Find one with a button on the notice board, or you don’t take part.
contest-leave-finished = You’ve played all your matches in { $contest }, and keep your place.
contest-invited-silently =
    You can’t write in the channel of { $contest }, so I don’t ask { $partner } there. Tell them to use `/league join` with you as the partner.
    -# { $consent }
contest-leave-seat = Leave { $contest }? Your seat may go for good: whoever offers to substitute first takes it. Away for a short while? Let a computer play instead.
league-consent-rated = By signing up you agree to { $clock } per turn, reminders within your ping settings, and rated games.
league-consent-casual = By signing up you agree to { $clock } per turn and reminders within your ping settings.
league-consent-board = Signing up means you agree to the *Rules* · draws sealed · { $commitment }
league-button-join = Join
league-button-pair = Join with a partner
league-button-look = Find me a partner
league-button-leave = Leave
league-button-check-in = Check in
league-button-offer = I can substitute
league-button-accept = Accept
league-button-decline = No, thanks
league-joined = You’re in { $contest }: { $names }.
    -# { $consent }
league-waits = { $contest } is full. Waiting for a place: { $names }, number { $place }. Places are given at the start.
    -# { $consent }
league-looks =
    { $contest }: you’re in if I find a partner for you when it starts, or you find one before. With an odd number, somebody gets none.
    -# { $consent }
league-pick-partner = Your partner
league-partner-how = Who do you want as your partner in { $contest }? You’re both in once they accept.
league-invited =
    I’ve asked { $partner } in the channel of { $contest }. You’re both in once they accept.
    -# { $consent }
league-invited-unseen =
    I can’t write in the channel of { $contest }, so tell { $partner } to use `/league join` with you as the partner.
    -# { $consent }
league-invitation =
    { $partner }, { $name } would like to be your partner in { $contest }.
    -# { $consent }
league-invites-you =
    { $name } would like to be your partner in { $contest }.
    -# { $consent }
league-accepted = { $names } play together in { $contest }.
league-accepted-waits = { $names } play together in { $contest } once they get a place: they’re on the waiting list.
league-declined = { $name } can’t play with { $inviter } in { $contest }.
league-left = You’ve left { $contest }.
league-withdrawn = You’ve withdrawn from { $contest }. What you’ve played counts.
league-checked-in = You’re checked in for { $contest }.
league-offers = You’ve offered to substitute in { $contest }: a free seat goes to whoever offered first, from the next match on and for good. Press again to take it back.
league-offers-not = You’re not among the substitutes of { $contest } anymore.
contest-post-guest = **{ $contest }**: { $name } invites you to sign up here. Until then nothing counts for you.
    -# { $consent }
league-me-in = You’re signed up.
league-me-waits = You’re waiting for a place, number { $place }. Places are given at the start.
league-me-there = You’re checked in.
league-me-check-in = **Check in now**, or you don’t take part.
league-me-looking = You’re in if I find a partner for you when it starts, and there’s a place for you two.
league-me-invited = You’ve asked { $name } to be your partner, and they haven’t answered yet.
league-button-dispute = Dispute
