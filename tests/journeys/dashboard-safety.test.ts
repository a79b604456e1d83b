import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { isolate } from '../../language/bidi.ts';
import { complaintsOf, type Language, logIn, noticeOf, openDashboard } from '../support/dashboard.ts';
import { callSite } from '../support/site-call.ts';
import { openOwnSite } from '../support/open-site.ts';

const { site, browser } = await openOwnSite('empty');

// Failures while typing or saving lose no input, and the screen reports the failure.
const languages: readonly Language[] = ['en', 'ar'];
const words = {
  en: {
    edit: 'Edit Bright',
    window: 'Edit Item',
    title: 'Title (English)',
    update: 'Update',
    failed: 'Failed to update item',
    unreachable: 'The server cannot be reached. Please try again.',
    noRoom: 'The server has no space left to save this. Please free some space, then try again.',
    updated: 'Item updated',
  },
  ar: {
    edit: `تعديل ${isolate('Bright')}`,
    window: 'تعديل العنصر',
    title: 'العنوان (الإنجليزية)',
    update: 'تحديث',
    failed: 'تعذّر تحديث العنصر',
    unreachable: 'تعذّر الاتصال بالخادم. يرجى المحاولة مرة أخرى.',
    noRoom: 'لا تتوفر مساحة على الخادم لحفظ هذا. يرجى توفير مساحة ثم المحاولة مرة أخرى.',
    updated: 'حُدّث العنصر',
  },
};

let page: Page;

const picture = resolve(import.meta.dirname, '../../demo/media/blog-calibration.jpg');

const base = '/productssectionone';
const screen = '/product/1';

beforeEach(async () => {
  const item = { title: { en: 'Bright' }, text: { en: 'A bright panel' }, path: '/about', category_id: 1 };
  await callSite(site, '/products', 'POST', { name: 'Panel' });
  const { status, answer } = await callSite(site, base, 'POST', item);
  if (status !== 201) throw new Error(JSON.stringify(answer));
});

/** Opens the item's screen. */
async function openScreen(language: Language = 'en'): Promise<void> {
  ({ page } = await openDashboard(browser, site, { path: screen, language }));
}

/** Opens the item's window in a language and types another title. */
async function typeTitle(text: string, language: Language = 'en'): Promise<Locator> {
  const t = words[language];
  await openScreen(language);
  await page.getByRole('button', { name: t.edit, exact: true }).click();
  const window = page.getByRole('dialog', { name: t.window });
  await window.getByRole('textbox', { name: t.title, exact: true }).fill(text);
  return window;
}

const titleIn = (window: Locator, language: Language = 'en'): Promise<string> =>
  window.getByRole('textbox', { name: words[language].title, exact: true }).inputValue();
const press = (window: Locator, name: string) => window.getByRole('button', { name, exact: true }).click();

/** The item as stored on the server. */
const stored = async (): Promise<unknown> => (await callSite(site, `${base}/1?languages=all`)).answer;

describe.each(languages)('an item that cannot be saved (%s)', (language) => {
  const t = words[language];

  it('says that the network is cut, keeps what was typed and saves it later [ADM-GEN-35, MSG-47, MSG-52]', async () => {
    const window = await typeTitle('Brighter', language);
    await page.context().setOffline(true);
    await press(window, t.update);
    const alert = window.getByRole('alert');
    await alert.filter({ hasText: t.failed }).filter({ hasText: t.unreachable }).waitFor();
    await expect.poll(() => titleIn(window, language)).toBe('Brighter');
    expect(await complaintsOf(page)).toEqual([]);
    await page.context().setOffline(false);
    await press(window, t.update);
    await noticeOf(page, t.updated).waitFor();
    expect(await stored()).toMatchObject({ title: { en: 'Brighter' } });
  });

  it('says that the disk is full, keeps what was typed and saves it when there is room', async () => {
    const window = await typeTitle('Brightest', language);
    site.limitFiles(1);
    try {
      await press(window, t.update);
      await window.getByRole('alert').filter({ hasText: t.failed }).filter({ hasText: t.noRoom }).waitFor();
    } finally {
      site.limitFiles('unlimited');
    }
    await expect.poll(() => titleIn(window, language)).toBe('Brightest');
    await press(window, t.update);
    await noticeOf(page, t.updated).waitFor();
    expect(await stored()).toMatchObject({ title: { en: 'Brightest' } });
  });
});

