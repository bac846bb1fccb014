### Contests in Discord: `/league`, the notice board, signing up, drafts, announcements.

league-template-hustle = Hustle night
    .about = one evening, a new partner every round
league-template-weeks = Hustle over weeks
    .about = the same, with days for every round
league-template-league = Pairs league
    .about = every pair meets every other, a week for each match
league-template-cup = Cup
    .about = pairs, and the loser is out
league-template-swiss = Swiss night
    .about = one evening, pairs meet pairs with as many points

league-view-standings = Standings
league-view-bracket = Bracket
league-view-rules = Rules
league-clock = { $clock } per turn

# The notice board
league-starts = Starts { $at } ({ $left })
league-rounds = Rounds: { $rounds }.
league-round-live = A round takes about { $time }.
league-round-days = A round lasts { $time }.
league-signed = { $count } of { $most } signed up
league-signed-pairs = { $count } of { $most } pairs signed up
league-more = { $names } and { $count } more
league-waiting = Waiting for a place: { $names }
league-looking = Looking for a partner: { $names }
league-check-in-open = Check-in is open. Checked in: { $count }.
league-round-open = Round { $round } is being played. Matches still open: { $count }
league-round-over = Round { $round } is over. The next one opens by itself.
league-round-over-at = Round { $round } is over. The next one opens { $left }.
league-round-first = The first round opens in a moment.
league-rounds-over = All rounds are played. The result comes in a moment.
league-rounds-over-at = All rounds are played. The result comes { $left }.
league-paused = **Paused** in round { $round }. The contest’s timers are stopped.
league-paused-first = **Paused** before the first round. The contest’s timers are stopped.
league-time-up = Time is up: what is still being played goes on with short turns.
league-won = **It’s over.** First: { $names }
league-cancelled = **Called off.** It counts for nobody.
league-consent-rated = By signing up you agree to { $clock } per turn, shorter turns once a round’s time is up, reminders within your ping settings, and rated games.
league-consent-casual = By signing up you agree to { $clock } per turn, shorter turns once a round’s time is up, and reminders within your ping settings.
league-consent-board = Signing up means you agree to the *Rules* · draws sealed · { $commitment }
league-fingerprint = Fingerprint of the draws: { $commitment }

league-button-join = Join
league-button-pair = Join with a partner
league-button-look = Find me a partner
league-button-leave = Leave
league-button-check-in = Check in
league-button-offer = I can substitute
league-button-accept = Accept
league-button-decline = No, thanks
league-button-withdraw = Withdraw

# Answers to members
league-joined =
    You’re in: { $contest }.
    -# { $consent }
league-paired =
    You’re in { $contest }: { $names }.
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
league-accepted = { $names } play together in { $contest }.
league-accepted-waits = { $names } play together in { $contest } once they get a place: they’re on the waiting list. *Me* says why.
league-declined = { $name } can’t play with { $inviter } in { $contest }.
league-left = You’ve left { $contest }.
league-withdrawn = You’ve withdrawn from { $contest }. What you’ve played counts.
league-checked-in = You’re checked in for { $contest }.
league-offers = You’ve offered to substitute in { $contest }: the first free seat is yours, from the next match on and for good. Press again to take it back.
league-offers-not = You’re not among the substitutes of { $contest } anymore.
league-exported = Here’s { $contest } as a file.

# The list
league-list-title = Contests
league-list-none = No contest is going on in this server. Organizers start one with `/league create`.
league-list-how = `/league show` opens one, `/league join` signs you up.
league-list-over = Over
league-list-running = round { $round }
league-list-starting = starting
league-list-open = starts { $at }, { $count } signed up
league-list-draft = draft, starts { $at }

# Drafts
league-create-title = What kind of contest?
league-draft-title = Draft: { $name }
league-draft-zone = { $channel } · times in { $zone }
league-form-title = Name, start, entrants
league-form-name = Name
league-form-start = Start
    .about = Like Fri 8pm or 2026-11-27 20:00 ({ $zone })
