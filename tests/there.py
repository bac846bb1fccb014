"""What a test needs to be there."""

from typing import TypeVar

T = TypeVar("T")


def there(value: T | None) -> T:
    """The value; the test fails where there is none."""
    assert value is not None
    return value
