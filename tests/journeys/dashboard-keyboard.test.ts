import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dashboard as arabic } from '../../language/ar/dashboard.ts';
import { dashboard as english } from '../../language/en/dashboard.ts';
import { formatMessage } from '../../language/message.ts';
import { flawsOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { samplePhoto } from '../support/sample-files.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const farthest = 120;

/** The accessible name of the focused control. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until the control with this name is focused. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < farthest; step += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}"; it ended on "${await focused(page)}"`);
}

describe.each([
  ['en', english, 'Save and add another'],
  ['ar', arabic, 'حفظ وإضافة عنصر آخر'],
] as const)('one record after the other (%s)', (language, t, more) => {
  it('is added by one key: the next form begins with what they belong to, in its first field', async () => {
    await ask(site, '/category/add', 'POST', { id: 1, name: { en: 'Walls', ar: 'جدران' } });
    const { page } = await openDashboard(browser, site, { path: '/products', language });
    await page.getByRole('button', { name: t.addNew, exact: true }).click();
    const form = page.locator('#add-form');
    const first = form.locator('.field input, .field textarea, .field select').first();
    await form.getByRole('button', { name: more }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await form.locator('#field-name-en-').fill('One');
    await form.locator('#field-name-ar-').fill('واحد');
    await form.locator('#field-category').selectOption('1');
    await page.keyboard.press('Control+Shift+Enter');
    const cards = page.locator('.record-card');
    await cards.getByRole('heading', { name: language === 'en' ? 'One' : 'واحد' }).waitFor();
    await expect.poll(() => form.locator('#field-name-en-').inputValue()).toBe('');
    await expect.poll(() => form.locator('#field-category').inputValue()).toBe('1');
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    // Without changes the form closes without a question.
    await form.getByRole('button', { name: t.cancel, exact: true }).click();
    await form.locator('form').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: t.shortcuts }).getByText(more).waitFor();
  });
});

describe.each([
  ['en', english, 'Title'],
  ['ar', arabic, 'العنوان'],
] as const)('by keyboard alone (%s)', (language, t, label) => {
  it('a banner is added, edited, deleted and brought back; Enter in its title sends nothing; the focus is never lost, the list is read again [API-ADM-003]', async () => {
    const { page } = await openDashboard(browser, site, { path: '/hero-banners', language });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.includes('/herobanner')) calls.push(request.method());
    });
    await page.getByText(t.noItems, { exact: true }).waitFor();
    const own = language === 'en' ? `${label} (${t.inEnglish})` : `${label} (${t.inArabic})`;
    const others = language === 'en' ? `${label} (${t.inArabic})` : `${label} (${t.inEnglish})`;
    const card = page.locator('.record-card');

    await tabTo(page, t.addNew);
    await page.keyboard.press('Enter');
    await page.locator('#add-form form').waitFor();
    await tabTo(page, own);
    await page.keyboard.type('first');
    await tabTo(page, others);
    await page.keyboard.type('another');
    // Enter in this field must not submit and close the form.
    await page.keyboard.press('Enter');
    // The system's file dialog is not part of the page.
    const picture = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto(400, 300).jpeg().toBuffer() };
    await page.locator('#add-form input[type=file]').first().setInputFiles(picture);
    await page.locator('#add-form img').first().waitFor();
    await tabTo(page, t.add);
    await page.keyboard.press('Enter');
    await card.getByRole('heading', { name: 'first' }).waitFor();
    await expect.poll(() => focused(page)).toBe(t.addNew);

    await tabTo(page, formatMessage(t.editNamed, language, { title: 'first' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, own);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('second');
    await page.keyboard.press('Enter');
    await tabTo(page, t.update);
    await page.keyboard.press('Enter');
    await card.getByRole('heading', { name: 'second' }).waitFor();
    await expect.poll(() => focused(page)).toBe(formatMessage(t.editNamed, language, { title: 'second' }));

    await tabTo(page, formatMessage(t.deleteNamed, language, { title: 'second' }));
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page, t.no);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(formatMessage(t.deleteNamed, language, { title: 'second' }));
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page, t.yes);
    await page.keyboard.press('Enter');
    await page.getByText(t.noItems, { exact: true }).waitFor();

    await expect
      .poll(() => calls.join(' '))
      .toMatch(/\bPOST( \w+)*? GET( \w+)*? PUT( \w+)*? GET( \w+)*? DELETE( \w+)*? GET\b/);
    const notice = page.locator('.notice').last().getByRole('button', { name: t.undo });
    await notice.waitFor();
    // Older notices come before it, each with an undo button.
    for (let step = 0; step < farthest; step += 1) {
      if (await notice.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await card.getByRole('heading', { name: 'second' }).waitFor();
  });
});
