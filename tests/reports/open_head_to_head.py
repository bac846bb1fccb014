"""Head to head is asked again among those who are still tied: who has beaten the only other one is ahead."""

from kit import check, main


def work():
    from fractions import Fraction

    from engine.contest.formats import league
    from engine.contest.standings import Line, rank

    def table(matches):
        lines = []
        for number, (one, two, a, b) in enumerate(matches, 1):
            points = 2 if a > b else 1 if a == b else 0
            games = (int(a > b), int(b > a))
            lines.append(
                Line(
                    entrant=one,
                    round=number,
                    points=Fraction(points),
                    games=games,
                    scored=a,
                    conceded=b,
                    opponents=(two,),
                )
            )
            lines.append(
                Line(
                    entrant=two,
                    round=number,
                    points=Fraction(2 - points),
                    games=games[::-1],
                    scored=b,
                    conceded=a,
                    opponents=(one,),
                )
            )
        return lines

    matches = [
        (1, 2, 10, 9),
        (1, 3, 10, 9),
        (4, 1, 10, 0),
        (2, 3, 10, 0),
        (2, 4, 10, 0),
        (3, 4, 10, 9),
        (1, 5, 10, 9),
        (6, 1, 10, 0),
        (2, 5, 10, 0),
        (6, 2, 10, 9),
        (3, 5, 10, 0),
        (3, 6, 10, 0),
        (4, 5, 10, 0),
        (4, 6, 10, 0),
        (5, 6, 10, 0),
    ]
    order = [row.entrant for row in rank(range(1, 7), table(matches), league.TIE_BREAKS)]
    check(order.index(1) < order.index(2), f"1 and 2 lead the four who are tied; 1 has beaten 2: {order}")
    check(order.index(3) < order.index(4), f"3 and 4 are tied after that; 3 has beaten 4: {order}")


main(work)
