"""What tests of several folders need: one Chromium for all of them."""

from collections.abc import Iterator

import pytest
from selenium import webdriver

from tests import browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what needs a browser where there is none."""
    if browser.CHROMIUM and browser.DRIVER:
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="chromium and chromedriver are not on this machine"))


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[webdriver.Chrome]:
    with browser.opened(tmp_path_factory.mktemp("profile")) as driver:
        yield driver
