import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { addProduct, ask, assertOnlyRefusals, libraryOf, storeFile, storePicture } from '../support/dashboard-files.ts';
import { type DashboardRequest, flawsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { samplePhoto } from '../support/sample-files.ts';

const { site, browser } = await openSite('empty');

let page: Page;
let problems: readonly string[] = [];

async function openLibrary(request: Partial<DashboardRequest> = {}): Promise<void> {
  ({ page, problems } = await openDashboard(browser, site, { path: '/media', ...request }));
}

afterEach(() => assertOnlyRefusals(problems));

const choose = (names: readonly string[], bytes: (place: number) => Promise<Buffer>) =>
  Promise.all(names.map(async (name, place) => ({ name, mimeType: 'image/jpeg', buffer: await bytes(place) }))).then(
    (files) => page.locator('input[type=file][multiple]').setInputFiles(files),
  );

/** Pictures with different content. */
const photoOf = (place: number): Promise<Buffer> =>
  samplePhoto(200 + place, 150)
    .jpeg()
    .toBuffer();

/** The alternative texts of the library's files, newest first. */
async function altsOf(language: 'ar' | 'en'): Promise<unknown[]> {
  const { files } = await ask(site, '/media?limit=50');
  return Array.isArray(files) ? files.map(({ alt }: { alt: Record<string, string> }) => alt[language]) : [];
}

describe('words of many files', () => {
  it('eight pictures that come at once get their words in a table, with one action a picture and one undo', async () => {
    await openLibrary({ language: 'ar' });
    const names = Array.from({ length: 8 }, (_, place) => `picture ${place + 1}.jpg`);
    await choose(names, photoOf);
    const table = page.getByRole('region', { name: 'أوصاف الملفات الجديدة' });
    await expect.poll(() => table.getByRole('group').count()).toBe(8);
    const cells = table.getByRole('textbox', { name: 'النص البديل (بالعربية)' });
    await expect.poll(() => cells.first().evaluate((cell) => cell === document.activeElement)).toBe(true);
    expect(await flawsOf(page)).toEqual([]);

    for (const [place] of names.entries()) await page.keyboard.type(`صورة ${place + 1}\n`);
    await page.keyboard.press('Enter');
    const notice = noticeOf(page, 'عُدِّلت 8 ملفات');
    await notice.waitFor();
    await table.waitFor({ state: 'detached' });
    expect(await altsOf('ar')).toEqual(names.map((_, place) => `صورة ${8 - place}`));

    await notice.getByRole('button', { name: 'تراجع' }).click();
    // The pressed notice disappears when the new one appears.
    await noticeOf(page, 'عُدِّلت 8 ملفات').last().waitFor();
    await expect.poll(() => altsOf('ar')).toEqual(names.map(() => ''));
  });

  it('lines of a table fill the rows below, and what was typed is asked about before it is left', async () => {
    for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) await storePicture(site, name);
    await openLibrary();
    await page.getByRole('checkbox', { name: 'Select three.jpg' }).check();
    await page.getByRole('checkbox', { name: 'Select one.jpg' }).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Selected files' });
    await bar.getByText('3 selected').waitFor();
    await bar.getByRole('button', { name: 'Edit descriptions' }).click();
    const window = page.getByRole('dialog', { name: 'Edit descriptions' });
    const cell = window.getByRole('textbox', { name: 'Alternative text (English)' }).first();
    await cell.focus();
    await cell.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Third\tثالث\nSecond\tثانٍ\nFirst\tأول\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await flawsOf(page)).toEqual([]);
    await window.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'No' }).click();
    await question.waitFor({ state: 'detached' });
    await window.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await window.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Edit descriptions' }).click();
    await expect.poll(() => cell.inputValue()).toBe('Third');
    await window.getByRole('button', { name: 'Save descriptions' }).click();
    await noticeOf(page, '3 files were changed').waitFor();
    expect([await altsOf('en'), await altsOf('ar')]).toEqual([
      ['Third', 'Second', 'First'],
      ['ثالث', 'ثانٍ', 'أول'],
    ]);
  });
});

