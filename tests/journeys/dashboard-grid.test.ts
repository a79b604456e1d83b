import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { loadGridMessages } from '../../language/grid-messages.ts';
import { complaintsOf, flawsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

// The technical parameters of a product in a grid: keyboard, clipboard, touch, and pasted rows.
let page: Page;
const both = (en: string, ar: string) => ({ en, ar });
const row = (en: string, ar: string, value: string) => ({
  name: both(en, ar),
  value: both(value, value),
  unit: both('', ''),
});
const other: Record<Language, Language> = { en: 'ar', ar: 'en' };

const open = async (language: Language, path = '/product/1/edit', width = 1440): Promise<void> => {
  ({ page } = await openDashboard(browser, site, { path, language, width }));
};
const cell = (at: number, field: string, language: Language, group = 0) =>
  page.locator(`[id="field-products-specification-${group}-rows-${at}-${field}-${language}-"]`);
const press = (...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const type = async (...texts: readonly string[]): Promise<void> => {
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
};
/** Writes cells to the clipboard as a spreadsheet or a word processor does. */
const copied = async (cells: readonly (readonly string[])[], hasTable: boolean): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = cells.map((each) => each.join('\t')).join('\n');
  const html = `<table>${cells.map((each) => `<tr><td>${each.join('</td><td>')}</td></tr>`).join('')}</table>`;
  await page.evaluate(
    ([plain, table]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([plain], { type: 'text/plain' }),
          ...(table !== '' && { 'text/html': new Blob([table], { type: 'text/html' }) }),
        }),
      ]),
    [text, hasTable ? html : ''] as const,
  );
};
const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
const isAt = async (at: number, field: string, language: Language, group = 0): Promise<void> => {
  await expect.poll(focused).toBe(`field-products-specification-${group}-rows-${at}-${field}-${language}-`);
};
const save = async (language: Language): Promise<void> => {
  const t = await loadDashboardMessages(language);
  await page
    .locator('#section-fields form')
    .first()
    .getByRole('button', { name: t('update'), exact: true })
    .click();
};
const stored = async () => {
  const { answer } = await callSite(site, '/products/1?languages=all');
  return typeof answer === 'object' && answer !== null && 'specification' in answer ? answer.specification : null;
};

beforeEach(async () => {
  await ask(site, '/category/add', 'POST', { name: both('Walls', 'جدران') });
  await ask(site, '/products', 'POST', { name: both('Skyline', 'أفق'), category: 1 });
});

