import { expect, it } from 'vitest';
import type { Text } from '../field.ts';
import { firstSentence, splitLead, summaryOf } from './split-lead.ts';

const paragraph = (text: string) => ({ is: 'paragraph', words: [{ text, bold: true }] }) as const;
const heading = { is: 'heading', level: 2, words: [{ text: 'Parts' }] } as const;
const list = { is: 'item', list: 'bullets', level: 0, words: [{ text: 'One' }] } as const;
const rich = (...blocks: NonNullable<Text['rich']>['blocks']): Text => ({
  text: 'x',
  language: 'en',
  rich: { version: 1, blocks },
});

it('a plain text stands whole in a place for one paragraph and on a card', () => {
  const plain: Text = { text: 'One\n\nTwo', language: 'ar' };
  expect(splitLead(plain)).toEqual({ lead: plain, rest: null });
  expect(summaryOf(plain)).toBe(plain);
});

it('a formatted text leaves its first paragraph, with its looks, and the rest for below', () => {
  const { lead, rest } = splitLead(rich(paragraph('Bright'), heading, list));
  expect(lead).toEqual({ text: 'Bright', language: 'en', rich: { version: 1, blocks: [paragraph('Bright')] } });
  expect(rest?.rich?.blocks).toEqual([heading, list]);
  expect(splitLead(rich(paragraph('Bright'))).rest).toBeNull();
});

it('a formatted text that begins with no paragraph stands below as a whole', () => {
  const text = rich(heading, paragraph('Bright'));
  expect(splitLead(text)).toEqual({ lead: { text: '', language: 'en' }, rest: text });
  expect(summaryOf(text)).toEqual({ text: 'Bright', language: 'en' });
  expect(summaryOf(rich(heading, list)).text).toBe('Parts');
});

it('a card without room for more shows the first sentence, which a point inside a figure does not end', () => {
  const first = (text: string) => firstSentence({ text, language: 'en' }).text;
  expect(first('Pixels of 1.25 mm. Made for lobbies.')).toBe('Pixels of 1.25 mm.');
  expect(first('Where is it? Here.')).toBe('Where is it?');
  expect(first('كيف تعمل؟ ببساطة.')).toBe('كيف تعمل؟');
  expect(first('No end to it')).toBe('No end to it');
});
