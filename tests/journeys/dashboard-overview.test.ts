import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { callMessage } from '../../language/call-messages.ts';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { otherLanguage } from '../../language/languages.ts';
import { complaintsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const product = { en: 'Skyline', ar: 'أفق' };
const banner = { en: 'Spring', ar: 'الربيع' };
const lost = '/no-such-page';
const card = '/product/1?section=productssectionone&record=1';

let page: Page;

beforeEach(async () => {
  const add = async (base: string, body: object): Promise<void> => {
    const { status, answer } = await callSite(site, base, 'POST', body);
    if (status !== 201) throw new Error(JSON.stringify(answer));
  };
  // Row templates are not products, although they are edited on the same screen.
  await add('/rowtemplates', { name: { en: 'Screens', ar: 'شاشات' } });
  await add('/products', { name: product, description: { en: 'Tall', ar: 'عالٍ' } });
  const text = { en: 'A bright panel', ar: 'لوحة ساطعة' };
  await add('/productssectionone', { category_id: 1, title: { en: 'Bright' }, text, path: '/about' });
  await add('/herobanner/add', { title: banner, link: lost });
});

const open = async (path: string, language: Language): Promise<void> => {
  ({ page } = await openDashboard(browser, site, { path, language }));
};
const cardOf = (title: string): Locator => page.locator('.record-card', { hasText: title });
const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));
async function focusComesTo(place: Locator): Promise<void> {
  await expect.poll(() => isFocused(place)).toBe(true);
}

