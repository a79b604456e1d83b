import type { FrameLocator, Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { editThisPage } from '../../language/edit-this-page.ts';
import { loadLateMessages } from '../../language/late-messages.ts';
import { openPage } from '../support/browser.ts';
import { flawsOf, type Language, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';

const { site, browser } = await openSite('empty');

// A product's page is edited in its preview, by pointer and by keyboard.
let page: Page;
const product = {
  name: { en: 'Skyline', ar: 'أفق' },
  headline: { en: 'High', ar: 'عالٍ' },
  description: { en: 'Tall', ar: 'شاهق' },
};
const cards = '/productssectionone';

const shown = 'iframe:not([data-hidden])';
const placeIn = (frame: FrameLocator, name: string) => frame.locator(`[data-place="${name}"]`).first();
const box = (id: string) => page.locator(`[id="field-${id}-"]`);
const isFocused = (place: Locator) => place.evaluate((element) => element === element.ownerDocument.activeElement);

beforeEach(async () => {
  await ask(site, '/products', 'POST', product);
  for (const name of ['One', 'Two', 'Three']) {
    const both = (words: string) => ({ en: words, ar: `${words} بالعربية` });
    await ask(site, cards, 'POST', { title: both(name), text: both('Words'), path: '/about', category_id: 1 });
  }
});

describe.each<Language>(['en', 'ar'])('the page beside its form (%s)', async (language) => {
  const t = await loadLateMessages(language);
  const press = (where: Locator | Page, name: string) => where.getByRole('button', { name, exact: true }).click();

  async function openPreview(width = 1440): Promise<FrameLocator> {
    ({ page } = await openDashboard(browser, site, { path: '/product/1/edit?preview', language, width }));
    const frame = page.frameLocator(shown);
    await frame.locator('html[data-pointing]').waitFor({ state: 'attached' });
    return frame;
  }

  it('has its texts typed in place: each letter stands in the form, and nothing is stored before it is saved', async () => {
    const frame = await openPreview();
    const title = frame.locator(`h1 [data-place="products/1/name/${language}"]`);
    await title.click();
    await expect.poll(() => title.getAttribute('contenteditable')).toBe('plaintext-only');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Tower 9');
    await expect.poll(() => box(`products-name-${language}`).inputValue()).toBe('Tower 9');
    await page.keyboard.press('Enter');
    await expect.poll(() => title.getAttribute('contenteditable')).toBe(null);
    await frame.getByRole('heading', { name: 'Tower 9' }).first().waitFor({ state: 'attached' });
    await expect.poll(() => isFocused(title)).toBe(true);
    expect((await callSite(site, '/products/1?languages=all')).answer).toMatchObject({ name: product.name });
    await press(page.locator('#section-fields form').first(), t('update'));
    await expect
      .poll(async () => (await callSite(site, '/products/1?languages=all')).answer)
      .toMatchObject({ name: { ...product.name, [language]: 'Tower 9' } });
  });

  it('says what is pointed at and opens its field, in a window where it is of another record', async () => {
    const frame = await openPreview();
    const headline = placeIn(frame, `products/1/headline/${language}`);
    await headline.hover();
    await expect.poll(() => headline.getAttribute('data-pointed')).toBe('');
    const label = await headline.getAttribute('aria-label');
    await expect.poll(() => frame.locator('.place-label').textContent()).toBe(label);
    await headline.focus();
    await press(page, t('pointOpenField'));
    await expect.poll(() => isFocused(box(`products-headline-${language}`))).toBe(true);

    const card = placeIn(frame, `productssectionone/2/title/${language}`);
    // The card's link covers the whole card.
    await card.click({ force: true });
    await press(page, t('pointOpenForm'));
    const window = page.getByRole('dialog', { name: t('editItem') });
    await window.waitFor();
    await expect
      .poll(() => isFocused(window.locator(`[id="field-pointed-productssectionone-title-${language}-"]`)))
      .toBe(true);
  });

  it('is gone through by Tab, typed in by Enter, and left by Escape', async () => {
    const frame = await openPreview();
    await placeIn(frame, `products/1/headline/${language}`).focus();
    await page.keyboard.press('Tab');
    const title = frame.locator(`h1 [data-place="products/1/name/${language}"]`);
    await expect.poll(() => isFocused(title)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('!');
    await expect.poll(() => box(`products-name-${language}`).inputValue()).toBe(`${product.name[language]}!`);
    await page.keyboard.press('Escape');
    await expect.poll(() => title.getAttribute('contenteditable')).toBe(null);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(page.locator('.place-bar button').first())).toBe(true);
  });

  it('has its cards moved, hidden and added, each undone by its notice', async () => {
    const frame = await openPreview();
    const titles = () =>
      frame
        .locator('[data-group=productssectionone] h3 [data-place]')
        .evaluateAll((all) => all.map(({ dataset: { place = '' } }) => place.split('/')[1]));
    await expect.poll(titles).toEqual(['1', '2', '3']);
    const card = placeIn(frame, `productssectionone/1/title/${language}`);
    await card.focus();
    await press(page, t('pointLater'));
    await expect.poll(titles).toEqual(['2', '1', '3']);
    await expect.poll(() => isFocused(card)).toBe(false);
    await card.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(titles).toEqual(['2', '3', '1']);

    await press(page, t('pointHide'));
    await expect.poll(titles).toEqual(['2', '3']);
    await press(page.locator('.notice').last(), t('undo'));
    await expect.poll(titles).toEqual(['2', '3', '1']);

    await frame.locator('[data-group=productssectionone]').focus();
    const group = await frame.locator('[data-group=productssectionone]').getAttribute('aria-label');
    await press(page, group ?? '');
    await page.getByRole('dialog', { name: t('addNewItem') }).waitFor();
    await expect
      .poll(() => page.getByRole('dialog').locator('#field-pointed-productssectionone-title').count())
      .toBe(1);
  });

  it('shows both languages side by side on a desk, one of them on a phone, and has no flaws', async () => {
    await openPreview();
    const choice = page.getByRole('group', { name: t('previewLanguage') });
    await press(choice, t('previewInBoth'));
    for (const each of ['en', 'ar'])
      await page
        .frameLocator(`${shown} >> nth=${each === 'ar' ? 0 : 1}`)
        .locator(`html[lang=${each}]`)
        .waitFor({ state: 'attached' });
    expect(await flawsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => choice.getByRole('button').count()).toBe(2);
    await expect.poll(() => page.locator(shown).count()).toBe(1);
  });
});

describe('from the site', () => {
  const visit = async (language: Language, session?: typeof site.session) =>
    openPage(browser, {
      origin: site.origin,
      path: `/${language}/product/1/skyline`,
      language,
      ...(session && { session }),
    });

  it('administrators get to the form of the page, others are offered nothing', async () => {
    for (const language of ['en', 'ar'] as const) {
      ({ page } = await openDashboard(browser, site, { path: '/', language }));
      await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
      await page.goto(`${site.origin}/${language}/product/1/skyline`);
      await page.getByRole('link', { name: editThisPage[language] }).click();
      await page.waitForURL('**/dashboard/product/1/edit?preview');
      await expect.poll(() => page.locator(shown).count()).toBe(1);
    }
  });

  it('a mark that outlived its session offers nothing', async () => {
    ({ page } = await visit('en'));
    const asked = page.waitForResponse('**/api/session');
    await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.reload();
    expect((await asked).status()).toBe(401);
    await expect.poll(() => page.locator('.edit-page').count()).toBe(0);
  });
});
