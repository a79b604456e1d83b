import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatQuotation } from '../../../content/derive/format-quotation.ts';
import { isolate } from '../../../language/bidi.ts';
import { languages } from '../../../language/languages.ts';
import { adoptWallPhoto } from '../../../tests/support/adopt-wall-photo.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { sampleQuotation } from '../../../tests/support/sample-quotation.ts';

let calls: TestCalls;
let picture: string;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  picture = await adoptWallPhoto(calls);
});
afterAll(() => calls.close());

const cases = languages.flatMap((language) => [1, 12, 60].map((items) => ({ language, items })));
const renderSample = async ({ language, items }: (typeof cases)[number]) => {
  const snapshot = sampleQuotation(language, items, picture);
  return { formatted: formatQuotation(snapshot), pdf: await calls.services.quotationPdfs.pdf(snapshot) };
};

/**
 * The Arabic words of a text, or its Latin ones. pdf.js returns the two letters of a lam-alef ligature in left-to-right
 * order.
 */
const wordsIn = (text: string, language: 'ar' | 'en'): readonly string[] =>
  language === 'ar'
    ? (text.replaceAll(/ل([اأإآ])/g, '$1ل').match(/[\u0621-\u064a]{2,}/g) ?? [])
    : (text.match(/[A-Za-z]{2,}/g) ?? []);
const swapped = (text: string): readonly string[] => text.match(/[\u0621-\u064a]{2,}/g) ?? [];

describe('an offer on paper', () => {
  it.each(cases)('of $items items has its words in their order ($language)', async ({ language, items }) => {
    const { formatted, pdf } = await renderSample({ language, items });
    const { pages } = await readPdf(pdf);
    const lines = pages.flat().map((line) => (language === 'ar' ? swapped(line) : wordsIn(line, language)).join(' '));
    const holds = (text: string) => {
      const words = wordsIn(text, language).join(' ');
      return lines.some((line) => line.includes(words)) ? '' : words;
    };
    const texts = [
      formatted.title.replaceAll(/[\u2068\u2069]/g, ''),
      formatted.subject,
      ...formatted.items.map(({ title }) => title),
      ...formatted.sums.map(({ label }) => label),
      ...formatted.parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ];
    expect(texts.map(holds).filter((missing) => missing !== '')).toEqual([]);
    const printed = pages.flat().join(' ');
    for (const { text } of formatted.sums) expect(printed).toContain(text);
  });

  it.each(cases)('of $items items repeats its head and counts its pages ($language)', async ({ language, items }) => {
    const { formatted, pdf } = await renderSample({ language, items });
    const { pages } = await readPdf(pdf);
    const tables = pages.filter((lines) => lines.some((line) => /12,345\.50/.test(line)));
    expect(tables.length).toBeGreaterThan(items === 60 ? 3 : 0);
    const head = formatted.columns.quantity;
    for (const lines of tables) expect(lines.filter((line) => line.includes(head))).toHaveLength(1);
    for (const [place, lines] of pages.entries()) {
      const count = [place + 1, pages.length].map(String);
      expect(
        lines
          .at(-1)
          ?.match(/(?<!-)\b\d+\b(?!-)/g)
          ?.slice(-2),
      ).toEqual(count);
    }
  });

  it('keeps an item and what is said of it on one page', async () => {
    const { pages } = await readPdf(await calls.services.quotationPdfs.pdf(sampleQuotation('en', 60)));
    const linesWith = (lines: readonly string[], words: RegExp) => lines.filter((line) => words.test(line)).length;
    for (const lines of pages)
      expect(linesWith(lines, /Includes the frame\./)).toBe(linesWith(lines, /for the lobby, no\. \d+/));
  });

  it.each(languages)('is tagged and says its language, title and author (%s)', async (language) => {
    const { formatted, pdf } = await renderSample({ language, items: 1 });
    const read = await readPdf(pdf);
    expect(read).toMatchObject({ language, isTagged: true, title: formatted.title, author: formatted.seller.name });
    for (const role of ['H1', 'Table', 'TH', 'TD', 'Figure']) expect(read.roles).toContain(role);
  });

  it('holds pictures small and letters once, and is the same whenever it is made', async () => {
    const { pdf } = await renderSample({ language: 'ar', items: 60 });
    expect(pdf.length).toBeLessThan(400_000);
    const again = await calls.services.quotationPdfs.pdf(sampleQuotation('ar', 60, picture));
    expect(again.equals(pdf)).toBe(true);
  });

  it('keeps its number from being turned round among Arabic words', () => {
    expect(formatQuotation(sampleQuotation('ar', 1)).title).toBe(`عرض سعر ${isolate('2026-0001')}`);
    expect(formatQuotation(sampleQuotation('en', 1)).title).toBe('Quotation 2026-0001');
  });
});
