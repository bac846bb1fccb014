### A short guide. In a line of its own Fluent takes no asterisk at the start: lists begin with a number or a dash.

topic-start = Getting started
topic-euchre = { button-how-to-play }
topic-play = At the table
topic-commands = Commands

help-start =
    ### Getting started
    New to euchre? Press **{ button-guide }**: five steps, three minutes.

    1. `/euchre` gives you cards at once, at a table with computers.
    2. `/table open` opens a table for people: it shows up in the channel for everyone to see.
    3. Others press **Sit** or **Join**. In a game of four, partners sit opposite each other.
    4. No one around? Press **{ button-fill }**. When every seat is taken, press **{ button-start }**.
    5. **{ button-hand }** shows your cards and everything you can do. Only you can see it.

    You can sit at several tables.
    `/preferences` has four-color cards, text instead of pictures, and the order of your hand.

help-play =
    ### At the table
    - **{ button-hand }** shows your cards, and the table from your seat. The cards you can play are lit. `R` and `L` mark the { term-right-bower } and the { term-left-bower }.
    - While others bid, **{ button-pass-ahead }** passes for you, unless someone bids first.
    - The last card of a hand is played for you. `/preferences` changes that.
    - **{ button-last-trick }** shows the trick just taken, **{ button-rules }** what this table plays.
    - Partners tell each other nothing about their cards, in the chat neither. **{ button-more }** has everything else: pause, leave, let a computer take over, close the table.

    Every turn has a timer. When it runs out, a computer makes that one decision. After two in a row it keeps your seat until you press **{ button-back }**.
    The game pauses when everyone is away, or when everyone presses **{ button-pause }**. **{ button-back }** plays on. After a day, or after the time of two turns if that’s longer, the table closes.
    In a rated game the timer is fixed, and a computer takes over only for a player who asks for it or has missed a turn. If everyone leaves, more than an hour apart, the first to go loses.
    If your panel looks old, press **{ button-hand }** again. Nothing is lost.

    Every deal is fixed before it’s dealt: the table shows its fingerprint, and after the game `/game check` shows that no card was moved.

help-euchre =
    ### Euchre in twelve lines
    1. Four play, partners opposite. 24 cards: 9, 10, J, Q, K, A of each suit. Five each; one of the rest is turned up: the { term-upcard }.
    2. In trump, the jack is the best card: the **{ term-right-bower }**.
    3. Next is the other jack of the same color: the **{ term-left-bower }**. It counts as a trump, not as its own suit.
    4. Then ace, king, queen, 10, 9 of trump. In the other suits the ace is high.
    5. From the dealer’s left, each may make the suit of the { term-upcard } trump. The dealer then picks that card up and discards another.
    6. If all pass, each may name another suit.
    7. Whoever makes trump may go **alone**: the partner lays down the cards.
    8. The dealer’s left leads. Follow suit if you can; if not, play anything.
    9. The highest trump takes the trick, else the highest card of the suit led. The winner leads.
    10. Makers with three or four tricks score 1, with all five (a **{ term-march }**) 2, alone 4.
    11. Makers with fewer than three are **euchred**: 2 points for the others.
    12. The first side with 10 points wins. With two or three sure trump and an ace, make it!

help-commands =
    ### Commands
    - `/euchre` cards at once, at a table with computers
    - `/table` open a table, join one, leave, close it, play again
    - `/hand` your cards, for your eyes only; **{ button-hint }** there says what’s best and why
    - `/game` finished games: list, replay, review, check the deals, export
    - `/stats` and `/leaderboard` how you play, who’s best, and at what
    - `/league` contests: a hustle night, a cup, a league of pairs
    - `/puzzle` a position a day, the same for everyone
    - `/glossary` the words of euchre · `/help` this guide
    - `/houserules` what this server plays
    - `/preferences` language, cards, pings · `/privacy` your data: see it, download it, delete it
    - `/admin` for those who manage the server · `/audit` the corrections they made

    Type `/` to see them all, each with its options.
