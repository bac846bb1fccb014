### A member's own game in a contest

contest-your-table = **Your table is { $number }** in { $contest }.
contest-own-game = Hand { $hand } · { $score } · { $now }
contest-own-turn = **your turn**
contest-own-waits = { $name } to act
contest-own-next = cards are dealt soon
contest-own-away = **a computer plays for you** until you’re back
contest-own-paused = paused
