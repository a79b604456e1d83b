import { expect, it } from 'vitest';
import type { QuotationContent } from '../../../content/quotations/quotation.ts';
import { newItem, readTyped, toTyped, type TypedQuotation } from './typed-quotation.ts';

const content: QuotationContent = {
  language: 'ar',
  country: 'sa',
  currency: 'SAR',
  customer: { name: 'سارة', company: '', email: '', phone: '', address: '', vatNumber: '' },
  subject: '',
  items: [
    {
      kind: 'text',
      recordId: null,
      title: 'جدار',
      detail: '',
      picture: null,
      quantity: 20_400,
      unit: 'م²',
      price: 450_000,
      discount: { kind: 'percent', value: 1250 },
    },
  ],
  discount: { kind: 'amount', value: 100_000 },
  taxRate: 1500,
  validDays: 30,
  delivery: '',
  terms: '',
  bank: '',
  note: '',
};
const typed = toTyped(content);
const withItem = (part: Partial<TypedQuotation['items'][number]>): TypedQuotation => ({
  ...typed,
  items: typed.items.map((item) => ({ ...item, ...part })),
});

it('what is shown is read as what it was', () => {
  expect(typed).toMatchObject({ taxRate: '15', validDays: '30', discount: { value: '1,000' } });
  expect(typed.items[0]).toMatchObject({ quantity: '20.4', price: '4,500.00', discount: { value: '12.5' } });
  const read = readTyped(typed);
  expect([read.content, read.issues.size, read.sums?.total]).toEqual([content, 0, 9_122_375]);
});

it('digits of the reader’s language are numbers, an item without a price costs nothing', () => {
  const { content: read } = readTyped(withItem({ quantity: '٢٠٫٤', price: '٤٬٥٠٠ ر.س' }));
  expect(read?.items[0]).toMatchObject({ quantity: 20_400, price: 450_000 });
  expect(readTyped({ ...typed, discount: { kind: 'none', value: 'x' }, items: [newItem()] }).sums?.total).toBe(0);
});

it.each([
  ['items.0.quantity', 'negative', withItem({ quantity: '-1' })],
  ['items.0.quantity', 'zero', withItem({ quantity: '0' })],
  ['items.0.quantity', 'tooFine', withItem({ quantity: '1.2345' })],
  ['items.0.price', 'tooLarge', withItem({ price: '12345678901234567890' })],
  ['items.0.price', 'otherCurrency', withItem({ price: '$5' })],
  ['items.0.discount', 'tooLarge', withItem({ discount: { kind: 'percent', value: '101' } })],
  ['items.0.discount', 'discount', withItem({ discount: { kind: 'amount', value: '91,800.01' } })],
  ['discount', 'notANumber', { ...typed, discount: { kind: 'amount', value: '' } }],
  ['taxRate', 'notANumber', { ...typed, taxRate: 'x' }],
  ['validDays', 'zero', { ...typed, validDays: '0' }],
  ['validDays', 'tooFine', { ...typed, validDays: '1.5' }],
  ['items', 'sum', withItem({ quantity: '999999', price: '999999999' })],
] as const)('%s is reported as %s', (path, issue, expected) => {
  const read = readTyped(expected);
  expect([read.content, read.sums, [...read.issues]]).toEqual([null, null, [[path, issue]]]);
});
