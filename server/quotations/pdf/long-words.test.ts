import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostPrice } from '../../../content/quotations/bounds.ts';
import type { QuotationSnapshot } from '../../../content/quotations/quotation.ts';
import { sumsOf } from '../../../content/quotations/sums.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { adoptWallPhoto } from '../../../tests/support/adopt-wall-photo.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { readPdf, type TextBox } from '../../../tests/support/read-pdf.ts';
import { sampleQuotation } from '../../../tests/support/sample-quotation.ts';

let calls: TestCalls;
let picture: string;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  picture = await adoptWallPhoto(calls);
});
afterAll(() => calls.close());

const code = 'LED_WALL_P1_9_INDOOR_600X337_5_CABINET_FRONT_SERVICE_HDR10_3840HZ_2026';
const longWords = [
  ['underscores', code],
  ['no separators', 'LEDWALL600X337'.repeat(5)],
  ['hyphens', code.replaceAll('_', '-')],
  ['slashes and points', code.replaceAll('_', '/').replaceAll('0', '.')],
  ['wide capitals', 'W'.repeat(200)],
  ['an address', `https://wall.example/products?code=${code.toLowerCase()}&size=600x337`],
  ['Arabic letters', 'شاشةعرضداخلية'.repeat(6)],
  ['both scripts', `شاشة_${code}_داخلية`],
] as const;

/** A millimetre in points. */
const mm = 72 / 25.4;
const isApart = (one: TextBox, other: TextBox): boolean =>
  one.right <= other.left + 0.5 ||
  other.right <= one.left + 0.5 ||
  Math.abs(one.base - other.base) >= 0.6 * Math.min(one.size, other.size);

/** Pairs of overlapping texts, and texts outside the margins. */
function overprinted(boxes: readonly (readonly TextBox[])[]): readonly string[] {
  return boxes.flatMap((page) => [
    ...page.flatMap((one, place) =>
      page.slice(place + 1).flatMap((other) => (isApart(one, other) ? [] : [`${one.text} × ${other.text}`])),
    ),
    ...page
      .filter(({ left, right }) => left < 15 * mm - 1 || right > 195 * mm + 1)
      .map(({ text }) => `beyond the margin: ${text}`),
  ]);
}

/** A quotation with a long word in each text. */
function withLongWord(language: Language, word: string): QuotationSnapshot {
  const snapshot = sampleQuotation(language, 2, picture);
  const { content } = snapshot;
  const items = content.items.map((item, place) => ({
    ...item,
    title: place === 0 ? word : `${item.title} ${word}`,
    detail: `${word}\n${item.detail} ${word}`,
    unit: word.slice(0, 30),
  }));
  const customer = { ...content.customer, name: word, company: word, email: `${word}@towers.example`, address: word };
  const texts = { subject: word, note: word, delivery: word, terms: `${content.terms} ${word}`, bank: word };
  return {
    ...snapshot,
    content: { ...content, items, customer, ...texts },
    seller: { ...snapshot.seller, name: word, address: word, email: `${word}@wameed.example` },
  };
}

const cases = languages.flatMap((language) => longWords.map(([kind, word]) => ({ language, kind, word })));

describe('a long word in a quotation on paper', () => {
  it.each(cases)('with $kind lies upon nothing ($language) [ADM-GEN-80]', async ({ language, word }) => {
    const { boxes, missingGlyphs } = await readPdf(
      await calls.services.quotationPdfs.pdf(withLongWord(language, word)),
    );
    expect(overprinted(boxes)).toEqual([]);
    expect(missingGlyphs).toBe(0);
  });

  it.each(languages)(
    'stands in its column whole, and ends its lines behind separators (%s) [ADM-GEN-80]',
    async (language) => {
      // Replaces the year, which dates contain, too.
      const own = code.replace('2026', 'END');
      const snapshot = sampleQuotation(language, 1);
      const items = snapshot.content.items.map((item) => ({ ...item, title: own, detail: '' }));
      const pdf = await calls.services.quotationPdfs.pdf({ ...snapshot, content: { ...snapshot.content, items } });
      const { boxes } = await readPdf(pdf);
      const parts = boxes.flat().filter(({ text }) => text.trim().length > 1 && own.includes(text.trim()));
      const lines = Map.groupBy(
        parts.toSorted((one, other) => other.base - one.base || one.left - other.left),
        ({ base }) => Math.round(base),
      );
      const read = [...lines.values()].map((line) => line.map(({ text }) => text.trim()).join(''));
      expect(read.join('')).toBe(own);
      expect(read.length).toBeGreaterThan(1);
      expect(read.slice(0, -1).every((line) => line.endsWith('_'))).toBe(true);
    },
  );

  it.each(languages)('lies upon nothing beside the largest sums (%s) [ADM-GEN-80]', async (language) => {
    const snapshot = withLongWord(language, code);
    const items = snapshot.content.items.map((item) => ({
      ...item,
      quantity: 400_123,
      price: mostPrice,
      discount: { kind: 'amount', value: 10_000_000_000_000 } as const,
    }));
    const content = { ...snapshot.content, items };
    const { boxes } = await readPdf(
      await calls.services.quotationPdfs.pdf({ ...snapshot, content, sums: sumsOf(content) }),
    );
    expect(overprinted(boxes)).toEqual([]);
  });
});
