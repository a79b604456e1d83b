import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { callMessage } from '../../language/call-messages.ts';
import { dashboard as arabic } from '../../language/ar/dashboard.ts';
import { historyMessages as arabicGroups } from '../../language/ar/dashboard-history.ts';
import { writingMessages as arabicWriting } from '../../language/ar/dashboard-writing.ts';
import { historyMessages as englishGroups } from '../../language/en/dashboard-history.ts';
import { writingMessages as englishWriting } from '../../language/en/dashboard-writing.ts';
import { dashboard as english } from '../../language/en/dashboard.ts';
import { formatMessage } from '../../language/message.ts';
import { products } from '../../content/collections/index.ts';
import { violationsOn } from '../support/violations-on.ts';
import { complaintsOf, flawsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

// The history contains every change: the administrator, the time, the record and the values; and each change can be
// undone.

const title = (en: string, ar: string) => ({ en, ar });
const card = (en: string, ar: string, category_id: number) => ({
  title: title(en, ar),
  text: title('Words', 'كلمات'),
  path: '/about',
  category_id,
});

beforeEach(async () => {
  await ask(site, '/products', 'POST', {
    name: title('Wall', 'جدار'),
    features: [{ title: title('Thin', 'رقيق') }, { title: title('Quiet', 'هادئ') }],
  });
  await ask(site, '/productssectionone', 'POST', card('Bright', 'ساطع', 1));
  await ask(site, '/productssectionone', 'POST', card('Deep', 'عميق', 1));
});

const press = (where: Locator | Page, name: string) => where.getByRole('button', { name, exact: true }).click();

/** The newest change in a list, or an older one by its index. */
const change = (where: Locator | Page, place = 0): Locator => where.locator('li.card').nth(place);

/** The browser's problems, without the 401 of the first session check. */
const faultsOf = (problems: readonly string[]) => problems.filter((problem) => !problem.includes('401'));

/** The field `environment` of the first three products. */
const environments = async (): Promise<unknown[]> =>
  Promise.all([1, 2, 3].map(async (id) => (await ask(site, `/products/${id}`))['environment']));

const stored = async (path: string): Promise<unknown> => (await callSite(site, `${path}?languages=all`)).answer;

describe.each([
  { language: 'en', t: english, was: 'Bright', becomes: 'Brighter', label: 'Product Info', field: 'Title' },
  { language: 'ar', t: arabic, was: 'ساطع', becomes: 'أكثر سطوعا', label: 'معلومات المنتج', field: 'العنوان' },
] as const)('the history of a record ($language)', ({ language, t, was, becomes, label, field }) => {
  const named = (word: string, name: string) => formatMessage(word, language, { title: name });
  const fill = (word: string, values: Record<string, string>) => formatMessage(word, language, values);

  it('says who changed what and when, shows before and after, restores it, and restoring is undone', async () => {
    const { page, problems } = await openDashboard(browser, site, { path: '/product/1', language });
    await press(page, named(t.editNamed, was));
    const form = page.getByRole('dialog', { name: t.editItem });
    const own = language === 'en' ? t.inEnglish : t.inArabic;
    await form.getByRole('textbox', { name: `${field} (${own})`, exact: true }).fill(becomes);
    await press(form, t.update);
    await page.getByRole('heading', { name: becomes }).waitFor();

    const more = page.getByRole('button', { name: named(t.moreNamed, becomes) });
    await more.click();
    await page.getByRole('menuitem', { name: t.history }).click();
    const window = page.getByRole('dialog', { name: named(t.historyOf, becomes) });
    const newest = change(window);
    await newest.waitFor();
    await expect.poll(() => newest.getByRole('heading').textContent()).toBe(`${label}: ${becomes}${t.updated}`);
    const who = await newest.locator('p').first().textContent();
    expect(who).toContain('administrator');
    expect(who).toMatch(new RegExp(String(new Date().getFullYear())));
    await expect.poll(() => newest.textContent()).toContain(fill(t.changedFields, { fields: field }));

    await newest.getByRole('button', { name: named(t.showChangeOf, `${label}: ${becomes}`) }).click();
    const before = newest.locator('.choice-card', { hasText: t.before });
    const after = newest.locator('.choice-card', { hasText: t.after });
    await before.filter({ hasText: was }).waitFor();
    await after.filter({ hasText: becomes }).waitFor();
    await expect.poll(() => before.textContent()).toContain(language === 'en' ? 'ساطع' : 'Bright');
    expect(await complaintsOf(page)).toEqual([]);

    await newest.getByRole('button', { name: named(t.restoreNamed, `${label}: ${becomes}`) }).click();
    await change(window, 1).locator('.mark').waitFor();
    await expect.poll(() => change(window, 1).locator('.mark').textContent()).toContain('administrator');
    expect(await stored('/productssectionone/1')).toMatchObject({ title: { en: 'Bright', ar: 'ساطع' } });
    const undone = noticeOf(page, callMessage('changeUndone', language));
    // The notice is above the window and can be pressed, and Escape still closes the window.
    await press(undone.last(), t.undo);
    await expect.poll(() => stored('/productssectionone/1')).toMatchObject({ title: { [language]: becomes } });
    await press(undone.last(), t.undo);
    await expect.poll(() => stored('/productssectionone/1')).toMatchObject({ title: { [language]: was } });
    await newest.getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: was, exact: true }).waitFor();
    await expect.poll(() => more.or(page.getByRole('button', { name: named(t.moreNamed, was) })).count()).toBe(1);
    expect(faultsOf(problems)).toEqual([]);
  });

  it('brings back what was deleted with everything below it, from the history of the site', async () => {
    const { page } = await openDashboard(browser, site, { path: '/products', language });
    const name = language === 'en' ? 'Wall' : 'جدار';
    await press(page, named(t.deleteNamed, name));
    const question = page.getByRole('alertdialog', { name: t.deleteQuestion });
    await question.getByText(language === 'en' ? 'Also deletes 2 items.' : 'يُحذف معه عنصران.').waitFor();
    await press(question, t.yes);
    await page.getByText(t.noItems, { exact: true }).waitFor();
    expect((await callSite(site, '/productssectionone/category/1')).answer).toEqual([]);

    await page.goto('/dashboard/history');
    const newest = change(page);
    await newest.waitFor();
    await expect.poll(() => newest.getByRole('heading').textContent()).toContain(`${name}${t.deleted}`);
    await newest.getByRole('button', { name: new RegExp(`^${t.showChange}`) }).click();
    // A deleted record has no values after the change. Its lists are shown item by item.
    await newest.getByText(language === 'en' ? 'Thin' : 'رقيق').waitFor();
    await expect.poll(() => newest.getByText(t.after, { exact: true }).count()).toBe(0);
    expect(await complaintsOf(page)).toEqual([]);
    await newest.getByRole('button', { name: new RegExp(`^${named(t.restoreNamed, '')}`) }).click();
    await change(page, 1).locator('.mark').waitFor();
    expect(await stored('/products/1')).toMatchObject({ name: { en: 'Wall' } });
    expect((await callSite(site, '/productssectionone/category/1')).answer).toHaveLength(2);
  });
});