league-form-entrants = Like 8-32
league-form-members = Fewest and most players
league-form-pairs = Fewest and most pairs
league-form-description = Description
league-form-places = Places
league-button-details = Name, start, entrants
league-button-publish = Publish
league-button-discard = Discard
league-button-none = None
league-none = none
league-chosen = chosen
league-yes = yes
league-no = no
league-rounds-suit = as many as needed
league-twice = The clocks show that time twice that day. I took the first.
league-published = { $contest } is open. The notice board is in { $channel }.
league-discarded = The draft is discarded.
league-may-not-post = ⚠️ I can’t write in { $channel }. Let me see it and send messages there before you publish. `/admin check` shows what’s missing.
league-may-not-call = ⚠️ I can’t ping { $role }: let anyone mention it, or let me mention all roles.
league-may-not-event = ⚠️ I can’t make events in this server. Give me the permission *Create Events*, or go without. `/admin check` shows what’s missing.
league-event-hidden = ⚠️ The whole server sees an event, but not this channel. So there will be no event.
league-channel-gone = ⚠️ The channel of this contest is gone. Choose another one before you publish.

league-field = Change something else…
league-field-rules = Rules
    .about = The rules of every table.
league-field-hands = Hands per round
    .about = How many hands a round has.
league-field-best = Best of three
    .about = Each match is the best of three games.
league-field-clock = Time per turn
    .about = How long a turn may last.
league-field-rounds = Rounds
    .about = How many rounds are played.
league-field-movement = Movement
    .about = How players move between rounds.
league-field-days = Days per round
    .about = How long a round lasts.
league-field-seeding = Seeds
    .about = How entrants are ranked before the draw.
league-field-rated = Rated
    .about = Games among four members change their ratings.
league-field-checkin = Check-in
    .about = Everyone has to check in during the half hour before the start.
league-field-repeats = Repeat
    .about = When it ends, the next one is announced.
league-field-ping = Role to ping
    .about = The role that announcements ping.
league-field-role = Role to sign up
    .about = Only members with this role can sign up.
league-field-channel = Channel
    .about = Where it’s announced and played.
league-field-event = Discord event
    .about = It’s listed among this server’s events, too. I need the permission Create Events.
league-movement-rotation = new partners by a fixed plan
league-movement-climb = winners move up a table
league-seeding-rating = by rating
league-seeding-lots = drawn
league-seeding-last = by the previous contest’s standings

# Announcements
league-post-check-in = **{ $contest }** starts { $at }. Check in now: without it you don’t take part.
league-post-round = **{ $contest }**, round { $round }: the tables are open. Time is up { $until }.
league-post-standings = **{ $contest }**: round { $round } is over.
league-post-next = Next round: { $at }
league-post-last = All rounds are played. Result: { $at }
league-post-round-days = **{ $contest }**, round { $round }: the tables are open until { $until }.
league-post-whistle = **{ $contest }**: time is up for round { $round }. Turns are short now, and computers play for anyone who’s away.
league-post-final = **{ $contest }** is over. First: { $names }. Thanks to everyone who played!
league-post-cancelled = **{ $contest }** is called off: { $reason }
league-post-too-few = **{ $contest }** is called off: it needs at least { $least }.
league-post-postponed = **{ $contest }** starts later, because I was offline: { $at } ({ $left }).
league-post-announcement = **{ $contest }**, { $name }: { $text }
league-post-dispute = **{ $contest }**, { $match }: a player asks the organizers to look at it. Those who don’t play in the contest read and answer it.
league-post-ruling = **{ $contest }**, { $match }: the organizers’ answer. “{ $text }”
league-match = round { $round }, { $one } against { $two }

league-format-json = JSON (everything)
league-format-csv = CSV (spreadsheets)

# The server’s settings
contest-post-guest = **{ $contest }**: { $name } invites you. You’re in once you sign up here; until then nothing counts for you.
    -# { $consent }
