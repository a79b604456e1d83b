import { describe, expect, it } from 'vitest';
import type { ParseContext } from '../field.ts';
import { exampleFiles, findExampleFile } from '../fixture.ts';
import type { RichText } from './stored-text.ts';
import { empty, field, parsingIn, unmarked, words } from './text-fixture.ts';

function send(input: unknown, stored: RichText = empty, of = field) {
  const { issues, context } = parsingIn('ar');
  const sent = of.rich?.parse(input, stored, 'text_rich', context, stored) ?? empty;
  return { stored: sent, issues: issues.map(({ path, code }) => ({ path, code })) };
}

const read = (stored: RichText, all: boolean, of = field) =>
  of.rich?.serialize(stored, { language: 'ar', all, findMedia: findExampleFile, fellBack: () => undefined });

const document = (...blocks: readonly object[]) => ({ version: 1, blocks });
const everything = document(
  { is: 'heading', level: 2, words: words('شاشات LED') },
  { is: 'paragraph', words: [...words('Ask '), ...words('twice', { bold: true }), ...words(' now', { italic: true })] },
  { is: 'paragraph', words: words('The Vision', { link: '/product/68/the-vision' }), dir: 'ltr' },
  { is: 'item', list: 'numbers', level: 0, start: 3, words: words('Three') },
  { is: 'item', list: 'bullets', level: 1, words: words('below') },
  { is: 'item', list: 'numbers', level: 0, words: words('Four') },
  { is: 'quote', words: words('Said\nand done') },
  { is: 'file', file: exampleFiles.picture.name, alt: 'A screen', caption: 'Seen from afar' },
  {
    is: 'table',
    rows: [
      [
        { words: words('Size'), head: true },
        { words: words('Pitch'), head: true },
      ],
      [{ words: words('3 m') }, { words: [] }],
    ],
  },
);

describe('the structure of a text', () => {
  it('is kept and answered as it was sent, its files by name', () => {
    const { stored, issues } = send({ ar: everything });
    expect(issues).toEqual([]);
    expect(read(stored, true)).toEqual({ en: null, ar: everything });
    expect(read(stored, false)).toEqual(everything);
    expect(send(read(stored, true), stored)).toEqual({ stored, issues: [] });
    expect(field.stored.safeParse(JSON.parse(JSON.stringify(stored))).success).toBe(true);
  });

  it('is answered as the description of the calls says', () => {
    const { stored } = send(everything);
    for (const all of [true, false]) {
      expect(field.rich?.answered(all).safeParse(read(stored, all)).success).toBe(true);
      expect(field.rich?.schema.safeParse(read(stored, all)).success).toBe(true);
    }
    expect(read(empty, false)).toBeUndefined();
  });

  it('has its words as a text beside it, with the marks of old where the field has them', () => {
    expect(send({ ar: everything }).stored.ar).toBe(
      '**شاشات LED**\nAsk **twice** now\nThe Vision\n3. Three\n  - below\n4. Four\nSaid\nand done\nSeen from afar\nSize | Pitch\n3 m |',
    );
    expect(send({ ar: everything }, empty, unmarked).stored.ar).toBe(
      'شاشات LED\n\nAsk twice now\n\nThe Vision\n\n3. Three\n  - below\n4. Four\n\nSaid\nand done\n\nSeen from afar\n\nSize | Pitch\n3 m |',
    );
  });

  it('is not kept where the text says everything', () => {
    const plain = document(
      { is: 'paragraph', words: [...words('Ask '), ...words('twice', { bold: true })] },
      { is: 'item', list: 'bullets', level: 0, words: words('near') },
      { is: 'item', list: 'numbers', level: 0, words: words('one') },
    );
    expect(send(plain).stored).toEqual({ en: '', ar: 'Ask **twice**\n- near\n1. one' });
    const typed = { en: '', ar: 'a\nb\n\nc' };
    expect(
      send(
        document({ is: 'paragraph', words: words('a\nb') }, { is: 'paragraph', words: words('c') }),
        typed,
        unmarked,
      ),
    ).toEqual({
      stored: typed,
      issues: [],
    });
  });

  it('goes where its text is written alone, and stays where the text is the same', () => {
    const { stored } = send({ ar: everything, en: everything });
    const context: ParseContext = { language: 'ar', findMedia: findExampleFile, report: () => undefined };
    expect(field.parse(stored.ar, stored, 'text', context)).toEqual(stored);
    const changed = field.parse('Other words', stored, 'text', context);
    expect([changed.ar, changed.en, Object.keys(changed.rich ?? {})]).toEqual(['Other words', stored.en, ['en']]);
    expect(send(null, stored).stored.rich?.ar).toBeUndefined();
    expect(send('', stored).stored.ar).toBe(stored.ar);
  });

  it('is read from the JSON text of a form', () => {
    expect(send(JSON.stringify({ ar: everything }))).toEqual(send({ ar: everything }));
    expect(send({ ar: JSON.stringify(everything) })).toEqual(send({ ar: everything }));
  });

  it('is that of the other language where nothing is written, and sent back it freezes nothing', () => {
    const { stored } = send({ en: everything });
    expect(read(stored, false)).toEqual(everything);
    expect(send(everything, stored)).toEqual({ stored, issues: [] });
  });

  it('names its files, links and the words of its pictures, in its language', () => {
    const { stored } = send({ ar: everything });
    expect(field.files(stored)).toEqual([{ mediaId: exampleFiles.picture.id, language: 'ar' }]);
    expect(field.links(stored)).toEqual(['/product/68/the-vision']);
    expect(field.words(stored, 'ar')).toEqual([stored.ar, 'A screen']);
    expect(field.words(stored, 'en')).toEqual([]);
    const other = field.replaceFile(stored, exampleFiles.picture.id, 99);
    expect(field.files(other)).toEqual([{ mediaId: 99, language: 'ar' }]);
    expect(field.withLanguage(empty, stored, 'ar')).toEqual(stored);
    expect(field.withLanguage(stored, empty, 'ar')).toEqual(empty);
  });

  it('counts as written where it is a picture alone', () => {
    const { stored } = send(document({ is: 'file', file: exampleFiles.picture.id, alt: '', caption: '' }));
    expect([stored.ar, field.isEmpty(stored), field.isComplete(stored, 'ar'), field.isComplete(stored, 'en')]).toEqual([
      '',
      false,
      true,
      false,
    ]);
  });

  it('is normalized: each mark once, no empty blocks, no invisible characters, rows of equal width', () => {
    const sent = document(
      { is: 'paragraph', words: [] },
      { is: 'paragraph', words: [...words('  a\u0000'), ...words('b'), ...words('', { bold: true }), ...words(' \n')] },
      { is: 'item', list: 'numbers', level: 0, start: 1, words: words('one') },
      { is: 'table', rows: [[], [{ words: words('a') }, { words: words('b') }], [{ words: words('c') }]] },
    );
    expect(send(sent, empty, unmarked).stored.rich?.ar?.blocks).toEqual([
      { is: 'paragraph', words: words('ab') },
      { is: 'item', list: 'numbers', level: 0, words: words('one') },
      {
        is: 'table',
        rows: [
          [{ words: words('a') }, { words: words('b') }],
          [{ words: words('c') }, { words: [] }],
        ],
      },
    ]);
  });
});