it('a restarted server saves the input', async () => {
  const window = await typeTitle('After the restart');
  await site.restart();
  await press(window, 'Update');
  await noticeOf(page, 'Item updated').waitFor();
  expect(await stored()).toMatchObject({ title: { en: 'After the restart' } });
});

it('a session that ends in the middle of a save asks for the password in place, then the save goes through', async () => {
  const window = await typeTitle('After the login');
  await page.context().clearCookies({ name: 'session' });
  await press(window, 'Update');
  const question = page.getByRole('dialog', { name: 'Your session has ended' });
  await question.waitFor();
  await logIn(page);
  await noticeOf(page, 'Item updated').waitFor();
  await expect.poll(() => window.count()).toBe(0);
  expect(await stored()).toMatchObject({ title: { en: 'After the login' } });
});

it('who does not log in again finds what was typed after the next login', async () => {
  const window = await typeTitle('Typed before the login');
  await page.context().clearCookies({ name: 'session' });
  await press(window, 'Update');
  await press(page.getByRole('dialog', { name: 'Your session has ended' }), 'Close');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await logIn(page);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.goto(`/dashboard${screen}`);
  await page.getByRole('button', { name: 'Edit Bright', exact: true }).click();
  await expect.poll(() => titleIn(window)).toBe('Typed before the login');
});

/** Saves the item as another administrator. */
const saveTheirs = async (theirs: object): Promise<void> =>
  expect((await callSite(site, `${base}/1`, 'PUT', theirs)).status).toBe(200);

/** The conflict with the choice between two versions of the item. */
const conflictIn = (window: Locator): Locator =>
  window.locator('.conflict').filter({ hasText: 'There are two versions of this item' });

it('two versions of a record are chosen from where both changed the same, and nothing is saved before [ADM-GEN-57]', async () => {
  const window = await typeTitle('Mine');
  await window.getByRole('textbox', { name: 'Text (Arabic)', exact: true }).fill('نصي');
  await saveTheirs({ title: { en: 'Theirs' }, text: { en: 'Their text' }, path: '/contact' });

  await press(window, 'Update');
  const conflict = conflictIn(window);
  await conflict.waitFor();
  // The texts were changed in different languages, and the path only on the server: neither is a conflict.
  await expect.poll(() => conflict.getByRole('group').count()).toBe(1);
  await expect.poll(() => window.getByText('Failed to update').count()).toBe(0);
  const title = conflict.getByRole('group', { name: 'Title (English)' });
  await expect.poll(() => title.textContent()).toMatch(/Your version.*Mine.*The saved version.*Theirs/);
  await press(window, 'Update');
  await window.getByRole('button', { name: 'Choose a version · Show' }).waitFor();
  expect(await stored()).toMatchObject({ title: { en: 'Theirs' }, text: { ar: '' } });
  expect(await complaintsOf(page)).toEqual([]);
  await title.getByRole('radio', { name: /The saved version/ }).check();
  await press(conflict, 'Continue with this choice');
  await expect.poll(() => titleIn(window)).toBe('Theirs');
  await press(window, 'Update');
  await noticeOf(page, 'Item updated').waitFor();
  expect(await stored()).toMatchObject({
    title: { en: 'Theirs' },
    text: { en: 'Their text', ar: 'نصي' },
    path: '/contact',
  });
});

/** Reloads the page with unsaved input and opens the item again. */
async function reopen(name: string): Promise<Locator> {
  // The browser asks before it leaves; the browser has stored the input anyway.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name: 'Edit Item' });
}

it('a restored draft asks for a choice where another administrator saved the same value [ADM-GEN-57]', async () => {
  await typeTitle('Mine');
  await saveTheirs({ title: { en: 'Theirs' }, text: { en: 'Their text' } });
  const window = await reopen('Edit Theirs');
  await window.getByText('A newer version was saved since then').waitFor();
  await conflictIn(window).waitFor();
  await press(window, 'Update');
  await window.getByRole('button', { name: 'Choose a version · Show' }).waitFor();
  expect(await stored()).toMatchObject({ title: { en: 'Theirs' } });
  await press(conflictIn(window), 'Continue with this choice');
  await press(window, 'Update');
  await noticeOf(page, 'Item updated').waitFor();
  expect(await stored()).toMatchObject({ title: { en: 'Mine' }, text: { en: 'Their text' } });
});

it('a choice that was not made is asked for by the next form, too', async () => {
  const window = await typeTitle('Mine');
  await saveTheirs({ title: { en: 'Theirs' } });
  await press(window, 'Update');
  await conflictIn(window).waitFor();
  const again = await reopen('Edit Theirs');
  await conflictIn(again).getByRole('group', { name: 'Title (English)' }).waitFor();
  expect(await stored()).toMatchObject({ title: { en: 'Theirs' } });
});

