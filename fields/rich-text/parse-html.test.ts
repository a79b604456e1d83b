import { describe, expect, it } from 'vitest';
import { findExampleFile } from '../fixture.ts';
import { wordItem, writtenBlock } from './html/html-fixture.ts';
import { fromPlain } from './plain-form.ts';
import type { RichText } from './stored-text.ts';
import { empty, field, parsingIn, unmarked, words } from './text-fixture.ts';

function send(input: unknown, stored: RichText = empty, of = field) {
  const { issues, context } = parsingIn('en');
  return { stored: of.parse(input, stored, 'text', context), issues };
}
/** The blocks that HTML is converted to; `undefined` if the plain text contains everything. */
const blocksOf = (html: string, of = field) => send(html, empty, of).stored.rich?.en?.blocks;

describe('HTML that is sent for a formatted text', () => {
  it('becomes headings, lists, bold words, links, tables and quotations, with its words as plain text', () => {
    const { stored, issues } = send(`
      <h2>Steps</h2>
      <p>Ask <strong>twice</strong>,
         <em>then</em> <a href="/about" onclick="x()" style="color:red">read on</a>.</p>
      <ol start="3"><li>Three<ul><li>below</li></ul></li><li><p>Four</p><p>lines</p></li></ol>
      <blockquote><p>Said</p><p>twice</p></blockquote>
      <table><caption>Sizes</caption><thead><tr><th>Size</th><th>Pitch</th></tr></thead>
        <tbody><tr><td>3&nbsp;m</td><td>2<br>mm</td></tr><tr><td colspan="2">none</td></tr></tbody></table>`);
    expect(issues).toEqual([]);
    expect(stored.rich?.en?.blocks).toEqual([
      { is: 'heading', level: 2, words: words('Steps') },
      {
        is: 'paragraph',
        words: [
          ...words('Ask '),
          ...words('twice', { bold: true }),
          ...words(', '),
          ...words('then', { italic: true }),
          ...words(' '),
          ...words('read on', { link: '/about' }),
          ...words('.'),
        ],
      },
      { is: 'item', list: 'numbers', level: 0, start: 3, words: words('Three') },
      { is: 'item', list: 'bullets', level: 1, words: words('below') },
      { is: 'item', list: 'numbers', level: 0, words: words('Four\nlines') },
      { is: 'quote', words: words('Said') },
      { is: 'quote', words: words('twice') },
      { is: 'paragraph', words: words('Sizes') },
      {
        is: 'table',
        rows: [
          [
            { words: words('Size'), head: true },
            { words: words('Pitch'), head: true },
          ],
          [{ words: words('3\u00A0m') }, { words: words('2\nmm') }],
          [{ words: words('none') }, { words: [] }],
        ],
      },
    ]);
    expect(stored.en).toBe(
      '**Steps**\nAsk **twice**, then read on.\n3. Three\n  - below\n4. Four\nlines\nSaid\ntwice\nSizes\nSize | Pitch\n3\u00A0m | 2\nmm\nnone |',
    );
    expect(field.stored.safeParse(stored).success).toBe(true);
  });

  it.each([
    ['line breaks', '<p>Wameed<br>Riyadh</p>', ['Wameed\nRiyadh']],
    [
      'each cell in its column',
      '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      ['a | b /  | c'],
    ],
    ['numbered headings', wordItem('1.', 'Scope', 1, 'h2'), ['## 1. Scope']],
    ['numbers of items', wordItem('c.', 'three'), ['3. three']],
    ['units', '700 cd/m<sup>2</sup>, <b>10<sup>6</sup></b>', ['700 cd/m², **10⁶**']],
    ['directions', '<html dir="rtl"><body><h2>LED شاشات</h2></body></html>', ['## rtl: LED شاشات']],
    [
      'links to people',
      '<h2><a href="mailto:a@displays.example">write</a></h2>',
      ['## [write](mailto:a@displays.example)'],
    ],
    [
      'no deleted words, comments and hidden words',
      '<h2>1200<del>900</del><span style="display:none">cost</span><span class="MsoCommentReference">[A1]</span></h2>',
      ['## 1200'],
    ],
  ])('keeps %s, as the editor does [API-ADM-201]', (_name, html, lines) => {
    const { stored, issues } = send(html);
    expect(issues).toEqual([]);
    expect((stored.rich?.en ?? fromPlain(stored.en, { hasMarks: true })).blocks.map(writtenBlock)).toEqual(lines);
  });

  it('is text alone where that says everything', () => {
    expect(send('<p>Ask <b>twice</b></p><ul><li>near</li></ul>').stored).toEqual({
      en: 'Ask **twice**\n- near',
      ar: '',
    });
    expect(send('<p>a<br>b</p><p>c</p>', empty, unmarked).stored).toEqual({ en: 'a\nb\n\nc', ar: '' });
    expect(send('<p></p>').stored).toEqual(empty);
  });

  it('lies a rank lower where its headings begin at the first', () => {
    expect(blocksOf('<h1>a</h1><h2>b</h2><h5>c</h5>')).toMatchObject([{ level: 2 }, { level: 3 }, { level: 4 }]);
    expect(blocksOf('<h2>a</h2><h3>b</h3><h6>c</h6>')).toMatchObject([{ level: 2 }, { level: 3 }, { level: 4 }]);
  });

  it('begins a list of its own where it does, within three others at most', () => {
    expect(send('<ol><li>a</li></ol><ol><li>b</li></ol>').stored.en).toBe('1. a\n1. b');
    const nested = `${'<ul><li>x'.repeat(6)}${'</li></ul>'.repeat(6)}`;
    expect(blocksOf(nested)?.map((block) => block.is === 'item' && block.level)).toEqual([0, 1, 2, 3, 3, 3]);
    expect(send('<li>a</li><li>b</li>').stored.en).toBe('- a\n- b');
  });

  it('keeps the lines of words that stand in no block', () => {
    expect(blocksOf('One\nTwo <a href="/about">more</a>')).toMatchObject([{ words: words('One') }, {}]);
    expect(send('One\nTwo <b>x</b>\n\nThree', empty, unmarked).stored.en).toBe('One\nTwo x\n\nThree');
    expect(send('<div>One</div><div>Two <b>x</b></div>').stored.en).toBe('One\nTwo **x**');
  });

  it('leaves the words of everything else, without programs, styles, drawings and boxes', () => {
    const html =
      '<p>a<span class="x">b</span><img src="/x.png" onerror="x()"><u>c</u></p><script>evil()</script><style>evil</style>' +
      '<iframe srcdoc="evil">evil</iframe><svg><text>evil</text></svg><textarea>evil</textarea><!-- evil --><section>d</section>';
    expect(send(html).stored).toEqual({ en: 'abc\nd', ar: '' });
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['http://example.com/a', 'https://example.com/a'],
    ['about#x', '/about#x'],
    ['/product/68/the-vision', '/product/68/the-vision'],
    ['javascript:alert(1)', undefined],
    [' java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:x@example.com', 'mailto:x@example.com'],
    ['tel:+966 11 234', 'tel:+96611234'],
    ['https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fa&sa=D', 'https://example.com/a'],
    ['//evil.example', 'https://evil.example/'],
    ['#top', undefined],
    [`/${'x'.repeat(600)}`, undefined],
  ])('takes the link %j as %j', (href, link) => {
    const [block] = blocksOf(`<h2><a href="${href}">here</a></h2>`) ?? [];
    expect(block).toEqual({ is: 'heading', level: 2, words: words('here', link === undefined ? {} : { link }) });
  });

  it.each([
    '<5 mm',
    'a < b and b > a',
    '<b>open',
    '<p>one<p>two',
    'closed</b>',
    '<x-attack>x</x-attack>',
    '<script><b>x</b></script>',
    '<!-- <b>x</b> -->',
    '<a>x</a>',
    '&lt;b&gt;x&lt;/b&gt;',
    '<div>x</div>',
    '**bold** and <b',
  ])('is none in %j, which stays text [PUB-COMM-32]', (text) => {
    expect(send(text)).toEqual({ stored: { en: text, ar: '' }, issues: [] });
  });

  it('is read in each language, beside text in the other', () => {
    expect(send({ en: '<h2>Steps</h2>', ar: '<5 mm' }).stored).toMatchObject({
      en: '**Steps**',
      ar: '<5 mm',
      rich: { en: {} },
    });
    expect(send({ en: '<b>x</b>', fr: 'x' }).issues).toEqual([
      { path: 'text', code: 'wrongType', params: { expected: 'text' } },
    ]);
  });

  it('counts by its text, and may be four times as long', () => {
    expect(send(`<p>${'x'.repeat(2000)}</p>`).issues).toEqual([]);
    expect(send(`<p>${'x'.repeat(2001)}</p>`).issues).toMatchObject([{ path: 'text', code: 'tooLong' }]);
    expect(send({ en: '<b></b>'.repeat(1200) }).issues).toMatchObject([{ path: 'text[en]', code: 'tooLong' }]);
    const row = `<tr>${'<td>x</td>'.repeat(13)}</tr>`;
    expect(send(`<table>${row}</table>`).issues).toEqual([{ path: 'text', code: 'tooMany', params: { max: 12 } }]);
    expect(send(`<b>x</b>${'<div>'.repeat(700)}too deep`).stored.en).toBe('**x**');
  });
});

