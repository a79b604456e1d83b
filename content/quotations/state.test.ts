import { expect, it } from 'vitest';
import { addDays, quotationNumber, quotationYear } from './quotation-number.ts';
import { mayAnswer, maySend, type QuotationFacts, quotationStateOf } from './state.ts';

const draft: QuotationFacts = {
  country: 'sa',
  sent_at: null,
  valid_until: null,
  first_opened_at: null,
  answer: null,
  withdrawn_at: null,
};
const at = '2026-11-20T10:00:00.000Z';
const sent: QuotationFacts = { ...draft, sent_at: at, valid_until: '2026-11-23' };
const now = new Date('2026-11-23T12:00:00Z');

it.each([
  ['draft', draft, true, false],
  ['sent', sent, true, true],
  ['opened', { ...sent, first_opened_at: at }, true, true],
  ['expired', { ...sent, valid_until: '2026-11-22', first_opened_at: at }, true, false],
  ['accepted', { ...sent, valid_until: '2026-11-22', answer: 'accepted' }, false, false],
  ['declined', { ...sent, answer: 'declined' }, true, false],
  ['withdrawn', { ...sent, answer: 'declined', withdrawn_at: at }, false, false],
] as const)('an offer is %s', (state, facts, isSendable, isAnswerable) => {
  expect(quotationStateOf(facts, now)).toBe(state);
  expect([maySend(state), mayAnswer(state)]).toEqual([isSendable, isAnswerable]);
});

it('a quotation is valid to the end of its last day in the time zone of its country', () => {
  expect(quotationStateOf(sent, new Date('2026-11-23T20:59:00Z'))).toBe('sent');
  expect(quotationStateOf(sent, new Date('2026-11-23T21:00:00Z'))).toBe('expired');
  expect(quotationStateOf({ ...sent, country: 'ae' }, new Date('2026-11-23T20:00:00Z'))).toBe('expired');
});

it('numbers start again with the year of the country', () => {
  expect(quotationYear('sa', new Date('2026-12-31T20:59:00Z'))).toBe(2026);
  expect(quotationYear('sa', new Date('2026-12-31T21:00:00Z'))).toBe(2027);
  expect(quotationNumber(2026, 1)).toBe('2026-0001');
  expect(quotationNumber(2026, 12_345)).toBe('2026-12345');
});

it('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-20', 30)).toBe('2027-01-19');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