describe.each<Language>(['en', 'ar'])('a table in a form (%s)', async (language) => {
  const words = await loadGridMessages(language);
  const t = await loadDashboardMessages(language);
  const [along, back] = language === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  /** The order of the columns: the administrator's language first. */
  const pair = (en: string, ar: string) => (language === 'en' ? [en, ar] : [ar, en]);

  it('is written with keys alone: typing replaces, Tab goes on and begins rows, arrows turn with the script', async () => {
    await open(language);
    await cell(0, 'name', language).focus();
    await type(...pair('Pitch', 'المسافة'), '2.5', '2.5', ...pair('mm', 'مم'));
    await isAt(1, 'name', language);
    await type(...pair('Weight', 'الوزن'), '8', '8', ...pair('kg', 'كغ'));
    await isAt(2, 'name', language);
    await press('ArrowUp', along, along);
    await isAt(1, 'value', language);
    const value = async (at: number, text: string, of: Language = language): Promise<void> => {
      await expect.poll(() => cell(at, 'value', of).inputValue()).toBe(text);
    };
    await press('9', 'Escape');
    await value(1, '8');
    await press('F2', '0', 'Enter');
    await isAt(2, 'value', language);
    await value(1, '80');
    await press('ArrowUp', 'Control+z');
    await value(1, '8');
    await press('Control+y');
    await value(1, '80');
    await isAt(1, 'value', language);
    await press('Alt+ArrowUp');
    await isAt(0, 'value', language);
    await value(0, '80');
    // Selects the other language and the row below, and fills down the first row.
    await press('Shift+ArrowDown', `Shift+${along}`, 'Control+d');
    await value(1, '80');
    await value(1, '8', other[language]);
    await press('Escape', back, 'Control+Enter');
    await isAt(2, 'value', language);
    await press('Control+Delete');
    await press('Delete');
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('takes twelve rows of both languages from a spreadsheet in two actions, and a heading as a group', async () => {
    await open(language);
    const rows = Array.from({ length: 12 }, (_, at) => [
      ...pair(`Row ${at}`, `صف ${at}`),
      String(at),
      String(at),
      ...pair('mm', 'مم'),
    ]);
    await copied([[...pair('Picture', 'الصورة'), '', '', '', ''], ...rows], language === 'en');
    // Focus the cell, then paste.
    await cell(0, 'name', language).focus();
    await press('Control+v');
    await isAt(11, 'name', language);
    await page.getByText(words('gridPasted', { count: 12 })).waitFor();
    await save(language);
    await expect
      .poll(stored)
      .toMatchObject([
        { group: both('Picture', 'الصورة'), rows: rows.map((_row, at) => ({ name: both(`Row ${at}`, `صف ${at}`) })) },
      ]);
  });

  it('takes cells with several lines, tabs behind rows and names of columns, in the language they are written in [ADM-GEN-63]', async () => {
    await open(language);
    await copied(
      [
        ['Viewing angle', 'H 160°<br>V 140°', 'degrees', ''],
        ['Weight', '8', 'kg', ''],
      ],
      true,
    );
    await cell(0, 'name', 'ar').focus();
    await press('Control+v');
    await expect.poll(() => cell(0, 'name', 'en').inputValue()).toBe('Viewing angle');
    await expect.poll(() => cell(0, 'value', 'en').inputValue()).toBe('H 160° · V 140°');
    await expect.poll(() => cell(1, 'unit', 'en').inputValue()).toBe('kg');
    await copied(
      [
        ['الاسم', 'القيمة'],
        ['زاوية الرؤية', '١٦٠'],
      ],
      false,
    );
    await cell(0, 'name', 'en').focus();
    await press('Control+v');
    await expect.poll(() => cell(0, 'name', 'ar').inputValue()).toBe('زاوية الرؤية');
    await expect.poll(() => cell(0, 'value', 'ar').inputValue()).toBe('١٦٠');
    await expect.poll(() => cell(0, 'value', 'en').inputValue()).toBe('H 160° · V 140°');
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('shows what a number beside it is understood as, and refuses what is none with what was typed', async () => {
    await open(language);
    const pitch = page.locator('#field-products-pitch');
    await pitch.fill('٢٫٥');
    await page.getByText('= 2.5').waitFor();
    await pitch.fill('12,34.5');
    await save(language);
    await page.locator('.field-issue').getByText('12,34.5').waitFor();
    await pitch.fill('1.234,5');
    await pitch.blur();
    await expect.poll(() => pitch.inputValue()).toBe('1234.5');
  });

  it('copies cells out for a spreadsheet, and takes one language alone where the cells have but one', async () => {
    const specification = [{ group: both('', ''), rows: [row('Pitch', 'المسافة', '2'), row('Weight', 'الوزن', '8')] }];
    await ask(site, '/products/1', 'PUT', { specification });
    await open(language);
    await copied(
      [
        ['LED', '3'],
        ['OLED', '4'],
      ],
      false,
    );
    await cell(0, 'name', 'en').focus();
    await press('Control+v');
    await expect.poll(() => cell(1, 'value', 'en').inputValue()).toBe('4');
    await expect.poll(() => cell(1, 'value', 'ar').inputValue()).toBe('8');
    await press('Control+Home', 'ArrowDown', 'Shift+ArrowDown', `Shift+${along}`, 'Control+c');
    const texts = [pair('LED', 'المسافة'), pair('OLED', 'الوزن')].map((each) => each.join('\t')).join('\n');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(texts);
    await press('Control+x');
    await expect.poll(() => cell(1, 'name', 'ar').inputValue()).toBe('');
    await press('Control+z');
    await expect.poll(() => cell(1, 'name', 'ar').inputValue()).toBe('الوزن');
  });

  it('says at its cells what is refused, and leads there; what is typed outlives a crash', async () => {
    await open(language);
    await cell(0, 'name', language).focus();
    await type('Pitch');
    await save(language);
    await isAt(0, 'value', language);
    const value = cell(0, 'value', language);
    await expect.poll(() => value.getAttribute('aria-invalid')).toBe('true');
    expect(await flawsOf(page)).toEqual([]);
    await page.keyboard.insertText('2');
    await expect.poll(() => value.getAttribute('aria-invalid')).toBeNull();
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true));
    const address = page.url();
    const { page: again } = { page: await page.context().newPage() };
    await again.goto(address);
    await again.locator(`[id="field-products-specification-0-rows-0-value-${language}-"]`).waitFor();
    await expect
      .poll(() => again.locator(`[id="field-products-specification-0-rows-0-value-${language}-"]`).inputValue())
      .toBe('2');
  });

  it('begins with the rows of another product, or with a template of the category', async () => {
    const specification = [{ group: both('Picture', 'الصورة'), rows: [row('Pitch', 'المسافة', '2')] }];
    await ask(site, '/products', 'POST', { name: both('Source', 'المصدر'), specification });
    await open(language);
    await page.getByRole('button', { name: words('rowsOfAnother') }).click();
    const another = page.getByRole('dialog', { name: words('rowsOfAnother') });
    await another.getByRole('combobox').fill(language === 'en' ? 'Sour' : 'المصد');
    await another.getByRole('option', { name: language === 'en' ? 'Source' : 'المصدر' }).click();
    await expect.poll(() => cell(0, 'name', language).inputValue()).toBe(language === 'en' ? 'Pitch' : 'المسافة');

    await page.getByRole('button', { name: words('rowTemplates'), exact: true }).click();
    await page.getByRole('menuitem', { name: words('templateSave') }).click();
    const keep = page.getByRole('dialog', { name: words('templateSaveTitle') });
    await keep.locator(`input[lang=${language}]`).fill('LED');
    await keep.getByRole('button', { name: words('templateKeep') }).click();
    await noticeOf(page, words('templateSaved')).waitFor();
    await ask(site, '/products', 'POST', { name: both('Next', 'التالي'), category: 1 });

    await open(language, '/product/3/edit');
    await page.getByRole('button', { name: 'LED', exact: true }).click();
    await expect.poll(() => cell(0, 'name', language).inputValue()).toBe(language === 'en' ? 'Pitch' : 'المسافة');
    await expect.poll(() => cell(0, 'value', language).inputValue()).toBe('');
    await page
      .getByRole('button', { name: words('gridUndo'), exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: 'LED', exact: true }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('is used with fingers: cells in two lines, rows moved by what heads them and by its menu', async () => {
    const rows = [row('Pitch', 'المسافة', '2'), row('Weight', 'الوزن', '8'), row('Depth', 'العمق', '9')];
    await ask(site, '/products/1', 'PUT', { specification: [{ group: both('Picture', 'الصورة'), rows }] });
    await open(language, '/product/1/edit', 390);
    const name = async (at: number, text: string): Promise<void> => {
      await expect.poll(() => cell(at, 'name', 'en').inputValue()).toBe(text);
    };
    await name(0, 'Pitch');
    const lines = () =>
      cell(0, 'name', language).evaluate((own, id) => {
        const [upper, lower] = [own, document.getElementById(id)].map((box) => box?.getBoundingClientRect());
        if (upper === undefined || lower === undefined) return null;
        return { isFlush: upper.x === lower.x, isBelow: lower.y > upper.y, isTall: upper.height >= 44 };
      }, `field-products-specification-0-rows-0-name-${other[language]}-`);
    await expect.poll(lines).toEqual({ isFlush: true, isBelow: true, isTall: true });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const handle = page.locator('.rows-grid [data-at="1:0"]');
    const corner = { position: { x: 10, y: 10 } };
    await handle.hover(corner);
    await page.mouse.down();
    await handle.hover({ position: { x: 10, y: 40 }, force: true });
    await page.locator('.rows-grid [data-at="3:0"]').hover({ ...corner, force: true });
    await page.mouse.up();
    await name(0, 'Weight');
    await name(1, 'Pitch');

    await handle.click();
    await page.getByRole('menuitem', { name: words('gridMoveDown') }).click();
    await name(0, 'Pitch');
    await page.locator('.rows-grid [data-at="2:0"]').click();
    await page.getByRole('menuitem', { name: words('gridRemoveRow') }).click();
    await name(1, 'Depth');
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('is part of the way through what lacks words', async () => {
    const rows = [{ name: both('Pitch', ''), value: both('2', '2'), unit: both('', '') }];
    await ask(site, '/products/1', 'PUT', { specification: [{ group: both('Picture', 'الصورة'), rows }] });
    await open(language, '/');
    await page.getByRole('link', { name: t('waitingArabic', { count: 1 }) }).click();
    const gap = page.locator('[id$="specification-0-rows-0-name-ar-"]');
    await expect.poll(() => gap.evaluate((place) => place === document.activeElement)).toBe(true);
    await page.keyboard.insertText('المسافة');
    await page.getByRole('button', { name: t('gapSave'), exact: true }).click();
    await page.getByText(t('gapsFilled', { count: 1 })).waitFor();
    await expect.poll(stored).toMatchObject([{ rows: [{ name: both('Pitch', 'المسافة') }] }]);
  });
});

it('tables are fetched with the first form that has one, and not before', async () => {
  const grid = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('rows-grid')).length,
    );
  await open('en', '/products');
  await page.locator('.record-card').first().waitFor();
  await expect.poll(() => grid()).toBe(0);
  await page.getByRole('link', { name: 'Open Skyline' }).click();
  await page.locator('.rows-grid').first().waitFor();
  await expect.poll(() => grid()).toBeGreaterThan(0);
});
