### Games as files: /export, and what stands in them.

cmd-export = Finished games as files
cmd-export-game = One finished game as a file
cmd-export-me = All the finished games you sat in here, in one ZIP file
cmd-export-server = All the finished games of this server, as a sheet (CSV); for those who manage it
opt-export-game = Which game
opt-export-format = What kind of file; without it, text to read

export-format-text = Text to read
export-format-json = JSON
export-format-egn = EGN 1.4, Euchre Game Notation
export-format-log = Log of Bower

export-game-done = Game { $number }, as everybody at the table saw it by the end.
export-me-done = { $count ->
    [one] The one finished game that you sat in here.
   *[other] { $count } finished games that you sat in here.
}
export-me-refused = { $count ->
    [one] One more cannot be told in this format; left-out.txt says why.
   *[other] { $count } more cannot be told in this format; left-out.txt says why.
}
export-me-over = { $count ->
    [one] One older game did not fit.
   *[other] { $count } older games did not fit.
}
export-me-none = You have not sat in any game here that has ended.
export-me-none-in-format = None of your games here can be told in this format. Choose another one.
export-server-done = { $count ->
    [one] The one finished game of this server.
   *[other] { $count } finished games of this server, newest first.
}
export-server-over = { $count ->
    [one] One older game did not fit: whoever runs this bot can export it.
   *[other] { $count } older games did not fit: whoever runs this bot can export them.
}
export-not-manager = Only who manages this server may take its games away as a sheet.
export-server-none = No game has ended in this server yet.
export-busy = Your last export is still being made. Please wait for it.

# The text of a game. $rules are like "North American, First to 10"
export-text-title = Game { $number }: { $rules }
export-text-times = Begun { $start }, ended { $end } (UTC)
export-text-computer = { $name } (computer, { $level })
export-text-draw = Before the first deal
export-text-hand = Hand { $number }, dealt by { $dealer }
export-text-kitty = left over: { $cards }
export-text-trick = { $number }. { $cards } → { $name }
export-text-score = Score: { $scores }
export-text-given-up = The game was given up before its end.
export-text-final = Final score: { $scores }
export-text-secret = Secret of the deals, with which they can be checked: { $secret }

# What Euchre Game Notation cannot tell. $hand is the number of a deal
egn-table = Euchre Game Notation tells games of two against two with a card turned up, and no others. Choose another format.
egn-hand-size = Euchre Game Notation tells games of five tricks, and no others. Choose another format.
egn-pack = Euchre Game Notation has no second pack, no twos, and no Benny but the joker. Choose another format.
egn-dealer-speaks = In Euchre Game Notation the dealer speaks last. Choose another format.
egn-rubber = A file of Euchre Game Notation is one game, not a rubber. Choose another format.
egn-length = A file of Euchre Game Notation holds a hundred deals at most. Choose another format.
egn-no-deal = This game ended before its first deal. Choose another format.
egn-benny-turned = In deal { $hand } the Benny was turned up, for which Euchre Game Notation has no words. Choose another format.
egn-blind = In deal { $hand } somebody called without seeing a card, for which Euchre Game Notation has no words. Choose another format.
egn-poor-hand = In deal { $hand } a poor hand was shown, for which Euchre Game Notation has no words. Choose another format.
egn-partner-alone = In deal { $hand } somebody played alone who had not made trump; Euchre Game Notation knows no such loner. Choose another format.
egn-lone-defence = In deal { $hand } a defender played alone against two makers; Euchre Game Notation knows that against a loner only. Choose another format.
egn-gifts = In deal { $hand } two cards were exchanged with a partner; Euchre Game Notation knows one. Choose another format.
egn-lowered = In deal { $hand } points were taken off the others, for which Euchre Game Notation has no words. Choose another format.
egn-revoke = In deal { $hand } a revoke was called, for which Euchre Game Notation has no words. Choose another format.
egn-ruling = At deal { $hand } the host or a moderator stepped in, for which Euchre Game Notation has no words. Choose another format.
egn-stolen = Deal { $hand } was stolen, for which Euchre Game Notation has no words. Choose another format.
egn-otherwise = By the rules that Euchre Game Notation knows, this would be another game (deal { $hand }). Choose another format.
