### Why a contest can’t be as an organizer wants it.

contest-bad-rounds = A contest has at most { $most } rounds. 0 means as many as needed.
contest-bad-entrants = Entrants: two numbers from { $least } to { $most }, the fewest first, such as 8-16.
contest-bad-cut = After a Swiss, nobody, 4 pairs or 8 pairs go on to the knockout.
contest-bad-division = A division has { $least } to { $most } pairs, and fewer than half of them move up or down.
contest-bad-days = A round lasts 1 to { $most } days.
contest-too-few = There are too few to start: this contest needs at least { $least }.
contest-too-many = There are too many: this contest has room for { $most }.
contest-swiss-rounds = With so few pairs, a Swiss has at most { $most } rounds, or some would meet twice. Play a pairs league instead.

plan-not-four = Contests are played two against two at tables of four. Choose other rules.
plan-stakes = Contests are played for points only. Choose rules without betting.
plan-drawn-partners = A contest says who plays with whom, so partners can’t be drawn at the table. Choose other rules.

calendar-unknown-zone = I don’t know the time zone “{ $zone }”. Write it like Europe/Rome or America/New_York.
calendar-which-zone = “{ $zone }” isn’t the name of a time zone. Did you mean { $meant }? Choose the city whose clocks you go by.
calendar-bad-time = I can’t read that time. Write it like 2026-11-27 20:00, Fri 8pm, or 20:00.
calendar-no-such-day = There’s no such day. Check day and month.
calendar-other-weekday = That date falls on another day of the week. Check it, or leave out one of the two.
calendar-no-such-time = That time doesn’t exist: the clocks skip it that night. Choose an earlier or a later one.
calendar-past = That time is past. Choose a later one.
calendar-too-far = That’s more than a year ahead. Choose an earlier day.