describe.each([
  { language: 'en', t: { ...english, ...englishGroups }, list: products.label.en, name: 'Panel' },
  { language: 'ar', t: { ...arabic, ...arabicGroups }, list: products.label.ar, name: 'لوحة' },
] as const)('what was changed in one go ($language)', ({ language, t, list, name }) => {
  it('stands in the history once, opens its parts, and goes back after a question but for what is newer [ADM-GEN-46]', async () => {
    for (const [en, ar] of [
      ['Panel', 'لوحة'],
      ['Post', 'عمود'],
    ] as const) {
      await ask(site, '/products', 'POST', { name: title(en, ar) });
    }
    const work = { do: 'set', field: 'environment', value: 'outdoor' };
    await ask(site, '/lists/products/changes', 'POST', { chosen: { ids: [1, 2, 3] }, work });
    await ask(site, '/products/2', 'PUT', { name: title('Panel', 'لوحة'), environment: 'outdoor', pitch: 3 });
    const { page, problems } = await openDashboard(browser, site, { path: '/history', language });
    const items = `${list}: ${formatMessage(t.groupItems, language, { count: 3 })}`;
    const group = change(page, 1);
    await group.waitFor();
    await expect.poll(() => group.getByRole('heading').first().textContent()).toBe(`${items}${t.updated}`);
    await press(group, formatMessage(t.groupShowOf, language, { title: items }));
    await expect.poll(() => group.locator('li.card').count()).toBe(3);
    const link = group.getByRole('link', { name: `${list}: ${name}` });
    await expect.poll(() => link.getAttribute('href')).toBe('/dashboard/product/2/edit');
    expect(await flawsOf(page)).toEqual([]);
    await press(group, formatMessage(t.groupShowOf, language, { title: items }));

    const undoAll = () => press(group, formatMessage(t.groupUndoOf, language, { title: items }));
    const question = page.getByRole('alertdialog', { name: formatMessage(t.undoQuestion, language, { count: 3 }) });
    await undoAll();
    const seen = formatMessage(t.undoSeen, language, { count: 3 });
    await expect.poll(() => question.getByRole('listitem').allTextContents()).toEqual([`${list}: 3 (${seen})`]);
    expect(await complaintsOf(page)).toEqual([]);
    await press(question, t.no);
    await question.waitFor({ state: 'detached' });
    expect(await environments()).toEqual(['outdoor', 'outdoor', 'outdoor']);
    await undoAll();
    await press(question, t.yes);
    const undone = noticeOf(page, formatMessage(t.groupUndone, language, { count: 2 }));
    await undone.waitFor();
    const answered = page.locator('li.card', {
      hasText: formatMessage(t.groupLeft, language, { done: 2, count: 3 }),
    });
    await answered.getByRole('alert').getByText(name).waitFor();
    await expect.poll(() => environments()).toEqual(['', 'outdoor', '']);
    expect(await complaintsOf(page)).toEqual([]);

    await press(undone, t.undo);
    await expect.poll(() => environments()).toEqual(['outdoor', 'outdoor', 'outdoor']);
    expect(faultsOf(problems)).toEqual([]);
  });
});