it('a refusal that arrives after the form was left is shown, stays, and leads back to the form and its input [ADM-GEN-58]', async () => {
  const window = await typeTitle('Left behind');
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${base}/1?**`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await mayAnswer;
    return route.fulfill({ status: 503, json: { message: 'Please try again later' } });
  });
  await press(window, 'Update');
  await press(window, 'Cancel');
  await press(page.getByRole('alertdialog', { name: 'Leave without saving?' }), 'Yes');
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await page.waitForURL('**/dashboard/categories');
  answer();
  const notice = noticeOf(page, 'Failed to update item');
  await notice.getByText('Please try again later').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.unroute(`**${base}/1?**`);
  await press(notice, 'Back to the form');
  await expect.poll(() => titleIn(window)).toBe('Left behind');
  await press(window, 'Update');
  await noticeOf(page, 'Item updated').waitFor();
  expect(await stored()).toMatchObject({ title: { en: 'Left behind' } });
});

it('the input is restored after the page was closed, and can be discarded', async () => {
  await typeTitle('Typed before the crash');
  const context = page.context();
  await page.close();
  page = await context.newPage();
  await page.goto(`/dashboard${screen}`);
  await page.getByRole('button', { name: 'Edit Bright', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Edit Item' });
  await window.getByText('What you typed before has been restored.').waitFor();
  await expect.poll(() => titleIn(window)).toBe('Typed before the crash');
  await press(window, 'Discard it');
  await expect.poll(() => titleIn(window)).toBe('Bright');
  await press(window, 'Cancel');
  await expect.poll(() => window.count()).toBe(0);
});

it('leaving asks while something is not saved: by Cancel, the X, a link and a reload [ADM-PATTERN-06, MSG-69]', async () => {
  const window = await typeTitle('Not saved');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (const way of ['Cancel', 'Close']) {
    await press(window, way);
    await press(question, 'No');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => titleIn(window)).toBe('Not saved');
  }
  await press(window, 'Cancel');
  await press(question, 'Yes');
  await window.waitFor({ state: 'detached' });

  await page.goto('/dashboard/products');
  await page.getByRole('button', { name: '+ Add New' }).click();
  await page.getByRole('textbox', { name: /^Name.*\(English\)$/ }).fill('Half a product');
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await press(question, 'No');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/products');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  await (await asked).dismiss();
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await press(question, 'Yes');
  await page.waitForURL('**/dashboard/categories');
});

it('Back and Forward of the browser ask, too, and go where they were going', async () => {
  ({ page } = await openDashboard(browser, site, { path: '/categories' }));
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.waitForURL('**/dashboard/products');
  await page.getByRole('button', { name: '+ Add New' }).click();
  const name = page.getByRole('textbox', { name: /^Name.*\(English\)$/ });
  await name.fill('Half a product');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.evaluate(() => history.go(-1));
  // The form is an entry of the browser's history, and leaving it opens a question.
  await press(question, 'No');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/products');
  await expect.poll(() => name.inputValue()).toBe('Half a product');
  await page.evaluate(() => history.go(-1));
  await press(question, 'Yes');
  await page.waitForURL('**/dashboard/categories');
  await page.getByRole('heading', { level: 2, name: 'Categories', exact: true }).waitFor();
  await page.evaluate(() => history.go(1));
  await page.waitForURL('**/dashboard/products**');
  await page.getByRole('heading', { level: 2, name: 'Products', exact: true }).waitFor();
});

it('a section that is closed keeps what was typed in it, and asks for it', async () => {
  await callSite(site, '/category/add', 'POST', { name: { en: 'Walls', ar: 'جدران' } });
  ({ page } = await openDashboard(browser, site, { path: '/categories/1' }));
  const opener = page.locator('main button[aria-expanded]');
  const headline = page.getByRole('textbox', { name: 'Headline (English)', exact: true });
  const open = async (name: RegExp) => {
    const button = opener.filter({ hasText: name });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  };
  await opener.first().waitFor();
  await open(/Info & Products$/);
  await headline.fill('Half a headline');
  await open(/Media Upload$/);
  await headline.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await press(page.getByRole('alertdialog', { name: 'Leave without saving?' }), 'No');
  await open(/Info & Products$/);
  await expect.poll(() => headline.inputValue()).toBe('Half a headline');
});

it('a redirect that is not saved is asked about, and is back after the page was closed', async () => {
  ({ page } = await openDashboard(browser, site, { path: '/links' }));
  const from = page.getByRole('textbox', { name: 'Old address' });
  await from.fill('/long-ago');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(question, 'No');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await press(question, 'Yes');
  await page.waitForURL('**/dashboard/products');
  await page.goto('/dashboard/links');
  await expect.poll(() => from.inputValue()).toBe('/long-ago');
});

it('what was added but could not be published is a draft, and is not made once more', async () => {
  ({ page } = await openDashboard(browser, site, { path: '/products' }));
  await page.route('**/publishing?*', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.getByRole('button', { name: '+ Add New' }).click();
  const form = page.locator('#add-form form');
  const name = form.getByRole('textbox', { name: 'Name (English)', exact: true });
  await name.fill('Only once');
  await form.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Publish English', exact: true }).click();
  await form.getByRole('alert').first().waitFor();
  await page.goto('/dashboard/products');
  await page.getByRole('button', { name: '+ Add New' }).click();
  await expect.poll(() => name.inputValue()).toBe('');
  const { answer } = await callSite(site, '/products?languages=all');
  expect(Array.isArray(answer) ? answer.length : 0).toBe(2);
});

it('a reference says its record while the list is loading, and that the list could not be read', async () => {
  const { answer } = await callSite(site, '/category/add', 'POST', { name: { en: 'Walls', ar: 'جدران' } });
  await callSite(site, '/products/1', 'PUT', { category: 1 });
  expect(answer).toMatchObject({ id: 1 });
  ({ page } = await openDashboard(browser, site, { path: '/products' }));
  await page.route('**/api/en/category?*', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.getByRole('button', { name: 'Edit Panel' }).click();
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await expect.poll(() => category.locator('option:checked').textContent()).toBe('Item 1');
  await page.unroute('**/api/en/category?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => category.locator('option:checked').textContent()).toBe('Walls');
});

it('a double click saves once, and the button says "Wait ..." meanwhile [ADM-GEN-34, MSG-65]', async () => {
  await openScreen();
  let saves = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${base}?**`, async (route) => {
    if (route.request().method() === 'POST') saves += 1;
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: '+ Add New' }).click();
  const window = page.getByRole('dialog', { name: 'Add New Item' });
  await window.getByRole('textbox', { name: 'Title (English)', exact: true }).fill('Once');
  await window.getByRole('textbox', { name: 'Title (Arabic)', exact: true }).fill('مرة');
  await window.getByRole('textbox', { name: 'Text (English)', exact: true }).fill('Only once');
  await window.locator('#field-path').fill('/about');
  await window.locator('#field-icon input[type=file]').first().setInputFiles(picture);
  await window.locator('#field-icon img').first().waitFor();
  // Both clicks happen before React can render.
  await window.getByRole('button', { name: 'Add', exact: true }).evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
  await window.getByRole('button', { name: 'Wait ...' }).waitFor();
  letGo();
  await noticeOf(page, 'Item added').waitFor();
  expect(saves).toBe(1);
});

