import type { CDPSession, Page } from 'playwright-core';

/** Lets a page believe that its reader set larger letters: `standard` is the size of plain text in CSS pixels. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/**
 * Elements that reach beyond the screen's sides, as `TAG.classes`, and how many pixels the page can be moved sideways.
 * What stands in a box that scrolls or cuts by itself, or is fixed, is no overflow.
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
