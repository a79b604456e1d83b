import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../content/collections/index.ts';
import type { Search } from '../../content/model/search.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { editor, mediaFinder, openTestStore, type TestStore, writing } from '../../tests/support/open-test-store.ts';
import { createSearch } from './create-search.ts';

let opened: TestStore;
let search: Search;

/** Arabic names and descriptions of products with Latin words in them. */
const written = [
  ['أول', 'شاشة بتقنية الـQNED للمنازل.'],
  ['ثان', 'منفذ بـHDMI ومنفذ للـUSB.'],
  ['ثالث', 'تعمل هذه القطعة مع شاشةLED خارجية.'],
  ['رابع وبالـOLED', 'وصف رابع.'],
  ['خامس', 'بدقة4K ومقاس الـ65 بوصة.'],
  ['سادس LEDشفافة', 'وصف سادس.'],
  ['سابع', 'يقبل HDCPوHDR معا.'],
  ['ثامن', 'تقنية MiniLED و‎MicroLEDات كثيرة.'],
] as const;

beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
  search = createSearch({ database: opened.database, media: mediaFinder(opened.database) });
  for (const [name, description] of written) {
    const write = writing({ name: { en: '', ar: name }, description: { en: '', ar: description } });
    await opened.store.create(products, { actor: editor, write });
  }
});
afterAll(() => opened.database.close());

const find = (query: string) => search({ query, language: 'ar', limit: 20 });
const names = async (query: string) => (await find(query)).map(({ title }) => title.text.split(' ')[0]);

describe('a Latin word with Arabic written onto it', () => {
  it.each([
    ['QNED', 'أول'],
    ['qned', 'أول'],
    ['الـQNED', 'أول'],
    ['الQNED', 'أول'],
    ['بالـQNED', 'أول'],
    ['HDMI', 'ثان'],
    ['بـHDMI', 'ثان'],
    ['للـUSB', 'ثان'],
    ['usb', 'ثان'],
    ['شاشةLED', 'ثالث'],
    ['led خارجية', 'ثالث'],
    ['الشاشةLED', 'ثالث'],
    ['oled', 'رابع'],
    ['وبالـOLED', 'رابع'],
    ['OLEDات', 'رابع'],
    ['4k', 'خامس'],
    ['الـ4K', 'خامس'],
    ['65 بوصة', 'خامس'],
    ['الـ65', 'خامس'],
    ['دقة', 'خامس'],
    ['شفافة', 'سادس'],
    ['LED شفافة', 'سادس'],
    ['hdr', 'سابع'],
    ['HDCP', 'سابع'],
    ['microled', 'ثامن'],
    ['الـMicro', 'ثامن'],
  ])('is found by %s [PUB-GEN-87]', async (query, name) => {
    expect((await names(query))[0]).toBe(name);
  });

  it('finds nothing else [PUB-GEN-87]', async () => {
    for (const query of ['qned', 'الـQNED', 'بـQNED']) expect(await names(query), query).toEqual(['أول']);
  });

  it('is marked in the excerpt [PUB-GEN-87]', async () => {
    const [first] = await find('الـQNED');
    const marked = first?.excerpt.matches.map(([from, to]) => first.excerpt.text.slice(from, to));
    expect(marked).toEqual(['QNED']);
  });

  it('is found while it is typed [PUB-GEN-87]', async () => {
    for (const typed of ['الـOL', 'بـOLE', 'OLE']) expect((await names(typed))[0], typed).toBe('رابع');
  });
});
