### What a contest will come to, before it is published.

contest-preview-title = Preview
contest-preview-members = Players: { $count }
contest-preview-pairs = Pairs: { $count }
contest-preview-shape = Rounds: { $rounds } · matches: { $matches } · tables at a time: { $tables }
contest-preview-divisions = Divisions: { $count }
contest-preview-knockout = Of these rounds, knockout: { $count }
contest-preview-computers = Computers in empty seats: { $count }
contest-preview-sit = Sitting out each round: { $count }
contest-preview-byes = Without a match in round 1: { $count }
contest-preview-live = About { $minutes } minutes a round, from { $start } until about { $end }
contest-preview-days = Days of a round: { $days }, from { $start } until { $end }
contest-preview-cancelled = With fewer than { $least } it’s called off.
contest-preview-weekly = When it’s over, the next one is announced for the same day and time.
contest-preview-season = When it’s over, the next season is announced.

contest-caution-too-few = Too few to start: at least { $count } have to sign up.
contest-caution-waiting = More than there’s room for. On the waiting list: { $count }.
contest-caution-swiss-capped = Only { $count } rounds, or some pairs would meet twice. A pairs league suits so few better.
contest-caution-partners-again = { $count } rounds are more than there are partners: some play together twice.
contest-caution-tables = Too many tables at a time: at most { $count } can be played live. Lower the number of places.
contest-caution-threads = I can’t open threads here, so at most { $count } tables fit. Let me, or lower the number of places.
