import type { CDPSession, Page } from 'playwright-core';

/** Emulates a reader's setting for the font size; `standard` is the default size in CSS pixels. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/**
 * Returns elements that extend beyond the sides of the screen, as `TAG.classes`, and how many pixels the page scrolls
 * horizontally. Elements that are fixed, or inside a box that scrolls or clips, do not count.
 */
export const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true;
      return getComputedStyle(element).position === 'fixed';
    };
    const beside = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && element.checkVisibility() && !isCut(element);
      })
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
    return { beside, room: Math.max(0, document.documentElement.scrollWidth - innerWidth) };
  });