describe.each<Language>(['en', 'ar'])('in the dashboard (%s)', async (language) => {
  const t = await loadDashboardMessages(language);
  const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
  const palette = (): Locator => page.getByRole('dialog', { name: t('paletteLabel') });

  it('the overview counts what there is and leads to what is missing; the newest changes stand below', async () => {
    await open('/', language);
    const products = page.locator('main li', {
      has: page.getByRole('heading', { name: t('products'), exact: true }),
    });
    const counts = `${t('recordCount', { count: 1 })} · ${t('inSections', { count: 1 })}`;
    await products.getByText(counts).waitFor();
    await page
      .locator('#screen')
      .getByText(t('brokenLinkCount', { count: 1 }))
      .waitFor();
    const changes = page.getByRole('region', { name: t('newestChanges') }).getByRole('listitem');
    const newest = changes.filter({ hasText: banner[language] }).first();
    await newest.getByText(t('created'), { exact: true }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);

    await products.getByRole('link', { name: `${t('inArabic')}: ${t('missingCount', { count: 1 })}` }).click();
    await page.getByRole('heading', { name: `${t('missingInArabic')}: ${t('products')}` }).waitFor();
    const listed = page.locator('main li').getByRole('link', { name: 'Bright' });
    await listed.waitFor();
    await expect.poll(() => page.locator('main li').allTextContents()).toEqual(['Bright']);
    expect(await complaintsOf(page)).toEqual([]);
    await listed.click();
    await focusComesTo(cardOf('Bright'));
  });

  it('a link that leads nowhere is listed with the way to its record, until its address is redirected', async () => {
    await open('/links', language);
    const broken = page.getByRole('region', { name: t('brokenLinks') });
    await broken.getByText(lost).waitFor();
    expect(await complaintsOf(page)).toEqual([]);

    const redirects = page.getByRole('region', { name: t('redirects') });
    const from = redirects.getByRole('textbox', { name: t('redirectFrom') });
    await from.fill('/about');
    await redirects.getByRole('textbox', { name: t('redirectTo') }).fill('/contact');
    await press(redirects, t('redirectAdd'));
    await redirects
      .getByRole('alert')
      .filter({ hasText: callMessage('redirectShadows', language) })
      .waitFor();
    await expect.poll(() => from.getAttribute('aria-invalid')).toBe('true');
    await from.fill(lost);
    await press(redirects, t('redirectAdd'));
    await noticeOf(page, callMessage('redirectAdded', language)).waitFor();
    await page.getByText(t('noBrokenLinks')).waitFor();

    const remove = redirects.getByRole('button', { name: t('redirectDelete', { path: lost }) });
    for (const isUndone of [true, false]) {
      await remove.click();
      await press(page.getByRole('alertdialog', { name: t('redirectQuestion') }), t('yes'));
      await remove.waitFor({ state: 'detached' });
      const notice = noticeOf(page, callMessage('redirectDeleted', language)).last();
      if (isUndone) await press(notice, t('undo'));
    }
    await broken.getByRole('link', { name: banner[language] }).click();
    await focusComesTo(cardOf(banner[language]));
  });

  it('by the palette and the keyboard alone a record, a screen, a form and the logout are reached', async () => {
    await open('/', language);
    await page.getByRole('heading', { name: t('overview') }).waitFor();
    const opener = page.getByRole('button', { name: t('search') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const box = palette().getByRole('combobox');
    await focusComesTo(box);
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await focusComesTo(opener);

    // The search finds the name in the other language, without the diacritics that are often omitted.
    await page.keyboard.press('Control+k');
    await box.fill(language === 'en' ? 'افق' : 'SKYLINE');
    const found = palette().getByRole('option', { name: product[language] });
    await found.filter({ hasText: t('products') }).waitFor();
    await expect.poll(() => found.first().getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(await found.first().getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/product/1/edit');
    await focusComesTo(page.locator('#screen'));

    await page.keyboard.press('Control+k');
    await box.fill('zzz');
    await palette().getByText(t('paletteEmpty')).waitFor();
    await box.fill(t('addOne', { place: t('products') }));
    await page.keyboard.press('Enter');
    await page.waitForURL(({ search }) => search === '?add');
    await page.locator('#add-form form').waitFor();

    await page.keyboard.press('Control+k');
    await box.fill(t('links'));
    await palette().getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/links');

    await page.keyboard.press('Control+k');
    await box.fill(t('logout'));
    await page.keyboard.press('Enter');
    await press(page.getByRole('alertdialog', { name: t('logoutQuestion') }), t('no'));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/links');

    await page.keyboard.press('Control+k');
    await box.fill(t('otherLanguage'));
    await page.keyboard.press('Enter');
    await page.locator(`html[lang=${otherLanguage(language)}]`).waitFor();
  });

  it('the palette says that records cannot be looked for, and looks again', async () => {
    await open('/links', language);
    await page.getByRole('heading', { name: t('links'), exact: true }).waitFor();
    await page.route('**/records?q=*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await palette().getByRole('combobox').fill('Skyline');
    await palette().getByText(t('unreachable')).waitFor();
    await page.unroute('**/records?q=*');
    await press(palette(), t('tryAgain'));
    await palette().getByRole('option', { name: product[language] }).waitFor();
    await expect.poll(() => palette().getByText(t('unreachable')).count()).toBe(0);
  });

  it('what the palette found for other words is not taken by a quick Enter', async () => {
    await open('/', language);
    await page.getByRole('heading', { name: t('overview') }).waitFor();
    await page.keyboard.press('Control+k');
    const box = palette().getByRole('combobox');
    await box.fill(product[language]);
    await palette().getByRole('option', { name: product[language] }).waitFor();
    const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/records?q=*', async (route) => {
      await told;
      return route.continue();
    });
    await box.fill(banner[language]);
    await page.keyboard.press('Enter');
    goOn();
    await palette().getByRole('option', { name: banner[language] }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(cardOf(banner[language]))).toBe(true);
  });

  it('a link is taken from the pages by their names, and says where it leads', async () => {
    await open(card, language);
    await press(page, t('editNamed', { title: 'Bright' }));
    const window = page.getByRole('dialog', { name: t('editItem') });
    const box = window.getByRole('combobox', { name: language === 'en' ? 'Path' : 'المسار' });
    await window.getByText(t('leadsTo', { place: language === 'en' ? 'About' : 'من نحن' })).waitFor();
    // The list is above the window, so that the window does not clip it.
    const offers = page.getByRole('listbox', { name: t('pagesOfSite') });
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await offers.getByRole('option', { name: language === 'en' ? 'Home' : 'الرئيسية' }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await box.fill(language === 'en' ? 'افق' : 'SKYLINE');
    await offers.getByRole('option', { name: product[language] }).waitFor();
    await expect.poll(() => offers.getByRole('option').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue()).toBe('/product/1/Skyline');
    await window.getByText(t('leadsTo', { place: product[language] })).waitFor();

    await box.fill(lost);
    await page.keyboard.press('Escape');
    await window.getByText(t('leadsNowhere')).waitFor();
    await expect.poll(() => offers.getByRole('option').count()).toBe(0);
    expect(await complaintsOf(page)).toEqual([]);
    await box.fill('https://screens.example/wall');
    await window.getByText(t('leadsOutside')).waitFor();
  });

  it('a preview shows what is typed before it is saved, in both languages and widths, and stores nothing', async () => {
    await open(card, language);
    await press(page, t('editNamed', { title: 'Bright' }));
    const window = page.getByRole('dialog', { name: t('editItem') });
    await press(window, t('preview'));
    await press(window.getByRole('group', { name: t('previewLanguage') }), t('previewInArabic'));
    const shown = 'iframe:not([data-hidden])';
    const frame = window.frameLocator(shown);
    await frame.locator('html[lang=ar]').waitFor({ state: 'attached' });
    await window.locator('#field-title-ar-').fill('لوحة تُكتب الآن');
    await frame.getByText('لوحة تُكتب الآن').first().waitFor();
    const widthOf = () => window.locator(shown).evaluate((element) => element.clientWidth);
    await expect.poll(() => widthOf()).toBe(390);

    await press(window.getByRole('group', { name: t('previewWidth') }), t('previewDesktop'));
    await expect.poll(widthOf).toBe(1440);
    await press(window.getByRole('group', { name: t('previewLanguage') }), t('previewInEnglish'));
    await frame.locator('html[lang=en]').waitFor({ state: 'attached' });
    await frame.getByText('Bright', { exact: true }).first().waitFor();
    expect((await callSite(site, '/productssectionone/1?languages=all')).answer).toMatchObject({
      title: { en: 'Bright', ar: '' },
    });
  });
});
