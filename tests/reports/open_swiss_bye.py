"""A Swiss in which pairs have left: nobody meets anybody twice where another choice of the bye avoids it."""

from kit import check, main


def work():
    from random import Random

    import networkx as nx

    from bot.contests.matching import pair
    from engine.contest.config import Config, Format
    from engine.contest.events import Joined, Left, Seeded
    from engine.contest.formats import next_step
    from engine.contest.state import Contest, Result, apply

    def needless(seed, n):
        dice = Random(seed)
        contest = Contest(Config(format=Format.SWISS), bytes(32))
        for number in range(1, n + 1):
            contest = apply(contest, Joined(number, (2 * number - 1, 2 * number)))
        contest = apply(contest, Seeded(tuple(range(1, n + 1))))
        results = {}
        while True:
            drawn = next_step(contest, results, pair)
            if drawn is None:
                return None
            met = {frozenset((m.north[0], m.east[0])) for r in contest.rounds for m in r.matches}
            byes = [e for r in contest.rounds for e in r.idle]
            again = [(m.north[0], m.east[0]) for m in drawn.matches if frozenset((m.north[0], m.east[0])) in met]
            if again:
                active = contest.active
                fewest = min(byes.count(e) for e in active)
                for bye in [e for e in active if byes.count(e) == fewest] if len(active) % 2 else [None]:
                    rest = [e for e in active if e != bye]
                    graph = nx.Graph()
                    graph.add_edges_from(
                        (a, b) for i, a in enumerate(rest) for b in rest[i + 1 :] if frozenset((a, b)) not in met
                    )
                    if 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(rest):
                        return f"{n} pairs, seed {seed}, round {drawn.round}: {again} meet again, bye {drawn.idle}; without, bye {bye}"
            contest = apply(contest, drawn)
            for place in range(len(drawn.matches)):
                one, two = dice.randrange(11), dice.randrange(11)
                one += one == two
                results[drawn.round, place] = Result((one, two), (int(one > two), int(two > one)))
            for entrant in contest.active:
                if dice.random() < 0.12 and len(contest.active) > 3:
                    contest = apply(contest, Left(entrant))

    found = [each for n in (7, 9, 11) for seed in range(300) if (each := needless(seed, n))]
    check(not found, f"{len(found)} of 900 Swiss have a needless second meeting; first: {found[:1]}")


main(work)
