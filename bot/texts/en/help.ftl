### A short guide. In a line of its own Fluent takes no asterisk at the start: lists begin with a number or a dash.

topic-start = Getting started
topic-euchre = { button-how-to-play }
topic-play = At the table
topic-commands = Commands
topic-tricks = Tricks and points

help-start =
    ### Getting started
    - **Learn**: press **{ button-guide }**: five steps, three minutes.
    - **Play now**: `/euchre` gives you cards at once, at a table with computers.
    - **With friends**: `/table open`. They press **{ $join }**; you press **{ $start }** when every seat is taken.

    - **{ $hand }** shows your cards and everything you can do. Only you can see it.
    - `/preferences` has four-color cards, text instead of pictures, and the order of your hand.

help-play =
    ### At the table
    - **{ $hand }** shows your cards; those you can play are lit. `R` and `L` mark the bowers.
    - **{ button-hint }** says what’s best; the figures on the buttons are points you can expect.
    - **{ button-pass-ahead }** passes for you, unless someone bids first.
    - Partners tell each other nothing about their cards, in the chat neither.
    - When your time is up, a computer takes that turn; after two in a row it plays for you until you press **{ button-back }**.
    - **{ $more }** has the rest: pause, leave, let a computer play.

help-euchre =
    ### Euchre in twelve lines
    1. Four play, partners opposite: 24 cards, nine to ace.
    2. Five each; one more is turned up: the { term-upcard }.
    3. In trump the jack is best: the **{ term-right-bower }**.
    4. Then the other jack of its color, a trump too: the **{ term-left-bower }**.
    5. Then A, K, Q, 10, 9. In other suits the ace is high.
    6. In turn, make the { term-upcard }’s suit trump or pass. The dealer then picks it up and discards one.
    7. If all pass, name another suit or pass.

help-tricks =
    ### Tricks and points
    8. Whoever makes trump may go **alone**: the partner sits out.
    9. Follow suit if you can; else play anything.
    10. The highest trump takes the trick, else the highest of the suit led.
    11. Makers with 3 or 4 tricks score 1, all five (a **{ term-march }**) 2, alone 4; with fewer they’re **euchred**: 2 for the others.
    12. The first side with 10 points wins.

help-commands =
    ### Commands
    - `/euchre` cards at once
    - `/table` open one, join, leave, close
    - `/hand` your cards, with **{ button-hint }**
    - `/game` list, replay, review, check, export
    - `/stats` and `/leaderboard` how you play
    - `/league` contests: hustle night, cup, league
    - `/puzzle` a position a day
    - `/glossary` the words
    - `/houserules` what this server plays
    - `/preferences` language, cards, pings
    - `/privacy` your data
    - `/admin`, `/audit` for managers