it('a file that is sent again in a form is noticed there: the one that is there is used', async () => {
  const buffer = await photoOf(0);
  await storeFile(site, 'wall.jpg', 'image/jpeg', buffer);
  ({ page, problems } = await openDashboard(browser, site, { path: '/products?add' }));
  const form = page.locator('#add-form');
  const again = { name: 'wall again.jpg', mimeType: 'image/jpeg', buffer };
  await form.locator('input[type=file]').first().setInputFiles(again);
  const notice = form.getByRole('group', { name: 'wall again.jpg' });
  await notice.getByText('This file is already in the library:').waitFor();
  expect(await flawsOf(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Use the existing file' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => libraryOf(site)).toEqual(['wall.jpg']);
  await form.locator('img').first().waitFor();
});

describe('many files', () => {
  it('are narrowed down in the address, moved into a new folder, and found there', async () => {
    for (const name of ['lobby one.jpg', 'lobby two.jpg', 'hall.jpg']) await storePicture(site, name);
    await openLibrary();
    await page.getByRole('searchbox').fill('lobby');
    await page.waitForURL('**/dashboard/media?q=lobby');
    await page.getByRole('checkbox', { name: 'Select hall.jpg' }).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByRole('button', { name: 'Move to folder' }).click();
    const window = page.getByRole('dialog', { name: 'Move 2 files to a folder' });
    await window.getByRole('textbox', { name: 'Name of the new folder' }).fill('Lobby');
    expect(await flawsOf(page)).toEqual([]);
    await window.getByRole('button', { name: 'Add and move' }).click();
    const notice = noticeOf(page, '2 files were changed');
    await notice.waitFor();

    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'Folder' }).selectOption('Lobby');
    await page.waitForURL(/folder=\d+$/);
    await page
      .getByRole('status')
      .filter({ hasText: /^2 files$/ })
      .waitFor();
    await page.reload();
    await page
      .getByRole('status')
      .filter({ hasText: /^2 files$/ })
      .waitFor();

    await choose(['new in lobby.jpg'], photoOf);
    await page.getByRole('checkbox', { name: 'Select new in lobby.jpg' }).waitFor();
    await page.getByRole('combobox', { name: 'Folder' }).selectOption('No folder');
    await page
      .getByRole('status')
      .filter({ hasText: /^1 file$/ })
      .waitFor();
  });

  it('that nothing uses are deleted with one question and come back with one undo; used ones stay', async () => {
    await addProduct(site, 'Using', await storePicture(site, 'in use.jpg'));
    for (const name of ['loose one.jpg', 'loose two.jpg']) await storePicture(site, name);
    await openLibrary();
    await page.getByRole('checkbox', { name: 'Select loose two.jpg' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    const bar = page.getByRole('region', { name: 'Selected files' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 2 files?' });
    await question.getByText('1 file is in use, so it stays.').waitFor();
    await question.getByRole('button', { name: 'Yes' }).click();
    const notice = noticeOf(page, '2 files were deleted');
    await notice.waitFor();
    await expect.poll(() => libraryOf(site)).toEqual(['in use.jpg']);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => libraryOf(site)).toEqual(['loose two.jpg', 'loose one.jpg', 'in use.jpg']);
  });

  it('are downloaded as one archive', async () => {
    for (const name of ['one.jpg', 'two.jpg']) await storePicture(site, name);
    await openLibrary();
    await page.getByRole('checkbox', { name: 'Select two.jpg' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('files.zip');
  });

  it('that are sent again are noticed: the one that is there is used, or both are kept', async () => {
    await openLibrary();
    const photo = await photoOf(0);
    const same = async () => photo;
    await choose(['wall.jpg'], same);
    await page.getByRole('checkbox', { name: 'Select wall.jpg' }).waitFor();
    await choose(['wall again.jpg'], same);
    const again = page.getByRole('group', { name: 'wall again.jpg' }).filter({ hasText: 'wall.jpg' });
    await again.getByText('This file is already in the library:').waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await again.getByRole('button', { name: 'Use the existing file' }).click();
    await page.getByRole('dialog', { name: 'wall.jpg' }).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => libraryOf(site)).toEqual(['wall.jpg']);

    await choose(['wall thrice.jpg'], same);
    await page.getByRole('button', { name: 'Keep both' }).click();
    await page
      .getByRole('region', { name: 'Descriptions of the new files' })
      .getByRole('group', { name: 'wall thrice.jpg' })
      .waitFor();
    expect(await libraryOf(site)).toEqual(['wall thrice.jpg', 'wall.jpg']);
  });
});
