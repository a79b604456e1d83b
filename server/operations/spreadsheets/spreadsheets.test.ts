import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
let category: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  category = await add('category/add', { name: { en: 'Walls', ar: 'جدران' } });
});
afterAll(() => calls.close());

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const response = await calls.administer({ method, url: `/api${path}`, ...(payload && { payload }) });
  return { status: response.statusCode, text: response.payload, answer: () => response.json() };
}
const add = async (slug: string, payload: object): Promise<number> =>
  (await ask('POST', `/en/${slug}`, payload)).answer().id;
const product = async (id: number) => {
  const answer = (await ask('GET', `/en/products/${id}?languages=all`)).answer();
  return answer.data ?? answer;
};
const bring = async (columns: readonly string[], rows: readonly (readonly string[])[], query = '', language = 'en') =>
  ask('POST', `/${language}/sheets/products${query}`, {
    columns,
    rows: rows.map((cells, place) => ({ line: place + 2, cells })),
  });
const spreadsheetOf = async (id: number, language = 'en'): Promise<Record<string, string>> => {
  const { text } = await ask('GET', `/${language}/sheets/products?ids=${id}`);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [row]: Record<string, string>[] = parse(text, { bom: true, columns: true });
  return row ?? {};
};

let wall: number;
beforeEach(async () => {
  wall = await add('products', {
    name: { en: 'Wall, "large"', ar: 'جدار كبير' },
    headline: { en: '=1+1', ar: '' },
    description: { en: 'Two\nlines', ar: '' },
    category,
    environment: 'outdoor',
    pitch: 2.5,
  });
});