describe('what strangers send as a structure', () => {
  const linked = (link: string) => document({ is: 'paragraph', words: words('here', { link }) });
  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example/a',
    '\\\\evil.example',
    'http://plain.example',
    'file:///etc/passwd',
  ])('is refused where a link is %j', (link) => {
    expect(send(linked(link)).issues).toContainEqual({ path: 'text_rich', code: 'invalidLink' });
    const stored: RichText = { en: '', ar: 'here', rich: { ar: JSON.parse(JSON.stringify(linked(link))) } };
    expect(field.stored.safeParse(stored).success).toBe(false);
  });

  const wrong: readonly (readonly [string, unknown])[] = [
    ['a number', 7],
    ['a list', []],
    ['broken JSON', '{"version":1'],
    ['markup', '<p>x</p>'],
    ['another version', { version: 2, blocks: [] }],
    ['no version', { blocks: [] }],
    ['an unknown block', document({ is: 'script', words: words('x') })],
    ['markup in a block', document({ is: 'paragraph', words: words('x'), html: '<b>' })],
    ['an unknown look', document({ is: 'paragraph', words: words('x', { style: 'color:red' }) })],
    ['a look that is switched off', document({ is: 'paragraph', words: words('x', { bold: false }) })],
    ['a heading of the first rank', document({ is: 'heading', level: 1, words: words('x') })],
    ['a list in an item', document({ is: 'item', list: 'bullets', level: 0, words: words('x'), items: [] })],
    ['a very deep item', document({ is: 'item', list: 'bullets', level: 9, words: words('x') })],
    ['an unknown direction', document({ is: 'paragraph', words: words('x'), dir: 'auto' })],
    ['words that are none', document({ is: 'paragraph', words: [{ text: { toString: 'x' } }] })],
    ['a table in a table', document({ is: 'table', rows: [[{ words: [], rows: [] }]] })],
    ['too many blocks', document(...Array.from({ length: 1001 }, () => ({ is: 'paragraph', words: words('x') })))],
    ['too many cells', document({ is: 'table', rows: [Array.from({ length: 13 }, () => ({ words: [] }))] })],
    ['a language that there is not', { fr: document() }],
    ['another prototype', JSON.parse('{"version":1,"blocks":[],"__proto__":{"polluted":true}}')],
    ['a prototype in a block', document(JSON.parse('{"is":"paragraph","words":[],"__proto__":{"polluted":true}}'))],
    ['a nested bomb', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ];
  it.each(wrong.map(([name, input]) => ({ name, input })))('is refused where it is $name', ({ input }) => {
    const { stored, issues } = send(input);
    expect(issues[0]?.code).toBe('wrongType');
    expect(stored).toEqual(empty);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('is refused where a file is unknown, or no picture and no video', () => {
    const file = (reference: unknown) => document({ is: 'file', file: reference, alt: '', caption: '' });
    expect(send(file('no-such.png')).issues).toEqual([{ path: 'text_rich', code: 'unknownFile' }]);
    expect(send(file(exampleFiles.sheet.name)).issues).toEqual([{ path: 'text_rich', code: 'wrongFileKind' }]);
    expect(send(file(exampleFiles.film.name)).issues).toEqual([]);
    expect(send(file('../../etc/passwd')).issues[0]?.code).toBe('unknownFile');
  });

  it('is refused where its text is too long, by the text alone', () => {
    const bold = (text: string) => document({ is: 'heading', level: 2, words: words(text) });
    expect(send(bold('x'.repeat(1996))).issues).toEqual([]);
    expect(send(bold('x'.repeat(1997))).issues).toEqual([{ path: 'text_rich', code: 'tooLong' }]);
    expect(send({ ar: bold('x'.repeat(3000)) }).issues).toEqual([{ path: 'text_rich[ar]', code: 'tooLong' }]);
  });
});