it('the import that the site began with is not offered to be undone at one press [ADM-GEN-46]', async () => {
  const document = await ask(site, '/content/export');
  const herobanner = Array.from({ length: 40 }, (_, at) => ({
    id: at + 1,
    parent: null,
    position: at + 1,
    status: { en: 'published', ar: 'published' },
    waiting: false,
    fields: { title: title(`Banner ${at}`, `بانر ${at}`) },
  }));
  await ask(site, '/content/import', 'POST', { ...document, collections: { herobanner } });
  const { page } = await openDashboard(browser, site, { path: '/history' });
  await change(page).getByText(englishGroups.undoFirst).waitFor();
  await expect.poll(() => change(page).getByRole('button').allTextContents()).toEqual([englishGroups.groupShow]);
});

it('the history tells an order by its titles, and older changes come on demand', async () => {
  await ask(site, '/productssectionone/order', 'PUT', { ids: [2, 1], category_id: 1 });
  const { page, problems } = await openDashboard(browser, site, { path: '/history' });
  await change(page).waitFor();
  await expect.poll(() => change(page).getByRole('heading').textContent()).toBe('Product Inforeordered');
  await press(change(page), 'Show what changed: Product Info');
  const orders = change(page).locator('.choice-card');
  await orders.nth(1).getByText('Deep').waitFor();
  await expect.poll(() => orders.allTextContents()).toEqual(['BeforeBrightDeep', 'AfterDeepBright']);
  await press(change(page), 'Undo: Product Info');
  await noticeOf(page, 'The change was undone').waitFor();

  for (let number = 1; number <= 30; number += 1) {
    await ask(site, '/clientslogos', 'POST', { ...card(`Client ${number}`, `عميل ${number}`, 0) });
  }
  await page.reload();
  await change(page, 24).waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(25);
  await press(page, 'Older changes');
  await change(page, 26).waitFor();
  await expect.poll(() => change(page, 29).getByRole('heading').textContent()).toContain('Client 1');
  expect(faultsOf(problems)).toEqual([]);
});

it('a change that can no longer be undone says so and stays', async () => {
  const { page } = await openDashboard(browser, site, { path: '/history' });
  await change(page).waitFor();
  await page.route('**/revisions/undo', (route) => route.abort());
  await change(page).getByRole('button', { name: /^Undo/ }).click();
  await change(page).getByRole('alert').filter({ hasText: english.unreachable }).waitFor();
  await expect.poll(() => change(page).locator('.mark').count()).toBe(0);
});

