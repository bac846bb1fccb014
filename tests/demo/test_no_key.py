"""The demo's page without the key in its address, or with an old one, says what to do."""

import pytest

from tests.demo.panel_page import PORT, panel_page
from tests.suite import rest

TOLD = "#no-key:not([hidden])"


@rest
@pytest.mark.browser
async def test_a_page_without_its_key_says_what_to_do() -> None:
    async with panel_page() as shown:
        page = shown.page
        await page.wait_for_function("() => window.simcordPreview?.ready")
        assert await page.locator(TOLD).count() == 0
        for key in ("", "#an-old-one"):
            await page.goto("about:blank")
            await page.goto(f"http://127.0.0.1:{PORT}/{key}")
            told = await page.wait_for_selector(TOLD)
            assert told is not None
            assert "from the terminal in which the demo runs" in await told.inner_text()
