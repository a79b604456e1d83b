import { expect, it } from 'vitest';
import { productCards, products } from '../collections/index.ts';
import { toSearchDocument } from './search-document.ts';

const product = {
  collection: products,
  fields: {
    name: { en: 'The Vision', ar: 'ذا فيجن' },
    headline: { en: 'Light itself', ar: '' },
    description: { en: '', ar: 'شاشةٌ للمجلس' },
    environment: 'outdoor',
    pitch: 1.33,
    specification: [
      {
        key: 'a',
        values: {
          group: { en: 'Panel', ar: 'اللوحة' },
          rows: [
            {
              key: 'b',
              values: { name: { en: 'Brightness', ar: 'السطوع' }, value: { en: '800 nits', ar: '800 شمعة' } },
            },
          ],
        },
      },
    ],
  },
};
const card = {
  collection: productCards,
  fields: { title: { en: 'Refresh', ar: 'التحديث' }, text: { en: 'No **flicker**', ar: '' }, path: '/secret' },
};

it('a record is found by its own words and those of its sections, in one language', () => {
  expect(toSearchDocument(product, [card], 'en')).toEqual({
    title: 'The Vision',
    facets: 'Outdoor\n1.33',
    text: 'Light itself\nOutdoor\n1.33\nPanel\nBrightness\n800 nits\nRefresh\nNo flicker',
    foldedTitle: 'the vision',
    foldedText: 'light itself\noutdoor\n1.33\npanel\nbrightness\n800 nits\nrefresh\nno flicker',
  });
  const arabic = toSearchDocument(product, [card], 'ar');
  expect(arabic.text).toBe('شاشةٌ للمجلس\nخارجية\n1.33\nاللوحة\nالسطوع\n800 شمعة\nالتحديث');
  expect(arabic.foldedText).toContain('شاشه للمجلس');
});

it('the folded text has the lines of the text', () => {
  const description = { en: 'First line\n\nThird ½ line', ar: '' };
  const { text, foldedText } = toSearchDocument({ ...product, fields: { description } }, [card], 'en');
  expect(foldedText.split('\n')).toHaveLength(text.split('\n').length);
});

it('a text longer than 50,000 units ends behind a whole value', () => {
  const sections = Array.from({ length: 30 }, (_, index) => ({
    ...card,
    fields: { title: { en: `Card ${index}`, ar: '' }, text: { en: `${index} ${'x'.repeat(4000)}`, ar: '' } },
  }));
  const { text } = toSearchDocument(product, sections, 'en');
  expect(text.length).toBeLessThanOrEqual(50_000);
  expect(text.split('\n').at(-1)).toMatch(/^(?:Card \d+|\d+ x{4000})$/);
});
