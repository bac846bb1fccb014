### A contest in other programs.

contest-calendar-round = { $name }: round { $number }
