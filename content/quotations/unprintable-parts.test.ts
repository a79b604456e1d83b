import { expect, it } from 'vitest';
import { sampleQuotation } from '../../tests/support/sample-quotation.ts';
import { unprintableParts } from './unprintable-parts.ts';

it('names each text of a quotation with its characters that the PDF cannot show, and no other [ADM-GEN-78]', () => {
  const { content, seller } = sampleQuotation('en', 2);
  expect(unprintableParts(content, seller)).toEqual([]);
  const [first, second] = content.items.map((item) => ({ ...item, title: `${item.title} 🎉`, unit: '台' }));
  const written = {
    ...content,
    customer: { ...content.customer, name: '王伟', address: 'רחוב 1' },
    terms: '保证 2',
    items: first && second ? [first, { ...second, title: 'Wall', unit: 'm²' }] : [],
  };
  expect(unprintableParts(written, { ...seller, address: '深圳' })).toEqual([
    { text: 'name', item: null, characters: ['王', '伟'] },
    { text: 'address', item: null, characters: ['ר', 'ח', 'ו', 'ב'] },
    { text: 'title', item: 0, characters: ['🎉'] },
    { text: 'unit', item: 0, characters: ['台'] },
    { text: 'terms', item: null, characters: ['保', '证'] },
    { text: 'seller', item: null, characters: ['深', '圳'] },
  ]);
});
