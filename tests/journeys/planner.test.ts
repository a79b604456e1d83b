import { describe, expect, it } from 'vitest';
import { planner as arabic } from '../../language/ar/planner.ts';
import { planner as english } from '../../language/en/planner.ts';
import { axeOn } from '../support/axe-on.ts';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const words = { en: english, ar: arabic };

describe.each([
  ['en', 1440],
  ['ar', 390],
] as const)('planning a wall in %s at %i px', (language, width) => {
  const say = words[language];

  it('answers while one types, keeps the plan in the address, and takes it along to the request', async () => {
    const { page } = await openPage(browser, { origin: site.origin, path: `/${language}/planner`, language, width });
    await page.getByText(say.planInvitation).waitFor();
    const field = (word: string) => page.getByRole('textbox', { name: word });
    await field(say.planWidth).fill('٦');
    await field(say.planHeight).fill('340 cm');
    const figures = page.getByRole('table', { name: say.planFigures });
    await figures.getByRole('rowheader', { name: say.planWeight }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toContain('height=340+cm');
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await field(say.planNearest).fill('near');
    await page.getByText(say['issue-notALength']).waitFor();
    await expect.poll(() => field(say.planNearest).inputValue()).toBe('near');
    await expect.poll(() => field(say.planNearest).getAttribute('aria-invalid')).toBe('true');
    await field(say.planNearest).fill('4');
    await expect.poll(() => field(say.planNearest).getAttribute('aria-invalid')).toBe(null);

    await page.getByRole('radio', { name: say.drawingNight }).check();
    await field(say.planFarthest).fill('20');
    await page.locator('.room-drawing').getByText(/20/).waitFor({ state: 'attached' });
    await expect.poll(() => page.getByRole('radio', { name: say.drawingNight }).isChecked()).toBe(true);

    await page.getByRole('link', { name: say.planQuote }).click();
    await page.waitForURL('**/register?*');
    await expect.poll(() => page.locator('[name=specs]').inputValue()).toContain(say.planWeight);
  });

  it('answers without scripts, by an address that others can open', async () => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/planner`,
      language,
      width,
      javaScript: false,
    });
    await page.getByRole('textbox', { name: say.planWidth }).fill('6');
    await page.getByRole('textbox', { name: say.planHeight }).fill('3');
    await page.getByRole('button', { name: say.planShow }).click();
    await page.waitForURL('**/planner?*width=6*');
    await expect.poll(() => page.getByRole('table', { name: say.planFigures }).isVisible()).toBe(true);
  });
});
