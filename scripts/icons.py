"""Draws the icons and the preview picture of web/public: python scripts/icons.py http://127.0.0.1:8000"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PAPER, TRANSPARENT = "#f5eedf", "transparent"
ICONS = [
    ("icon-192", 192, 1.0, TRANSPARENT),
    ("icon-512", 512, 1.0, TRANSPARENT),
    # A mask may cut off all but the inner four fifths.
    ("icon-maskable", 512, 0.72, PAPER),
    ("apple-touch-icon", 180, 0.84, PAPER),
]
ARRANGE = """() => {
  const style = (element, wanted) => Object.assign(element.style, wanted);
  const covers = [...document.querySelectorAll('svg[viewBox="0 0 300 400"]')].slice(0, 4);
  const shelf = document.createElement('div');
  style(shelf, { display: 'grid', gridTemplateColumns: 'repeat(4, 200px)', gap: '36px' });
  for (const cover of covers) {
    style(cover, { width: '200px', height: '267px', borderRadius: '10px', boxShadow: '0 14px 30px #3424' });
    shelf.append(cover);
  }
  const name = document.createElement('div');
  style(name, { alignItems: 'center', display: 'flex', font: '700 92px var(--font-display)', gap: '28px' });
  const coin = document.createElement('img');
  coin.src = '/icon.svg';
  style(coin, { height: '104px', width: '104px' });
  name.append(coin, 'Ducats');
  style(document.body, {
    alignContent: 'center', background: 'var(--paper)', boxSizing: 'border-box', display: 'grid', gap: '56px',
    height: '630px', justifyItems: 'center', minHeight: '0', overflow: 'hidden', width: '1200px',
  });
  document.body.replaceChildren(name, shelf);
  return coin.decode();
}"""


def draw_icons(browser: Browser) -> None:
    coin = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for name, size, part, ground in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size}, color_scheme="light")
        page.set_content(
            f"<style>body {{ align-items: center; background: {ground}; display: flex; height: 100vh;"
            f"justify-content: center; margin: 0 }} svg {{ width: {size * part}px }}</style>{coin}"
        )
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def draw_preview(browser: Browser, address: str) -> None:
    """The boxes of the shelf beside each other, in the size that most chats show."""
    page = browser.new_page(viewport={"width": 1200, "height": 630}, color_scheme="light")
    page.goto(address)
    page.locator('svg[viewBox="0 0 300 400"]').nth(3).wait_for()
    page.evaluate(ARRANGE)
    page.screenshot(path=PUBLIC / "social.png")
    page.close()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        draw_icons(chromium)
        draw_preview(chromium, sys.argv[1])
        chromium.close()
