### Games as files, and what is in them.

export-format-text = Text to read
export-format-json = JSON
export-format-egn = EGN 1.4, Euchre Game Notation
export-format-log = Bower’s log

export-game-done = Game { $number }, as everyone at the table had seen it by the end.
export-me-done = { $count ->
    [one] The one finished game you played here.
   *[other] { $count } finished games you played here.
}
export-me-refused = { $count ->
    [one] One more game doesn’t fit this format; left-out.txt says why.
   *[other] { $count } more games don’t fit this format; left-out.txt says why.
}
export-me-over = { $count ->
    [one] One older game didn’t fit.
   *[other] { $count } older games didn’t fit.
}
export-me-none = You haven’t played in a finished game here.
export-me-none-in-format = None of your games here fits this format. Choose another one.
export-server-done = { $count ->
    [one] The one finished game of this server.
   *[other] { $count } finished games of this server, newest first.
}
export-server-over = { $count ->
    [one] One older game didn’t fit: whoever runs this bot can export it.
   *[other] { $count } older games didn’t fit: whoever runs this bot can export them.
}
export-server-none = No game has been finished in this server yet.
export-busy = Your last export is still being made. Please wait for it.

# The text of a game. $rules are like "North American, First to 10"
export-text-title = Game { $number }: { $rules }
export-text-times = Started { $start }, ended { $end } (UTC)
export-text-computer = { $name } (computer, { $level })
export-text-draw = Before the first deal
export-text-hand = Hand { $number }, dealt by { $dealer }
export-text-kitty = left over: { $cards }
export-text-trick = { $number }. { $cards } → { $name }
export-text-score = Score: { $scores }
export-text-given-up = The game was stopped early.
export-text-final = Final score: { $scores }
export-text-secret = Secret of the deals, to check them with: { $secret }

# What Euchre Game Notation cannot tell. $hand is the number of a deal
egn-table = Euchre Game Notation only records games of two against two with an upcard. Choose another format.
egn-hand-size = Euchre Game Notation only records games of five tricks. Choose another format.
egn-pack = Euchre Game Notation has no double deck, no twos, and no Benny but the joker. Choose another format.
egn-dealer-speaks = In Euchre Game Notation the dealer speaks last. Choose another format.
egn-rubber = A file of Euchre Game Notation is one game, not a rubber. Choose another format.
egn-length = A file of Euchre Game Notation has at most a hundred deals. Choose another format.
egn-no-deal = This game ended before its first deal. Choose another format.
egn-benny-turned = In deal { $hand } the Benny was turned up, which Euchre Game Notation can’t record. Choose another format.
egn-blind = In deal { $hand } somebody called without seeing a card, which Euchre Game Notation can’t record. Choose another format.
egn-poor-hand = In deal { $hand } a poor hand was shown, which Euchre Game Notation can’t record. Choose another format.
egn-partner-alone = In deal { $hand } somebody who hadn’t called trump went alone, which Euchre Game Notation can’t record. Choose another format.
egn-lone-defence = In deal { $hand } a defender went alone against two makers; Euchre Game Notation records that only against a loner. Choose another format.
egn-gifts = In deal { $hand } two cards were swapped with a partner; Euchre Game Notation records only one. Choose another format.
egn-lowered = In deal { $hand } points were taken off the others, which Euchre Game Notation can’t record. Choose another format.
egn-revoke = In deal { $hand } a revoke was called, which Euchre Game Notation can’t record. Choose another format.
egn-ruling = At deal { $hand } the host or a moderator stepped in, which Euchre Game Notation can’t record. Choose another format.
egn-stolen = Deal { $hand } was stolen, which Euchre Game Notation can’t record. Choose another format.
egn-otherwise = By the rules of Euchre Game Notation this would be another game (deal { $hand }). Choose another format.
