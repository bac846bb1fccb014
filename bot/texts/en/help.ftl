### A short guide. In a line of its own Fluent takes no asterisk at the start: lists begin with a number or a dash.

topic-start = Getting started
topic-play = Playing at a table
topic-euchre = Euchre in twelve lines
topic-commands = Commands
help-more = Also in `/help`: { $topics }

help-start =
    ### Getting started
    1. Write `/table open` in a channel. A table appears for everyone to see.
    2. Others press **Sit**, or **Join** where everyone plays alone. Of four, partners sit opposite each other. **Fill with computers** takes the free seats.
    3. When all seats are taken, press **Start**. The cards are dealt.
    4. Press **My hand**: a message that only you can see shows your cards and everything you may do.

    You can sit at several tables. Games are kept: if Bower restarts, they go on where they were.
    `/preferences` has four-colour cards, text instead of pictures, and the order of your hand.

help-play =
    ### Playing at a table
    - **My hand** opens your cards. A card you may play is lit, the others are grey. `R` and `L` mark the { term-right-bower } and the { term-left-bower }.
    - Your panel shows the table from your chair. Between hands it offers reactions, and while others bid **Pass in advance**, which ends as soon as anyone bids.
    - The last card of a hand is played for you. `/preferences` can turn that off, or play any card that is your only choice. That takes as long as your own cards at the table usually take, so the pause says next to nothing; what remains is what long lists of your pauses may tell.
    - **Last trick** shows the trick just taken, **Rules** what this table plays.
    - **More…** has all the rest: leave, let a computer take over, close the table.

    Every turn has a clock. When it runs out, a computer makes that one decision. After two in a row it keeps your seat until you press **I’m back**.
    When everyone is away, or all who are there press **Pause** under **More…** (in a rated game the absent, too), the game pauses: no clock runs, no computer plays. Press **I’m back** to play on. After a day, or two clocks if that is longer, the table closes. If everyone went away, more than an hour apart, the first to go then loses a rated game.
    If your panel is old, press **My hand** again: nothing is lost, and an old button cannot play a card twice.

    Each deal is promised before it is made: the table shows a fingerprint, and after the game `/verify game` proves that no card was moved.

help-euchre =
    ### Euchre in twelve lines
    1. Four play, partners opposite. 24 cards: 9, 10, J, Q, K, A of each suit. Five each; one of the rest is turned up: the { term-upcard }.
    2. In trump, the jack is the best card: the **{ term-right-bower }**.
    3. Next is the other jack of the same colour: the **{ term-left-bower }**. It counts as a trump, not as its own suit.
    4. Then ace, king, queen, 10, 9 of trump. In the other suits the ace is high.
    5. From the dealer’s left, each may make the suit of the { term-upcard } trump. The dealer then takes that card and buries another.
    6. If all pass, each may name another suit.
    7. Whoever makes trump may go **alone**: the partner lays down the cards.
    8. The dealer’s left leads. Follow suit if you can; if not, play anything.
    9. The highest trump takes the trick, else the highest card of the suit led. The winner leads.
    10. Makers with three or four tricks score 1, with all five (a **{ term-march }**) 2, alone 4.
    11. Makers with fewer than three are **euchred**: 2 points for the others.
    12. The first side with 10 points wins. With two or three sure trumps and an ace, make it!

help-commands =
    ### Commands
    - `/table open` a new table · `join` sit down · `leave` leave · `start` begin · `close` close · `kick` take a member out · `computer` add a computer · `rematch` play again
    - `/table show` the table anew · `/table list` all tables · `/table apart` two members are not to be partners · `/table clock` how long a turn may last · `/table pace` an even pace: hesitation tells nothing
    - `/hand` your cards, for you only; *{ button-hint }* tells what is best and why, unless the host has turned hints off under *{ button-more }*
    - `/rules show` what is played · `/rules list` the server’s own rules · `/help` this guide · `/glossary` the words of the game
    - `/stats me` how you play, in figures and charts · `member` the same of another · `server` all together · `partners` · `versus` two members compared · `/leaderboard` who is best at what
    - `/puzzle today` a position to solve, the same for everyone · `yesterday` with its solution · `board` who solves best
    - `/history` what was played here · `/replay game` a finished game, step by step
    - `/preferences` what you like · `/verify game` check the deals · `/review game` how a finished game was played
    - `/export` finished games as files · `/privacy` what is kept about you: see it, take it with you, delete it
    - `/server` settings, `/season start` and `end` seasons with boards of their own, for those who manage the server
    - `/repair` mend the records, for those who manage the server · `/audit` what was mended, by whom and why
