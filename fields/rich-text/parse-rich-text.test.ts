import { describe, expect, it } from 'vitest';
import { leadOf } from './lead-of.ts';
import { parseRichText } from './parse-rich-text.ts';

const plain = (text: string) => [{ text, isBold: false }];
const paragraph = (text: string) => ({ kind: 'paragraph', line: plain(text) });

describe('the text of a section', () => {
  it('has its lines trimmed and empty ones left out [PUB-COMM-11]', () => {
    expect(parseRichText('  First  \r\n\n \t \n\u00a0Second\u3000')).toEqual([paragraph('First'), paragraph('Second')]);
  });

  it('is bold between pairs of asterisks [PUB-COMM-12]', () => {
    expect(parseRichText('Ask **twice**, pay **once**')).toEqual([
      {
        kind: 'paragraph',
        line: [
          { text: 'Ask ', isBold: false },
          { text: 'twice', isBold: true },
          { text: ', pay ', isBold: false },
          { text: 'once', isBold: true },
        ],
      },
    ]);
    expect(parseRichText('- **1.9** mm')).toEqual([
      {
        kind: 'bullets',
        items: [
          [
            { text: '1.9', isBold: true },
            { text: ' mm', isBold: false },
          ],
        ],
      },
    ]);
  });

  it.each(['2 ** 3', 'an **open mark', '****', '5 * 4 * 3', '** a ** b'])('leaves %j as it was written', (text) => {
    expect(parseRichText(text)).toEqual([paragraph(text)]);
  });

  it('has list items where lines start with a number and a dot, a bullet or a hyphen [PUB-COMM-13]', () => {
    expect(parseRichText('1. One\n2.Two\n\n  3. Three\n- a\n-b\n• c\n·d')).toEqual([
      { kind: 'numbers', first: 1, items: ['One', 'Two', 'Three'].map(plain) },
      { kind: 'bullets', items: ['a', 'b', 'c', 'd'].map(plain) },
    ]);
    expect(parseRichText('٣. ثالثًا\n٤. رابعًا')).toEqual([
      { kind: 'numbers', first: 3, items: ['ثالثًا', 'رابعًا'].map(plain) },
    ]);
  });

  it('begins a new list where the numbers do not go on', () => {
    expect(parseRichText('1. a\n1. b\n5. c').map((block) => block.kind === 'numbers' && block.first)).toEqual([
      1, 1, 5,
    ]);
  });

  it.each(['3.4 metres', '2026 was bright', 'well-lit'])('takes %j for a paragraph [PUB-COMM-14]', (text) => {
    expect(parseRichText(text)).toEqual([paragraph(text)]);
  });

  it('goes on with paragraphs after a list [PUB-COMM-14]', () => {
    expect(parseRichText('Before\n- item\nAfter')).toEqual([
      paragraph('Before'),
      { kind: 'bullets', items: [plain('item')] },
      paragraph('After'),
    ]);
  });

  it('is never markup [OP-009]', () => {
    const text = '<b>bold</b><script>alert(1)</script>';
    expect(parseRichText(text)).toEqual([paragraph(text)]);
  });

  it('of 20,000 asterisks or lines is read at once', () => {
    expect(parseRichText('*'.repeat(20_000))).toHaveLength(1);
    expect(parseRichText('-\n'.repeat(10_000))).toHaveLength(1);
  });
});

describe('the lead of a text', () => {
  it('is its first paragraph without marks, cut between words', () => {
    expect(leadOf({ text: '- item\nAsk **twice** before\nMore' }, 100)).toBe('Ask twice before');
    expect(leadOf({ text: 'Ask **twice** before' }, 12)).toBe('Ask twice…');
    expect(leadOf({ text: '- item' }, 12)).toBe('');
    const heading = { is: 'heading', level: 2, words: [{ text: 'Title' }] } as const;
    const paragraph = { is: 'paragraph', words: [{ text: 'Ask ' }, { text: 'twice', bold: true }] } as const;
    expect(leadOf({ text: '', rich: { version: 1, blocks: [heading, paragraph] } }, 12)).toBe('Ask twice');
  });
});
