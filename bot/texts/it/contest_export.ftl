### Un torneo in altri programmi.

contest-calendar-round = { $name }: turno { $number }
