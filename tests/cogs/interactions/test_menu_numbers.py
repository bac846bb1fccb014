"""Numbers and ids that are chosen in menus."""

from cogs.interactions.router import chosen_number
from tests.cases import for_all


@for_all(
    value__number=[
        ("0", 0),
        ("25", 25),
        ("1420070400000000000", 1_420_070_400_000_000_000),  # as long as ids of Discord are since 2022
        (str(2**63 - 1), 2**63 - 1),
        (str(2**63), None),
        ("9" * 40, None),
        ("-1", None),
        ("²", None),
        ("", None),
    ]
)
def test_a_number_is_read_up_to_the_highest_id(value: str, number: int | None) -> None:
    assert chosen_number((value,)) == number


def test_nothing_chosen_is_no_number() -> None:
    assert chosen_number(()) is None
