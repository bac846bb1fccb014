### What a contest will come to, before it is published.

contest-preview-members = Preview with { $count } players
contest-preview-pairs = Preview with { $count } pairs
contest-preview-shape = Rounds: { $rounds } · matches: { $matches } · tables at a time: { $tables }
contest-preview-divisions = Divisions: { $count }
contest-preview-computers = Computers in empty seats: { $count }
contest-preview-byes = Without a match in round 1: { $count }
contest-preview-live = About { $minutes } minutes a round, over at about { $end }
contest-preview-days = { $time } a round, until { $end }
contest-preview-check-in = Check-in opens { $at }.
contest-preview-cancelled = With fewer than { $least } it’s called off.
contest-preview-judges = Whoever plays judges nothing. If all organizers play, matches stand as played: give the role to a spectator, too.
contest-preview-weekly = When it’s over, the next one is announced for the same day and time.
contest-preview-season = When it’s over, the next season is announced.

contest-caution-too-few = Too few to start: at least { $count } have to sign up.
contest-caution-waiting = More than there’s room for. On the waiting list: { $count }.
contest-caution-swiss-capped = Only { $count } rounds, or some pairs would meet twice. With so few, a pairs league works better.
contest-caution-partners-again = { $count } rounds are more than there are partners, so some play together twice.
contest-caution-tables = Too many tables at a time: at most { $count } can be played live. Lower the number of places.
contest-caution-threads = I can’t open threads here, so at most { $count } tables fit. Let me, or lower the number of places. `/admin check` shows what’s missing.
