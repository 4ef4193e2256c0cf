"""The rehearsal's page in headless Chromium, as a person uses it."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

T = TypeVar("T")

DIRECTIONS: Final = re.compile("[\u200e\u200f\u2066-\u2069]")

CHROMIUM: Final = shutil.which("chromium")
DRIVER: Final = shutil.which("chromedriver")
WIDE: Final = (1900, 1000)
NARROW: Final = (420, 800)
FLAGS: Final = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    f"--disable-component-update --disable-sync --lang=en --window-size={WIDE[0]},{WIDE[1]}"
)


@contextmanager
def opened(profile: Path) -> Iterator[webdriver.Chrome]:
    """Run Chromium with an empty profile in a folder."""
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for flag in [*FLAGS.split(), f"--user-data-dir={profile}"]:
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    yield driver
    driver.quit()


def as_read(text: str) -> str:
    """Take out of a text what only turns its parts into their direction."""
    return DIRECTIONS.sub("", text)


class Page:
    """The page as a person uses it; waits up to five seconds for what is not there yet."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    def column(self, name: object) -> WebElement:
        return self.wait(lambda: self.driver.find_elements(By.CSS_SELECTOR, f'[data-column="{name}"]'))[0]

    def find(self, column: object, selector: str, text: str = "") -> WebElement:
        def found() -> list[WebElement]:
            shown = self.column(column).find_elements(By.CSS_SELECTOR, selector)
            return [each for each in shown if text in as_read(each.text)]

        return self.wait(found)[0]

    def click(self, column: object, selector: str, text: str = "") -> None:
        """Click what is there; should the page be drawn anew meanwhile, what is there then."""

        def clicked() -> bool:
            self.find(column, selector, text).click()
            return True

        self.wait(clicked)

    def write(self, column: object, text: str) -> None:
        self.find(column, "textarea").send_keys(text + "\n")

    def wait(self, condition: Callable[[], T]) -> T:
        return WebDriverWait(self.driver, 5, ignored_exceptions=[Exception]).until(lambda _: condition())
