import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { loadListMessages } from '../../language/list-messages.ts';
import { complaintsOf, flawsOf, type Language, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

// The editor shows a product with all its sections on one screen, and leads through untranslated fields.
let page: Page;
const product = { en: 'Skyline', ar: 'أفق' };
const cards = '/productssectionone';

const open = async (path: string, language: Language, width = 1440): Promise<void> => {
  ({ page } = await openDashboard(browser, site, { path, language, width }));
};
const isFocused = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));
const box = (id: string) => page.locator(`[id="field-${id}-"]`);

beforeEach(async () => {
  await ask(site, '/products', 'POST', { name: product, description: { en: 'Tall', ar: 'عالٍ' } });
  for (const name of ['One', 'Two']) {
    const text = { en: 'Words', ar: 'كلمات' };
    await ask(site, cards, 'POST', { title: { en: name, ar: '' }, text, path: '/about', category_id: 1 });
  }
});

describe.each<Language>(['en', 'ar'])('the page of a product (%s)', async (language) => {
  const t = await loadDashboardMessages(language);
  const tList = await loadListMessages(language);
  const press = (where: Locator | Page, name: string) => where.getByRole('button', { name, exact: true }).click();

  it('is reached from its card and holds its fields, an index that stays, and the cards of every section', async () => {
    await open('/products', language);
    await page.getByRole('link', { name: t('openNamed', { title: product[language] }) }).click();
    await page.waitForURL('**/dashboard/product/1/edit');
    const index = page.getByRole('navigation', { name: t('onThisPage') });
    await expect.poll(() => index.getByRole('button').count()).toBe(11);
    await page.locator('.record-card h4', { hasText: 'Two' }).waitFor();
    const tickets = index.getByRole('button').nth(8);
    await tickets.click();
    await expect.poll(() => tickets.getAttribute('aria-current')).toBe('true');
    const part = page.locator('.editor-part').nth(7);
    await expect.poll(() => isFocused(part)).toBe(true);
    await expect.poll(() => index.evaluate((place) => place.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    expect(await flawsOf(page)).toEqual([]);
  });

  it('marks in its index the part that is read, whether it is scrolled or pressed [ADM-GEN-90]', async () => {
    await open('/product/1/edit', language);
    const entries = page.getByRole('navigation', { name: t('onThisPage') }).getByRole('button');
    const marked = () => entries.evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));
    await page.getByText(tList('linkedFromNone')).waitFor();
    await page.locator('.record-card h4', { hasText: 'Two' }).waitFor();
    expect(await marked()).toBe(0);
    // Downwards each part has its turn, in the order of the page; the last one at the end.
    const seen: number[] = [];
    await page.mouse.move(900, 500);
    for (let step = 0; step < 300 && (await marked()) < 10; step += 1) {
      await page.mouse.wheel(0, 50);
      await page.waitForTimeout(40);
      seen.push(await marked());
    }
    expect([...new Set(seen)].filter((at) => at > 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await entries.nth(9).click();
    await expect.poll(marked).toBe(9);
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, -1200);
    await expect.poll(marked).toBeLessThan(8);
  });

  it('opens where its card or its row is pressed [ADM-GEN-87]', async () => {
    await open('/products', language);
    const card = page.locator('.record-card', { hasText: product[language] });
    // Above its buttons and beside its words, where nothing else can be pressed.
    await card.click({ position: { x: 4, y: 4 } });
    await page.waitForURL('**/dashboard/product/1/edit');
    await page.goBack();
    await card.getByRole('button', { name: t('editNamed', { title: product[language] }) }).click();
    await page.getByRole('dialog', { name: t('editItem') }).waitFor();
    await open('/products?view=table', language);
    await page.getByRole('link', { name: product[language], exact: true }).click();
    await page.waitForURL('**/dashboard/product/1/edit');
    await expect.poll(() => page.locator('.editor-part').count()).toBeGreaterThan(0);
  });

  it('saves its fields and adds a card to a section, each beside the other', async () => {
    await open('/product/1/edit', language);
    await box(`products-headline-${language}`).fill('Higher');
    await press(page.locator('#section-fields form').first(), t('update'));
    await expect
      .poll(async () => (await callSite(site, '/products/1?languages=all')).answer)
      .toMatchObject({ headline: { [language]: 'Higher' } });
    await press(page.locator('#section-productssectionone'), t('addNew'));
    const window = page.getByRole('dialog', { name: t('addNewItem') });
    // The window focuses its own first field, although the screen below has one of the same name.
    await expect
      .poll(() =>
        window
          .locator('.field input')
          .first()
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'detached' });
  });

  it('has one line for what has no file, and two forms on it have no field of the same id', async () => {
    await open('/product/1/edit', language);
    const slot = page.locator('#field-products-image .file-slot').first();
    await slot.waitFor();
    await expect.poll(() => slot.evaluate((place) => place.clientHeight)).toBeLessThan(70);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has its numbers at their labels, and buttons of one height on cards of every height', async () => {
    const text = { en: 'Many words. '.repeat(40), ar: 'كلمات كثيرة. '.repeat(40) };
    await ask(site, cards, 'POST', { title: { en: 'Long', ar: 'طويل' }, text, path: '/about', category_id: 1 });
    await open('/product/1/edit', language);
    const pitch = page.locator('#field-products-pitch');
    const starts = await pitch.evaluate((input) => {
      const label = input.closest('.field')?.querySelector('label');
      const [one, other] = [input, label].map((place) => place?.getBoundingClientRect());
      return document.dir === 'rtl' ? [one?.right, other?.right] : [one?.left, other?.left];
    });
    expect(starts[0]).toBe(starts[1]);
    await page.locator('.record-card').nth(2).waitFor();
    const heights = await page
      .locator('.record-card .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(44);
  });

  it('lists what leads to it: nothing, many with their editors, and how to try again after a failure [ADM-GEN-88]', async () => {
    await open('/product/1/edit', language);
    const part = page.locator('#section-links');
    await part.getByText(tList('linkedFromNone')).waitFor();
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) {
      const project = { title: `Tower ${name}`, subtitle: 'High', text: 'T', path: '-', products: [1] };
      await ask(site, '/singleproject', 'POST', project);
    }
    await ask(site, '/herobanner/add', 'POST', { title: 'Spring', link: '/product/1' });
    await page.route('**/dependents?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    const again = part.getByRole('button', { name: t('tryAgain') });
    await again.waitFor();
    await page.unroute('**/dependents?*');
    await again.click();
    await part.getByText(tList('linksCounted', { count: 1 })).waitFor();
    await expect.poll(() => part.getByRole('link').count()).toBe(8);
    expect(await flawsOf(page)).toEqual([]);
    await part.getByRole('link', { name: 'Tower G' }).click();
    await page.waitForURL('**/dashboard/manage_singel_project/*/edit');
  });

  it('of a draft leads to its preview, which stands beside the form and the sections', async () => {
    await ask(site, '/products/1/publishing', 'POST', { action: 'unpublish', languages: ['en', 'ar'] });
    await open('/product/1', language);
    await page
      .getByRole('link', { name: t('seePreview') })
      .first()
      .click();
    await page.waitForURL('**/dashboard/product/1/edit?preview');
    const frame = page.frameLocator('iframe:not([data-hidden])');
    await frame.getByRole('heading', { name: product[language] }).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: t('seeOnSite') }).count()).toBe(0);
    await press(page, t('previewClose'));
    await page.waitForURL('**/dashboard/product/1/edit');
  });

  it('one gap after the other is filled or skipped, the first three actions from Today', async () => {
    await ask(site, '/herobanner/add', 'POST', { title: { en: 'Spring', ar: '' }, link: '/about' });
    await open('/', language);
    await page.getByRole('link', { name: t('waitingArabic', { count: 3 }) }).click();
    await page.getByText(t('gapPlace', { place: 1, count: 3 })).waitFor();
    const gap = page.locator('main form [lang=ar][data-missing]').first();
    await expect.poll(() => isFocused(gap)).toBe(true);
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.insertText('الربيع');
    await press(page, t('gapSave'));
    await page.getByText(t('gapPlace', { place: 2, count: 3 })).waitFor();
    await expect.poll(() => isFocused(gap)).toBe(true);
    await press(page, t('gapSkip'));
    await page.getByText(t('gapPlace', { place: 3, count: 3 })).waitFor();
    await expect.poll(() => isFocused(gap)).toBe(true);
    await page.keyboard.insertText('اثنان');
    await press(page, t('gapSave'));
    await page.getByText(t('gapsFilled', { count: 2 })).waitFor();
    const { answer } = await callSite(site, `${cards}/category/1?languages=all`);
    expect(answer).toMatchObject([{ title: { ar: '' } }, { title: { ar: 'اثنان' } }]);

    // The link of a section leads through the untranslated fields of that section.
    await page.goto('/dashboard/product/1/edit');
    const missing = `${t('inArabic')}: ${t('missingCount', { count: 1 })}`;
    await page.locator('#section-productssectionone').getByRole('link', { name: missing }).click();
    await page.getByText(t('gapPlace', { place: 1, count: 1 })).waitFor();
    await expect.poll(() => isFocused(gap)).toBe(true);
  });
});