describe('products as a spreadsheet', () => {
  it('are given out as a list would show them, and not at all where the question is wrong', async () => {
    const other = await add('products', { name: { en: 'Indoor wall', ar: '' }, environment: 'indoor' });
    const numbersOf = async (question: string) => {
      const rows: Record<string, string>[] = parse((await ask('GET', `/en/sheets/products?${question}`)).text, {
        bom: true,
        columns: true,
      });
      return rows.map(({ Number: number }) => Number(number));
    };
    const all = await numbersOf('');
    expect(all).toEqual(all.toSorted((one, next) => one - next));
    expect(all).toEqual(expect.arrayContaining([wall, other]));
    const indoors = await numbersOf('where=environment%3Dindoor');
    expect(indoors).toContain(other);
    expect(indoors).not.toContain(wall);
    expect(await numbersOf('q=no+such+words')).toEqual([]);
    expect((await ask('GET', '/en/sheets/products?where=colour%3Dred')).status).toBe(400);
  });

  it('are given out with texts in both languages, names of records and choices, and nothing that calculates', async () => {
    expect(await spreadsheetOf(wall)).toMatchObject({
      Number: String(wall),
      'Name (English)': 'Wall, "large"',
      'Name (Arabic)': 'جدار كبير',
      'Headline (English)': "'=1+1",
      'Description (English)': 'Two\nlines',
      Category: 'Walls',
      Environment: 'Outdoor',
      'Pixel pitch': '2.5',
      'Screen size': '',
    });
    expect(await spreadsheetOf(wall, 'ar')).toMatchObject({ 'الاسم (بالعربية)': 'جدار كبير', الفئة: 'جدران' });
  });

  it.each(['en', 'ar'])('come back unchanged as they went out (%s)', async (language) => {
    const spreadsheet = await spreadsheetOf(wall, language);
    const done = (await bring(Object.keys(spreadsheet), [Object.values(spreadsheet)], '', language)).answer();
    expect(done).toMatchObject({ rows: [{ is: 'same', id: wall, reasons: [] }], ignored: [], undo: [] });
  });

  it('are changed, added as drafts or refused row by row; a trial writes nothing, and all of it is undone', async () => {
    const columns = [
      'الرقم',
      'Name (English)',
      'name.ar',
      'المسافة بين البكسلات',
      'الفئة',
      'Environment',
      'Colour of socks',
    ];
    const rows = [
      [String(wall), 'Wall of light', 'جدار', '٣٫٩', 'جدران', 'داخلية', 'x'],
      ['', 'Newcomer', 'جديد', '1,25', '', '', ''],
      [String(wall), 'Wall', 'جدار', 'wide', 'Nowhere', 'Space', ''],
      ['987654', 'Unheard', '', '', '', '', ''],
    ];
    const tried = (await bring(columns, rows, '?dry-run=1')).answer();
    expect(tried).toMatchObject({ undo: [], ignored: ['Colour of socks'] });
    expect(tried.rows).toMatchObject([
      {
        line: 2,
        is: 'changed',
        id: wall,
        title: 'Wall of light',
        changes: [
          { label: 'Name (English)', before: 'Wall, "large"', after: 'Wall of light' },
          { label: 'Name (Arabic)', before: 'جدار كبير', after: 'جدار' },
          { label: 'Pixel pitch', before: '2.5', after: '3.9' },
          { label: 'Environment', before: 'Outdoor', after: 'Indoor' },
        ],
      },
      { line: 3, is: 'added', title: 'Newcomer' },
      { line: 4, is: 'refused', title: 'Wall' },
      { line: 5, is: 'refused', id: null },
    ]);
    expect(tried.rows[2].reasons).toEqual([
      expect.stringMatching(/^Pixel pitch: .*wide/),
      expect.stringMatching(/^Category: /),
      expect.stringMatching(/^Environment: /),
    ]);
    expect(tried.rows[3].reasons[0]).toMatch(/^Number: /);
    expect((await product(wall)).pitch).toBe(2.5);

    const done = (await bring(columns, rows)).answer();
    const added: number = done.rows[1].id;
    expect(done.undo).toHaveLength(2);
    expect(await product(wall)).toMatchObject({
      name: { en: 'Wall of light', ar: 'جدار' },
      pitch: 3.9,
      environment: 'indoor',
      // The file had no column for it.
      description: { en: 'Two\nlines' },
    });
    expect(await product(added)).toMatchObject({ pitch: 1.25, publishing: { en: { status: 'draft' } } });
    expect((await ask('POST', '/en/revisions/undo', { revisions: done.undo })).status).toBe(200);
    expect((await product(wall)).pitch).toBe(2.5);
    expect((await ask('GET', `/en/products/${added}`)).status).toBe(404);
  });

  it('are known by their names where the file has no numbers', async () => {
    const id = await add('products', { name: { en: 'Known by name', ar: 'معروف' } });
    const done = (await bring(['الاسم (بالعربية)', 'size'], [['معروف', '٥٥']])).answer();
    expect(done.rows).toMatchObject([{ is: 'changed', id }]);
    expect((await product(id)).size).toBe(55);
  });

  it('have numbers as people write them, or are refused with what is written [ADM-GEN-62]', async () => {
    const columns = ['Number', 'size', 'Brightness'];
    const pitches = async (rows: readonly (readonly string[])[], language = 'en') =>
      (await bring(columns, rows, '?dry-run=1', language)).answer().rows;
    const id = String(wall);
    expect(
      await pitches([
        [id, '٢٫٥', '4.500,00'],
        [id, '3,5', '1.234,5'],
        [id, '4,50', '1 234,75'],
        [id, '12,34.5', '1,234'],
        [id, '55', '350 W'],
      ]),
    ).toMatchObject([
      { is: 'changed', changes: [{ after: '2.5' }, { after: '4500' }] },
      { is: 'changed', changes: [{ after: '3.5' }, { after: '1234.5' }] },
      { is: 'changed', changes: [{ after: '4.5' }, { after: '1234.75' }] },
      {
        is: 'refused',
        reasons: [
          'Screen size: “12,34.5” cannot be read as one number. Write it in digits with a point before the fraction: 1234.5',
          // In a file with decimal commas it is ambiguous.
          expect.stringContaining('“1,234”'),
        ],
      },
      { is: 'refused', reasons: [expect.stringContaining('“350 W”')] },
    ]);
    expect(await pitches([[id, '55.5', '1,234']])).toMatchObject([{ changes: [{ after: '55.5' }, { after: '1234' }] }]);
    expect(await pitches([[id, 'واسع', '']], 'ar')).toMatchObject([
      {
        reasons: ['مقاس الشاشة: تتعذّر قراءة «واسع» رقمًا واحدًا. اكتبه بالأرقام مع نقطة قبل الكسر: 1234.5'],
      },
    ]);
  });

  it('keep empty columns at their end out of what is unknown', async () => {
    const done = (await bring(['Number', 'size', '', ' '], [[String(wall), '55', '', ' ']], '?dry-run=1')).answer();
    expect(done).toMatchObject({ ignored: [], rows: [{ is: 'changed' }] });
    expect((await bring(['Number', 'size', ''], [[String(wall), '55', 'x']], '?dry-run=1')).answer().ignored).toEqual([
      '',
    ]);
  });

  it('are refused as a whole where no column is known, and where the collection has no spreadsheet', async () => {
    expect((await bring(['a', 'b'], [['1', '2']])).status).toBe(400);
    expect((await bring(['Number'], [['1']])).status).toBe(400);
    expect((await ask('GET', '/en/sheets/unheard')).status).toBe(404);
    expect((await ask('GET', '/en/sheets/sectionfour')).status).toBe(404);
  });
});