describe('the history in the form', () => {
  const late = {
    en: { ...english, ...englishGroups, ...englishWriting },
    ar: { ...arabic, ...arabicGroups, ...arabicWriting },
  };
  const heading = (text: string) => ({ version: 1, blocks: [{ is: 'heading', level: 2, words: [{ text }] }] });
  /** Changes a product: its description is written, formatted and rewritten, and its size is changed in between. */
  const changeWall = async () => {
    await ask(site, '/products/1', 'PUT', { description: title('Bright and thin', 'ساطع ورقيق') });
    await ask(site, '/products/1', 'PUT', { description_rich: { en: heading('Bright and thin') } });
    await ask(site, '/products/1', 'PUT', { size: 55 });
    await ask(site, '/products/1', 'PUT', { description: { en: 'Bright and quiet' } });
  };
  const description = async () => (await callSite(site, '/products/1?languages=all')).answer;

  it.each(['en', 'ar'] as const)(
    'says beside a field who changed it, and takes this field back alone (%s)',
    async (language) => {
      await changeWall();
      const t = late[language];
      const fill = (word: string, values: Record<string, string>) => formatMessage(word, language, values);
      const { page, problems } = await openDashboard(browser, site, { path: '/product/1/edit', language });
      const label = language === 'en' ? 'Description' : 'الوصف';
      const mark = page.getByRole('button', { name: fill(t.fieldHistoryOf, { field: label }) });
      await mark.waitFor();
      await expect.poll(() => mark.textContent()).toContain('administrator');
      // An unchanged field has no button for its history.
      const untouched = language === 'en' ? 'Headline' : 'العنوان الرئيسي';
      await expect
        .poll(() => page.getByRole('button', { name: fill(t.fieldHistoryOf, { field: untouched }) }).count())
        .toBe(0);

      await mark.focus();
      await page.keyboard.press('Enter');
      const window = page.getByRole('dialog', { name: fill(t.fieldHistoryOf, { field: label }) });
      const newest = change(window);
      await newest.waitFor();
      await expect.poll(() => newest.locator('ins').allTextContents()).toEqual([`${t.wordsAdded}: quiet`]);
      await expect.poll(() => newest.locator('del').allTextContents()).toEqual([`${t.wordsRemoved}: thin`]);
      const formatted = change(window, 1);
      const inEnglish = fill(t.formattingChangedIn, { language: t.inEnglish });
      await formatted.getByText(inEnglish, { exact: true }).waitFor();
      await expect.poll(() => formatted.textContent()).toContain(t.heading2);
      await expect.poll(() => window.locator('li.card').count()).toBe(3);
      expect(await complaintsOf(page)).toEqual([]);

      await newest.getByRole('button').first().click();
      await window.waitFor({ state: 'detached' });
      await expect.poll(description).toMatchObject({
        description: { en: 'Bright and thin', ar: 'ساطع ورقيق' },
        description_rich: { en: heading('Bright and thin') },
        size: 55,
      });
      // The form shows the restored value, and the restore can be undone like any change.
      await page.locator('.writing-text h2', { hasText: 'Bright and thin' }).waitFor();
      await press(noticeOf(page, t.fieldTakenBack).last(), t.undo);
      await expect.poll(description).toMatchObject({ description: { en: 'Bright and quiet' }, size: 55 });
      expect(faultsOf(problems)).toEqual([]);
    },
  );

  it('refuses to undo a field over a newer saved value, and then shows that value', async () => {
    await changeWall();
    const { page } = await openDashboard(browser, site, { path: '/product/1/edit', language: 'en' });
    await page.getByRole('button', { name: 'Changes of Description' }).click();
    const window = page.getByRole('dialog', { name: 'Changes of Description' });
    await change(window, 2).waitFor();
    await ask(site, '/products/1', 'PUT', { description: { en: 'Theirs' } });
    await change(window).getByRole('button').first().click();
    await window.getByRole('alert').waitFor();
    await change(window, 3).waitFor();
    await expect.poll(() => change(window).locator('ins').allTextContents()).toEqual(['added: Theirs']);
    expect(await description()).toMatchObject({ description: { en: 'Theirs' } });
  });

  it.each([
    { language: 'en', width: 1440 },
    { language: 'ar', width: 390 },
  ] as const)(
    'shows two states of a record as pages, side by side or in turn ($language, $width px)',
    async (screen) => {
      await changeWall();
      const { language, width } = screen;
      const t = late[language];
      const { page, problems } = await openDashboard(browser, site, { path: '/product/1/edit', language, width });
      await press(page, t.compareStates);
      const window = page.getByRole('dialog');
      const sideOf = (name: string) => window.getByRole('region', { name, exact: true });
      const first = sideOf(t.stateFirst);
      const pageOf = (side: Locator) => side.frameLocator('iframe').locator('.hero-info').first();
      await first.getByRole('combobox').waitFor();
      await window.getByRole('button', { name: t.previewInEnglish, exact: true }).click();
      await expect
        .poll(() => first.frameLocator('iframe').locator('h2', { hasText: 'Bright and thin' }).count())
        .toBe(1);
      // A phone shows one state at a time.
      const isPhone = width < 768;
      await expect.poll(() => sideOf(t.stateSecond).count()).toBe(isPhone ? 0 : 1);
      if (isPhone) await window.getByRole('button', { name: t.stateSecond, exact: true }).click();
      const second = sideOf(t.stateSecond);
      await expect.poll(() => pageOf(second).textContent()).toBe('Bright and quiet');
      // The first state, before the product had a description.
      await second.getByRole('combobox').selectOption({ index: 6 });
      await expect.poll(() => pageOf(second).textContent()).toBe('');
      const differences = window
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t.differencesByField }) })
        .last();
      await differences.waitFor();
      await expect.poll(() => differences.getByRole('heading', { level: 4 }).count()).toBe(2);
      await second.getByRole('combobox').selectOption('now');
      await expect.poll(() => differences.getByRole('heading', { level: 4 }).count()).toBe(1);
      await expect.poll(() => differences.locator('ins').allTextContents()).toEqual([`${t.wordsAdded}: quiet`]);
      expect(await violationsOn(page, { exclude: 'iframe' })).toEqual([]);
      expect(faultsOf(problems)).toEqual([]);
    },
  );
});
