import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { listMessages as arabicLists } from '../../language/ar/dashboard-lists.ts';
import { dashboard as arabicWords } from '../../language/ar/dashboard.ts';
import { listMessages as englishLists } from '../../language/en/dashboard-lists.ts';
import { dashboard as englishWords } from '../../language/en/dashboard.ts';
import type { Language } from '../../language/languages.ts';
import { formatMessage, type Message, type MessageValues } from '../../language/message.ts';
import { complaintsOf, flawsOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { openSite } from '../support/open-site.ts';

const english = { ...englishWords, ...englishLists };
const arabic = { ...arabicWords, ...arabicLists };

const { site, browser } = await openSite('empty');

// A list of many records as a table: filtered, sorted, saved as a view, and edited in bulk.
let page: Page;
let t: typeof english | typeof arabic;
const many = 60;
const outdoor = 55;

const fill = (word: string, values: MessageValues) => formatMessage(word, t === arabic ? 'ar' : 'en', values);
const button = (name: string, where: Locator | Page = page) => where.getByRole('button', { name, exact: true });
const rows = () => page.locator('.record-table tbody tr');
const titles = () => page.locator('.row-title').allTextContents();
const undo = () => button(t.undo, page.locator('.notice').last()).click();
const shown = (count: number, all: number) =>
  page.getByText(fill(t.shownOf, { shown: count, count: all }), { exact: true }).waitFor();

/** A message with a number and names, as the dashboard formats it. */
const namedIn = (language: Language, word: Message, count: number, names: Readonly<Record<string, string>>): string =>
  formatMessage(word, language, { count, ...names });

/** The number of products that match a filter on the server. */
const stored = async (where: string): Promise<unknown> =>
  (await ask(site, `/lists/products/rows?limit=1&where=${encodeURIComponent(where)}`))['total'];

beforeEach(async () => {
  await ask(site, '/category/add', 'POST', { id: 1, name: { en: 'Walls', ar: 'جدران' } });
  for (let number = 1; number <= many; number += 1) {
    const name = `Screen ${String(number).padStart(2, '0')}`;
    await ask(site, '/products', 'POST', {
      name: { en: name, ar: number === 3 ? '' : `شاشة ${number}` },
      environment: number <= outdoor ? 'outdoor' : 'indoor',
      ...(number === 1 && { category: 1 }),
    });
  }
});

describe.each([
  ['en', english],
  ['ar', arabic],
] as const)('a list as a table (%s)', (language, words) => {
  const counted = (word: Message, count: number) => formatMessage(word, language, { count });
  const select = (label: string) => page.getByRole('combobox', { name: label, exact: true });

  beforeEach(async () => {
    t = words;
    ({ page } = await openDashboard(browser, site, { path: '/products', language }));
    await page.locator('.record-card').first().waitFor();
    await button(words.listAsTable).click();
    await shown(50, many);
  });

  it('holds fifty rows and then the others, reads well on a phone and a desk, and is remembered', async () => {
    await expect.poll(() => rows().count()).toBe(50);
    await expect
      .poll(() => rows().first().locator('td').first().textContent())
      .toBe(language === 'en' ? 'Walls' : 'جدران');
    await page.locator('.record-table .mark', { hasText: words.wordsMissing }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await button(words.showMore).click();
    await shown(many, many);
    await page.goto('/dashboard/products');
    await shown(50, many);
    await button(words.asCards).click();
    await page.locator('.record-card').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?view=cards');
  });

  it('is searched, narrowed down and put into order in its address, through which one goes back', async () => {
    await button(words.filters).click();
    await select(language === 'en' ? 'Environment' : 'بيئة الاستخدام').selectOption('indoor');
    await shown(many - outdoor, many - outdoor);
    expect(await complaintsOf(page)).toEqual([]);
    await button(words.columnTitle).click();
    await button(words.columnTitle).click();
    await expect.poll(async () => (await titles())[0]).toBe(language === 'en' ? 'Screen 60' : 'شاشة 60');
    await expect.poll(() => new URL(page.url()).search).toBe('?view=table&f.environment=indoor&sort=-title');
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await shown(50, many);
    await page.getByRole('searchbox', { name: words.searchTitles }).fill('screen 60');
    await shown(1, 1);
    await expect.poll(() => new URL(page.url()).search).toBe('?view=table&q=screen+60');
    await page.getByRole('searchbox', { name: words.searchTitles }).fill('nothing');
    await page.getByText(words.nothingMatches).waitFor();
  });

  it('is narrowed down to a record that is looked for by its title, by keyboard', async () => {
    for (let number = 1; number <= 50; number += 1) {
      await ask(site, '/category/add', 'POST', { name: { en: `Another ${number}`, ar: `أخرى ${number}` } });
    }
    await button(words.filters).click();
    const box = select(language === 'en' ? 'Category' : 'الفئة');
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').nth(50).waitFor();
    const wanted = page.getByRole('option', { name: language === 'en' ? 'Walls' : 'جدران' });
    expect(await flawsOf(page)).toEqual([]);
    await box.fill(language === 'en' ? 'wal' : 'جدر');
    // The unfiltered list contains it, too. Wait until the other options are gone.
    await expect.poll(() => page.locator('.suggestions').getByRole('option').count()).toBeLessThan(5);
    await wanted.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shown(1, 1);
    await expect.poll(() => new URL(page.url()).searchParams.get('f.category')).toBe('1');
    await page.reload();
    await button(fill(words.filtersOn, { count: 1 })).click();
    await expect.poll(() => box.inputValue()).toBe(language === 'en' ? 'Walls' : 'جدران');
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('.suggestions').getByRole('option', { name: words.filterAny }).click();
    await shown(50, many);
  });

  it('all that match are changed at once after fifty were selected, and one "Undo" takes all of it back after a question [ADM-GEN-46, ADM-GEN-91]', async () => {
    await page.goto('/dashboard/products?view=table&f.environment=outdoor');
    await shown(50, outdoor);
    await page.getByRole('checkbox', { name: words.selectAll }).check();
    const bar = page.getByRole('group', { name: words.bulkBar });
    await bar.getByText(counted(words.selected, 50)).waitFor();
    await button(counted(words.bulkEverything, outdoor), bar).click();
    await bar.getByText(counted(words.bulkAllSelected, outdoor)).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await button(words.bulkSet, bar).click();
    const window = page.getByRole('dialog', { name: counted(words.bulkSetTitle, outdoor) });
    await window
      .getByRole('combobox')
      .first()
      .selectOption({ label: language === 'en' ? 'Environment' : 'بيئة الاستخدام' });
    await window.getByRole('combobox').last().selectOption('indoor');
    const changes = window.getByRole('table', { name: words.bulkChanges });
    await expect.poll(() => changes.getByRole('row').count()).toBe(51);
    const [now, then] = language === 'en' ? ['Outdoor', 'Indoor'] : ['خارجية', 'داخلية'];
    await expect.poll(() => changes.getByRole('row').nth(1).getByRole('cell').allTextContents()).toEqual([now, then]);
    expect(await complaintsOf(page)).toEqual([]);
    const [field, value] = language === 'en' ? ['Environment', 'Indoor'] : ['بيئة الاستخدام', 'داخلية'];
    await button(namedIn(language, words.bulkSetTo, outdoor, { field, value }), window).click();
    await page.locator('.notice', { hasText: counted(words.severalChanged, outdoor) }).waitFor();
    await expect.poll(() => stored('environment=indoor')).toBe(many);
    await page.getByText(words.nothingMatches).waitFor();
    await undo();
    const question = page.getByRole('alertdialog');
    await expect.poll(() => question.getByRole('listitem').count()).toBe(1);
    await expect.poll(() => question.getByRole('listitem').textContent()).toContain(`: ${outdoor} (`);
    await button(words.yes, question).click();
    await expect.poll(() => stored('environment=outdoor')).toBe(outdoor);
    await shown(50, outdoor);
  });

  it('Enter behind half a name never empties a field of those selected; what the button sets is what it says [ADM-GEN-55, ADM-GEN-56, ADM-GEN-91]', async () => {
    await ask(site, '/category/add', 'POST', { id: 2, name: { en: 'Kiosks', ar: 'أكشاك' } });
    await ask(site, '/products/2', 'PUT', { category: 1 });
    for (const row of [0, 1]) await rows().nth(row).getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: words.bulkBar });
    await button(words.bulkSet, bar).click();
    const window = page.getByRole('dialog', { name: counted(words.bulkSetTitle, 2) });
    const [field, value, half] = language === 'en' ? ['Category', 'Kiosks', 'kio'] : ['الفئة', 'أكشاك', 'أكش'];
    const box = window.getByRole('combobox', { name: field, exact: true });
    const held = async () => [await stored('category=1'), await stored('category=2')];
    // As a select does, the list opens when the box is pressed.
    await box.click();
    await page.locator('.suggestions').getByRole('option').first().waitFor();
    // No option matches.
    await box.fill('nothing');
    await page.locator('.suggestions').getByText(words.nothingMatches).waitFor();
    await box.press('Enter');
    await box.press('Enter');
    await expect.poll(() => window.count()).toBe(1);
    expect(await held()).toEqual([2, 0]);
    // One option matches: Enter takes it and sends nothing.
    await box.fill(half);
    await expect.poll(() => page.locator('.suggestions').getByRole('option').allTextContents()).toEqual([value]);
    await box.press('Enter');
    await expect.poll(() => box.inputValue()).toBe(value);
    expect(await held()).toEqual([2, 0]);
    expect(await complaintsOf(page)).toEqual([]);
    await button(namedIn(language, words.bulkSetTo, 2, { field, value }), window).press('Enter');
    await page.locator('.notice', { hasText: counted(words.severalChanged, 2) }).waitFor();
    expect(await held()).toEqual([0, 2]);
  });

  it('Shift selects and unselects everything between two presses [ADM-GEN-91]', async () => {
    const boxes = rows().getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('group', { name: words.bulkBar });
    await bar.getByText(counted(words.selected, 4)).waitFor();
    await boxes.nth(3).click({ modifiers: ['Shift'] });
    await bar.getByText(counted(words.selected, 2)).waitFor();
    await expect.poll(() => boxes.evaluateAll((all) => all.filter((box) => box.matches(':checked')).length)).toBe(2);
  });

  it('a field is emptied by a button of its own, after a question that names what loses it [ADM-GEN-56]', async () => {
    await rows().first().getByRole('checkbox').check();
    await button(words.bulkSet, page.getByRole('group', { name: words.bulkBar })).click();
    const window = page.getByRole('dialog', { name: counted(words.bulkSetTitle, 1) });
    const field = language === 'en' ? 'Category' : 'الفئة';
    const press = button(namedIn(language, words.bulkEmpty, 1, { field }), window);
    const question = page.getByRole('alertdialog', { name: namedIn(language, words.bulkEmptyQuestion, 1, { field }) });
    await press.click();
    await expect.poll(() => question.getByRole('rowheader').count()).toBe(1);
    expect(await complaintsOf(page)).toEqual([]);
    await button(words.no, question).click();
    await question.waitFor({ state: 'detached' });
    expect(await stored('category=1')).toBe(1);
    await press.click();
    await button(words.yes, question).click();
    await expect.poll(() => stored('category=1')).toBe(0);
    await undo();
    await expect.poll(() => stored('category=1')).toBe(1);
  });

  it('the menu of a row opens its history and asks before it deletes, by pointer and by keyboard', async () => {
    const title = language === 'en' ? 'Screen 02' : 'شاشة 2';
    const more = page.getByRole('button', { name: fill(words.moreNamed, { title }), exact: true });
    await more.click();
    await page.getByRole('menuitem', { name: words.history }).click();
    const past = page.getByRole('dialog', { name: fill(words.historyOf, { title }) });
    await past.waitFor();
    await page.keyboard.press('Escape');
    await past.waitFor({ state: 'detached' });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: words.delete }).press('Enter');
    const question = page.getByRole('alertdialog', { name: words.deleteQuestion });
    await question.waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await button(words.yes, question).press('Enter');
    await shown(50, many - 1);
    await undo();
    await shown(50, many);
  });

  it('what it shows gets a name, is opened by it and loses it again', async () => {
    await page.goto('/dashboard/products?view=table&words=missing-ar');
    await shown(1, 1);
    await button(words.viewSave).click();
    const window = page.getByRole('dialog', { name: words.viewSave });
    await window.getByRole('textbox', { name: words.viewName }).fill('Gaps');
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const views = page.getByRole('navigation', { name: words.viewsNamed });
    const view = views.getByRole('link', { name: 'Gaps' });
    await view.waitFor();
    await page.goto('/dashboard/products?view=table');
    await shown(50, many);
    await view.click();
    await shown(1, 1);
    await button(fill(words.viewDelete, { name: 'Gaps' }), views).click();
    await view.waitFor({ state: 'detached' });
    await undo();
    await view.waitFor();
  });
});