describe('a text with tags that are words', () => {
  const literal = send('<p>Write &lt;b&gt;x&lt;/b&gt;</p>').stored;

  it('is no HTML when it is sent back as it was read', () => {
    expect(literal.en).toBe('Write <b>x</b>');
    expect(send(literal.en, literal).stored).toEqual(literal);
    expect(send({ en: literal.en, ar: '' }, literal).stored).toEqual(literal);
    const old = { en: '', ar: '<b>of old</b>' };
    expect(send('<b>of old</b>', old).stored).toEqual(old);
  });

  it('is answered with its structure, which says so wherever both are sent', () => {
    const context = { language: 'en', all: true, findMedia: findExampleFile, fellBack: () => undefined } as const;
    const structure = field.rich?.serialize(literal, context);
    const { stored } = send(literal.en);
    const parsing = parsingIn('en').context;
    expect(field.rich?.parse(structure, stored, 'text_rich', parsing, empty)).toEqual(literal);
  });

  it('becomes HTML beside no structure, as a form sends what was typed', () => {
    const parsing = parsingIn('en').context;
    const stored = field.parse('<h2>Steps</h2>', empty, 'text', parsing);
    expect(field.rich?.parse({ en: null }, stored, 'text_rich', parsing, empty)).toEqual(stored);
    const again = field.parse('<h2>Steps</h2>', stored, 'text', parsing);
    expect(field.rich?.parse({ en: null }, again, 'text_rich', parsing, stored)).toEqual(stored);
  });
});
