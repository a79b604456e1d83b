import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { addProduct, ask, assertOnlyRefusals, storePicture } from '../support/dashboard-files.ts';
import { flawsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

let page: Page;
let problems: readonly string[] = [];
afterEach(() => assertOnlyRefusals(problems));

const choose = (text: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const valueOf = async (id: number, field: string): Promise<unknown> => {
  const answer = await ask(site, `/products/${id}?languages=all`);
  return (answer['data'] === undefined ? answer : Object(answer['data']))[field];
};

describe('products as a spreadsheet', () => {
  it.each([
    { language: 'en', download: 'Download as CSV', take: 'Import 2 rows', told: '2 rows were imported', undo: 'Undo' },
    { language: 'ar', download: 'تنزيل بصيغة CSV', take: 'استيراد صفين', told: 'استُورد صفان', undo: 'تراجع' },
  ] as const)('go out, come back with changes after a trial, and are taken back ($language)', async (words) => {
    const { language } = words;
    const picture = await storePicture(site, 'a.jpg');
    const [wall, kiosk] = [await addProduct(site, 'جدار', picture), await addProduct(site, 'كشك', picture)];
    ({ page, problems } = await openDashboard(browser, site, { path: '/sheets', language }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.download }).click(),
    ]);
    const sheet = await readFile(await download.path(), 'utf8');
    expect(sheet.startsWith('\uFEFF')).toBe(true);

    await choose(`${sheet.replaceAll('جدار', 'جدار ضوء')},,\r\n,شاشة جديدة,New screen\r\n`);
    const [changed, added] = language === 'en' ? ['Changed: 1', 'Added: 1'] : ['معدَّلة: 1', 'مضافة: 1'];
    await page.getByRole('button', { name: changed, exact: true }).waitFor();
    await page.getByRole('button', { name: added }).waitFor();
    await page.getByText('جدار ضوء').first().waitFor();
    expect(await flawsOf(page)).toEqual([]);
    expect(await valueOf(wall, 'name')).toEqual({ en: 'جدار', ar: 'جدار' });

    await page.getByRole('button', { name: words.take }).click();
    const notice = noticeOf(page, words.told);
    await notice.waitFor();
    expect(await valueOf(wall, 'name')).toEqual({ en: 'جدار ضوء', ar: 'جدار ضوء' });
    expect(await valueOf(kiosk, 'name')).toEqual({ en: 'كشك', ar: 'كشك' });
    await notice.getByRole('button', { name: words.undo }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await valueOf(wall, 'name')).toEqual({ en: 'جدار', ar: 'جدار' });
  });

  it('rows that are wrong say why in the words of the form, and the others are taken in without them', async () => {
    const id = await addProduct(site, 'Wall', await storePicture(site, 'a.jpg'));
    ({ page, problems } = await openDashboard(browser, site, { path: '/sheets' }));
    await choose(`Number;Pixel pitch;Environment;Socks\n${id};٢٫٥;داخلية;x\n999;1;;\n${id};wide;;\n`);
    await page.getByText('Unknown columns that will be skipped: Socks').waitFor();
    await page.getByText(/^Pixel pitch: /).waitFor();
    await page.getByText(/^Number: /).waitFor();
    await page.getByText('2 rows are refused and will be skipped.').waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await noticeOf(page, '1 row was imported').waitFor();
    expect([await valueOf(id, 'pitch'), await valueOf(id, 'environment')]).toEqual([2.5, 'indoor']);
  });

  it('of an Arabic Windows are read as such, with titles above the names of columns and numbers as people write them [ADM-GEN-64]', async () => {
    const id = await addProduct(site, 'Wall', await storePicture(site, 'a.jpg'));
    ({ page, problems } = await openDashboard(browser, site, { path: '/sheets' }));
    const arabicName = Buffer.from([0xc7, 0xe1, 0xc7, 0xd3, 0xe3]);
    const ascii = (text: string) => Buffer.from(text, 'ascii');
    await choose(
      Buffer.concat([
        ascii('sep=;\r\nPrice list;;;\r\nNumber;name.ar;Pixel pitch;Brightness;;\r\n'),
        ascii(`${id};`),
        arabicName,
        ascii(`;2,5;4.500,00;;\r\n${id};`),
        arabicName,
        ascii(';12,34.5;1;;\r\n'),
      ]),
    );
    await page.getByText('it was read as Arabic for Windows').waitFor();
    await page.getByText('Rows above the column names will be skipped: 1').waitFor();
    await page.getByText('Row 4:').waitFor();
    await page.getByText('“12,34.5” cannot be read as one number').waitFor();
    await page.getByText('4500', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Unknown columns').count()).toBe(0);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await noticeOf(page, '1 row was imported').waitFor();
    expect([await valueOf(id, 'pitch'), await valueOf(id, 'brightness')]).toEqual([2.5, 4500]);
    expect(await valueOf(id, 'name')).toMatchObject({ ar: 'الاسم' });
  });

  it.each([
    ['en', 'This is a workbook, not a CSV file.'],
    ['ar', 'هذا مصنف جداول وليس ملف CSV.'],
  ] as const)('a workbook is refused with what to do about it (%s)', async (language, words) => {
    ({ page, problems } = await openDashboard(browser, site, { path: '/sheets', language }));
    await choose(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]));
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(words);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('CSV UTF-8');
  });
});
