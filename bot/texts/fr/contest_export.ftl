### Un tournoi dans d’autres programmes.

contest-calendar-round = { $name } : tour { $number }
