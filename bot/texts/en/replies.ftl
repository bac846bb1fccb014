# Short answers to commands and presses, and labels in suggestions.
reply-old-button = This button is from an older version of Bower. Open the table again with /table show.
reply-missing-permissions = I cannot show a table here: in this channel I need to see it, send messages and attach files.
reply-opened = Table { $number } is open. Sit down, add computer players, and press Start.
reply-seated =
    { $seat ->
        [0] You sit North at table { $number }, opposite South.
        [1] You sit East at table { $number }, opposite West.
        [2] You sit South at table { $number }, opposite North.
       *[other] You sit West at table { $number }, opposite East.
    }
reply-left = You have left table { $number }.
reply-begun = The game at table { $number } begins. Press My hand to see your cards.
reply-shown = Table { $number } is shown again below.
reply-kicked = The seat at table { $number } is free.
reply-changed = Table { $number } has changed.
reply-closed = Table { $number } is closed.
reply-substituted = A computer plays for that seat at table { $number } until its owner is back.
label-table = Table { $number }: { $names }
seat-0 = North
seat-1 = East
seat-2 = South
seat-3 = West
opt-change = What to change; without it, one computer player is added
computer-add = Add one
computer-fill = Fill the free seats
computer-remove = Take one away
partners-same = Same seats
partners-new = New partners
reply-not-manager = Only who manages this server may change that.
opt-game = Number of a finished game; shown in its result
