import { describe, expect, it } from 'vitest';
import { inWord, wordItem, writtenBlock } from '../../../fields/rich-text/html/html-fixture.ts';
import { parseTree } from '../../../fields/rich-text/html/parse-tree.ts';
import { everyElementIn, type HtmlElement } from '../../../fields/rich-text/html/tree.ts';
import { loadLateMessages } from '../../../language/late-messages.ts';
import { pastedNotice, pastedError } from './pasted-notice.ts';
import { picturesIn } from './pasted-pictures.ts';
import { readPasted } from './read-pasted.ts';
import { toDocument } from './to-document.ts';
import { toNode } from './to-node.ts';

const at = 'https://wameed.example/dashboard/screen';
const read = (html: string) => readPasted(parseTree(html).tree, at);
/** What is saved after pasting into an empty text, one line per block. */
const saved = (html: string) => toDocument(toNode(read(html).document)).blocks.map(writtenBlock);
const t = await loadLateMessages('en');
const tArabic = await loadLateMessages('ar');
const notice = (html: string, lost = 0) => pastedNotice(read(html), lost, t);

describe('what is pasted into a formatted text', () => {
  it('is saved as the editor shows it', () => {
    const html = inWord(
      `<h1>Screens</h1><p class=MsoNormal>Wameed<br>Riyadh, 700 cd/m<sup>2</sup> <a href="mailto:a@displays.example">write</a></p>` +
        `${wordItem('a.', 'one')}<p>between</p>${wordItem('b.', 'two')}<p dir=RTL>LED شاشات</p>` +
        '<table><tr><td rowspan=2>Power</td><td>350</td></tr><tr><td>120<del>90</del></td></tr></table>',
    );
    expect(saved(html)).toEqual([
      '## Screens',
      'Wameed\nRiyadh, 700 cd/m² [write](mailto:a@displays.example)',
      'n. one',
      'between',
      '2. two',
      'rtl: LED شاشات',
      'Power | 350 /  | 120',
    ]);
    expect(notice(html)).toBe(
      'Lists counted by letters or Roman numbers (a. · b.) are counted by digits here. Check where the text names their items.',
    );
  });

  it('has its pictures where they were, behind the words among which they are', () => {
    const { tree } = parseTree('<p>a <img id="1"> b</p><p><img id="2"></p><ol><li>c <img id="3"></li><li>d</li></ol>');
    const pictures = [...everyElementIn(tree)].filter(({ name }) => name === 'img');
    const names = new Map<HtmlElement, string>(pictures.map((picture, index) => [picture, `${index + 1}.png`]));
    expect(readPasted(tree, at).pictures).toEqual(pictures);
    expect(readPasted(tree, at, names).document.blocks.map(writtenBlock)).toEqual([
      'a b',
      '(1.png)',
      '(2.png)',
      'n. c',
      '(3.png)',
      '2. d',
    ]);
  });

  it('has no pictures of check marks, of hidden parts and of comments', () => {
    expect(
      read(
        '<ul><li role="checkbox"><img src="data:image/png;base64,iVBORw0KGgo=">a</li></ul><p style="display:none"><img></p><p><img alt="✅"></p><div style="mso-element:comment"><img></div>',
      ).pictures,
    ).toEqual([]);
  });

  it('finds the bytes of pictures in the clipboard, and of none that another site serves', () => {
    const { tree } = parseTree(
      '<img src="data:image/png;base64,iVBORw0KGgo="><img src="https://strangers.example/a.png"><img src="file:///C:/a.png"><img src="file:///C:/b.png">',
    );
    const rtf = String.raw`{\rtf1{\pict\pngblip ${'89504e470d0a1a0a'.repeat(4)}}}`;
    const found = picturesIn(tree, rtf);
    const pictures = [...everyElementIn(tree)];
    expect(pictures.map((picture) => found.get(picture)?.type)).toEqual([
      'image/png',
      undefined,
      'image/png',
      undefined,
    ]);
  });
});

describe('what cannot be shown of what is pasted', () => {
  it.each([
    [
      '<p>a <a href="sms:1">write us</a></p>',
      'The addresses of these links could not be kept: write us. Select the words and set their link again.',
    ],
    [
      `<p><a href="https://displays.example/${'x'.repeat(600)}">long</a></p>`,
      'The addresses of these links could not be kept: long. Select the words and set their link again.',
    ],
    [
      '<p>10<sup>x/2</sup></p>',
      'These raised or lowered characters are now on the line: x/2. Check them, and rewrite them where needed.',
    ],
    [
      '<p><s>900</s> 700 <span style="text-decoration:line-through">800</span></p>',
      'These words were struck through and are now ordinary text: 900 · 800. Remove them if they no longer apply.',
    ],
    [
      '<ol type="i"><li>a</li></ol><ol><li style="list-style-type:upper-alpha">b</li></ol>',
      'Lists counted by letters or Roman numbers (i. · A.) are counted by digits here. Check where the text names their items.',
    ],
    [
      '<p>a</p><iframe src="https://maps.example"></iframe>',
      'Embedded content such as a video, a map or a formula was left out. Add it as a picture, a video or a link.',
    ],
    [
      '<p style="display:none">a</p>',
      'Nothing was pasted: what was copied has no visible text. Select the text again, and copy it.',
    ],
  ])('is named for %j', (html, words) => expect(notice(html)).toBe(words));

  it('is named shortly where there is much of it', () => {
    const struck = ['a', 'b', 'c', 'd'].map((word) => `<s>${word.repeat(50)}</s>`).join(' ');
    expect(notice(`<p>${struck}</p>`)).toContain(`${'a'.repeat(40)}… · ${'b'.repeat(40)}… · ${'c'.repeat(40)}… · …`);
  });

  it('is not named where it says nothing: places in the text, ordinals, hidden players', () => {
    expect(notice('<p><a href="#top">up</a> 1<sup>st</sup></p><div style="display:none"><video></video></div>')).toBe(
      '',
    );
  });

  it('is named beside pictures that are left out', () => {
    expect(notice('<p>a<img src="https://strangers.example/a.png"><s>b</s></p>', 1)).toBe(
      'One picture could not be added. Add it from its file. These words were struck through and are now ordinary text: b. Remove them if they no longer apply.',
    );
  });

  it('is refused where a table or a text is larger than one that can be saved, in both languages', () => {
    const row = (cells: number) => `<tr>${'<td>x</td>'.repeat(cells)}</tr>`;
    expect(pastedError(read(`<table>${row(12).repeat(100)}</table>`).document, t)).toBeNull();
    const wide = read(`<table>${row(13)}</table>`).document;
    expect(pastedError(wide, t)).toBe(
      'Nothing was pasted: a table has more than 100 rows or 12 columns. Split it where you copied it, and paste the parts.',
    );
    expect(pastedError(wide, tArabic)).toBe(
      'لم يُلصق شيء: في النص جدول يزيد على 100 صف أو 12 عمودًا. قسّمه حيث نسخته ثم الصق الأجزاء.',
    );
    expect(pastedError(read(`<table>${row(1).repeat(101)}</table>`).document, t)).toContain('100 rows');
    expect(pastedError(read('<p>x</p>'.repeat(1001)).document, t)).toContain('1000 paragraphs');
  });
});