it('a deleted item comes back by "Undo", and goes again by the next one [MSG-59]', async () => {
  await openScreen();
  await page.getByRole('button', { name: 'Delete Bright' }).click();
  await press(page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' }), 'Yes');
  const card = page.locator('.record-card', { hasText: 'Bright' });
  await card.waitFor({ state: 'detached' });
  await press(noticeOf(page, 'Item deleted'), 'Undo');
  await card.waitFor();
  await press(noticeOf(page, 'The change was undone'), 'Undo');
  await card.waitFor({ state: 'detached' });
  await press(noticeOf(page, 'The change was undone'), 'Undo');
  await card.waitFor();
  expect(await stored()).toMatchObject({ title: { en: 'Bright' } });
});

it('a list that cannot be read again keeps its cards and offers to try again', async () => {
  await openScreen();
  await page.getByRole('button', { name: 'Edit Bright', exact: true }).waitFor();
  await page.route(`**${base}/category/1**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Delete Bright' }).click();
  await press(page.getByRole('alertdialog'), 'Yes');
  await noticeOf(page, 'Item deleted').waitFor();
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await alert.waitFor();
  await expect.poll(() => page.locator('.record-card').count()).toBe(1);
  await page.unroute(`**${base}/category/1**`);
  await press(alert, 'Try again');
  await page.getByText('No items found for this category.').waitFor();
  await press(noticeOf(page, 'Item deleted'), 'Undo');
  await page.getByRole('button', { name: 'Edit Bright', exact: true }).waitFor();
});
