import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { listMessages as arabicLists } from '../../language/ar/dashboard-lists.ts';
import { dashboard as arabic } from '../../language/ar/dashboard.ts';
import { listMessages as englishLists } from '../../language/en/dashboard-lists.ts';
import { dashboard as english } from '../../language/en/dashboard.ts';
import { formatMessage, type Message, type MessageValues } from '../../language/message.ts';
import { complaintsOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

// Actions on many records: select, delete, copy, move, order and find. All of them can be undone.
let page: Page;
let t: typeof english | typeof arabic;
const cards = '/productssectionone';
const names = ['One', 'Two', 'Three', 'Four'];

const fill = (word: string, values: MessageValues) => formatMessage(word, t === arabic ? 'ar' : 'en', values);
const press = (where: Locator | Page, name: string) => where.getByRole('button', { name, exact: true }).click();
const select = (name: string) => page.getByRole('checkbox', { name: fill(t.select, { title: name }) }).check();
const undo = () => press(page.locator('.notice').last(), t.undo);
const shown = (): Promise<string[]> => page.locator('.record-card h4').allTextContents();

/** The titles of a product's cards, as stored on the server. */
async function storedNames(product: number): Promise<unknown[]> {
  const { answer } = await callSite(site, `${cards}/category/${product}`);
  return Array.isArray(answer) ? answer.map((record: Readonly<Record<string, unknown>>) => record['title']) : [];
}

async function choose(name: string, action: string): Promise<void> {
  await press(page, fill(t.moreNamed, { title: name }));
  await page.getByRole('menuitem', { name: action }).click();
}

beforeEach(async () => {
  for (const id of [1, 2]) await ask(site, '/products', 'POST', { id, name: { en: `Wall ${id}`, ar: `جدار ${id}` } });
  for (const name of names) {
    const text = { en: 'Words', ar: name === 'Two' ? '' : 'كلمات' };
    await ask(site, cards, 'POST', { title: { en: name, ar: name }, text, path: '/about', category_id: 1 });
  }
});

describe.each([
  ['en', english, englishLists],
  ['ar', arabic, arabicLists],
] as const)('a list of cards (%s)', (language, words, lists) => {
  const counted = (word: Message, count: number) => formatMessage(word, language, { count });

  beforeEach(async () => {
    t = words;
    ({ page } = await openDashboard(browser, site, { path: '/product/1', language }));
    await page
      .locator('.record-card')
      .nth(names.length - 1)
      .waitFor();
  });

  it('several are selected and deleted after one question, and one "Undo" brings all of them back', async () => {
    await select('One');
    await select('Three');
    await page.getByText(counted(words.selected, 2)).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await press(page, words.delete);
    const question = page.getByRole('alertdialog', { name: counted(words.deleteSeveralQuestion, 2) });
    await expect.poll(() => question.getByRole('listitem').allTextContents()).toEqual(['One', 'Three']);
    await press(question, words.yes);
    await expect.poll(shown).toEqual(['Two', 'Four']);
    await undo();
    await expect.poll(shown).toEqual(names);
    await expect.poll(() => storedNames(1)).toEqual(names);
  });

  it('a card is moved to another product, chosen by its title, and comes back to its place', async () => {
    await choose('Two', words.moveTo);
    const window = page.getByRole('dialog', { name: words.moveTo });
    const [own, other] = language === 'en' ? ['Wall 1', 'Wall 2'] : ['جدار 1', 'جدار 2'];
    await window.getByRole('combobox').selectOption({ label: other });
    await expect.poll(() => window.getByRole('option').allTextContents()).not.toContain(own);
    expect(await complaintsOf(page)).toEqual([]);
    await press(window, formatMessage(lists.bulkMoveTo, language, { count: 1, value: other }));
    await expect.poll(shown).toEqual(['One', 'Three', 'Four']);
    await expect.poll(() => storedNames(2)).toEqual(['Two']);
    await undo();
    await expect.poll(shown).toEqual(names);
    await expect.poll(() => storedNames(2)).toEqual([]);
  });

  it('those that lack a language are found, and the section says how many there are', async () => {
    const complete = `${words.inEnglish}: ${words.complete}`;
    await page.getByText(complete, { exact: false }).first().waitFor();
    const missing = `${words.inArabic}: ${counted(words.missingCount, 1)}`;
    await page.getByText(missing, { exact: false }).first().waitFor();
    const filter = page.getByRole('combobox', { name: words.listFilter });
    await filter.selectOption({ label: words.showMissingArabic });
    await expect.poll(shown).toEqual(['Two']);
    await page.locator('.record-card .mark', { hasText: words.missingArabic }).first().waitFor();
    await filter.selectOption({ label: words.showMissingEnglish });
    await page.getByText(words.nothingMatches).waitFor();
    await filter.selectOption({ label: words.showAll });
    await expect.poll(shown).toEqual(names);
  });

  it('the order is changed by keyboard, said aloud, saved once in the end and undone; the focus stays on the handle', async () => {
    const handle = page.getByRole('button', { name: fill(words.moveCard, { title: 'One' }), exact: true });
    let saves = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(`${cards}/order`)) saves += 1;
    });
    await handle.focus();
    // A pause of one second ends a series of moves. The clock is paused, because a busy machine would be slower.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    // In reading direction: to the left in Arabic.
    await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect.poll(shown).toEqual(['Two', 'Three', 'One', 'Four']);
    await page.clock.resume();
    await page.getByText(fill(words.placeOf, { title: 'One', place: 3, count: 4 })).waitFor();
    await expect.poll(() => storedNames(1)).toEqual(['Two', 'Three', 'One', 'Four']);
    await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(saves).toBe(1);
    // Escape reverts moves that are not saved yet. Both keys are dispatched at once, before a save can happen.
    await page.locator('.notice').waitFor();
    await handle.evaluate((element) => {
      for (const key of ['ArrowDown', 'Escape'])
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await page.getByText(words.orderAsBefore).waitFor();
    await expect.poll(shown).toEqual(['Two', 'Three', 'One', 'Four']);
    expect(saves).toBe(1);
    await undo();
    await expect.poll(() => storedNames(1)).toEqual(names);
    await expect.poll(shown).toEqual(names);
  });

  it('the order is changed by dragging a card over another', async () => {
    const handleOf = (name: string) =>
      page.getByRole('button', { name: fill(words.moveCard, { title: name }), exact: true });
    await handleOf('Three').scrollIntoViewIfNeeded();
    await handleOf('Three').hover();
    await page.mouse.down();
    await handleOf('One').hover();
    await page.locator('.record-card[data-drag=before]', { hasText: 'One' }).waitFor();
    await page.mouse.up();
    await expect.poll(() => storedNames(1)).toEqual(['Three', 'One', 'Two', 'Four']);
    await expect.poll(shown).toEqual(['Three', 'One', 'Two', 'Four']);
    await undo();
    await expect.poll(shown).toEqual(names);
  });
});