it('a row is selected, published, copied and opened by keyboard alone', async () => {
  t = english;
  ({ page } = await openDashboard(browser, site, { path: '/products?view=table' }));
  await shown(50, many);
  const box = page.getByRole('checkbox', { name: fill(english.select, { title: 'Screen 02' }) });
  await box.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('group', { name: english.bulkBar });
  await button(english.bulkPublishing, bar).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: english.unpublishBoth }).focus();
  await page.keyboard.press('Enter');
  await rows().nth(1).locator('.badge', { hasText: english.stateDraft }).first().waitFor();
  await undo();
  await expect.poll(() => rows().nth(1).locator('.badge').count()).toBe(0);
  const edit = page.getByRole('button', { name: fill(english.editNamed, { title: 'Screen 02' }) });
  // While the record loads, the window shows a placeholder.
  const { promise: recordMayCome, resolve: letRecordCome } = Promise.withResolvers<void>();
  await page.route(/\/api\/en\/products\/\d+$/, async (route) => {
    await recordMayCome;
    await route.continue();
  });
  await edit.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: english.editItem });
  await window.waitFor();
  letRecordCome();
  await window.getByRole('textbox').first().waitFor();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  // A window returns the focus when it closes.
  await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: fill(english.moreNamed, { title: 'Screen 02' }) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: english.duplicate }).press('Enter');
  await shown(50, many + 1);
});

it('of more records than a screen of cards can hold the table is shown, and the cards say that they are the first', async () => {
  t = english;
  for (let number = many; number < 210; number += 1) {
    await ask(site, '/products', 'POST', { name: { en: `More ${number}`, ar: `أخرى ${number}` } });
  }
  ({ page } = await openDashboard(browser, site, { path: '/products' }));
  await shown(50, 210);
  await button(english.asCards).click();
  await page.getByText(fill(english.tooManyCards, { count: 200 })).waitFor();
  await expect.poll(() => page.locator('.record-card').count()).toBe(200);
});