it('a card that is held at the edge scrolls the list, and lands where the line stands', async () => {
  const more = Array.from({ length: 12 }, (_, at) => `Card ${at}`);
  for (const title of more) {
    const words = { en: 'Words', ar: 'كلمات' };
    await ask(site, cards, 'POST', { title: { en: title, ar: title }, text: words, path: '/about', category_id: 1 });
  }
  ({ page } = await openDashboard(browser, site, { path: '/product/1', width: 390 }));
  t = english;
  const handle = page.getByRole('button', { name: fill(t.moveCard, { title: 'One' }), exact: true });
  await page.locator('.record-card').last().waitFor();
  await handle.hover();
  const from = await page.evaluate(() => scrollY);
  await page.mouse.down();
  await page.mouse.move(200, (page.viewportSize()?.height ?? 0) - 4);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + 1500);
  await page.mouse.move(200, 400);
  const landingNow = () => page.locator('.record-card[data-drag=after] h4').allTextContents();
  // The last scroll step may still be in progress.
  let landing = '';
  await expect
    .poll(async () => {
      const before = landing;
      [landing = ''] = await landingNow();
      return landing !== '' && landing === before;
    })
    .toBe(true);
  await page.mouse.up();
  const others = [...names.slice(1), ...more];
  const at = others.indexOf(landing);
  await expect.poll(() => storedNames(1)).toEqual(others.toSpliced(at + 1, 0, 'One'));
  await undo();
  await expect.poll(() => storedNames(1)).toEqual([...names, ...more]);
});

it('a product is copied with its sections; what it says in one language only stays so', async () => {
  t = english;
  ({ page } = await openDashboard(browser, site, { path: '/products' }));
  await choose('Wall 1', english.duplicate);
  const copies = page.getByRole('heading', { name: /Wall 1/ });
  await expect.poll(() => copies.count()).toBe(2);
  const href = await page
    .locator('.record-card', { hasText: 'Wall 1' })
    .last()
    .getByRole('link', { name: /^Manage/ })
    .getAttribute('href');
  const copy = Number(/\d+$/.exec(href ?? '')?.[0]);
  expect(copy).toBeGreaterThan(2);
  const { answer } = await callSite(site, `${cards}/category/${copy}?languages=all`);
  expect(answer).toMatchObject(names.map((name) => ({ title: { en: name } })));
  expect(answer).toMatchObject([{}, { text: { en: 'Words', ar: '' } }, {}, {}]);
  await undo();
  await expect.poll(() => copies.count()).toBe(1);
});

it('a long list is searched by its titles in either language, however they are written', async () => {
  t = english;
  for (let number = 1; number <= 12; number += 1) {
    await ask(site, '/products', 'POST', { name: { en: `Kiosk ${number}`, ar: `أُكشاك ${number}` } });
  }
  ({ page } = await openDashboard(browser, site, { path: '/products' }));
  const search = page.getByRole('searchbox', { name: english.searchTitles });
  await search.fill('KIOSK 7');
  const found = page.locator('.record-card h3');
  await expect.poll(() => found.allTextContents()).toEqual(['Kiosk 7']);
  // The search ignores the missing hamza and vowel mark.
  await search.fill('اكشاك 3');
  await expect.poll(() => found.allTextContents()).toEqual(['Kiosk 3']);
  await search.fill('nothing of this name');
  await page.getByText(english.nothingMatches).waitFor();
});
