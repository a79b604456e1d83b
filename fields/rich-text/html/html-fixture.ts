import { type RichBlock, type RichWords, wordsIn } from '../document.ts';
import { parseTree } from './parse-tree.ts';
import { readHtml } from './read-html.ts';

/** HTML as copied from Word. */
export const inWord = (content: string, style = ''): string =>
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" ' +
  'xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15">' +
  `<style><!-- /* Style Definitions */ p.MsoNormal{margin:0cm} ${style} --></style></head>` +
  `<body lang=AR-SA style='tab-interval:36.0pt'><!--StartFragment-->${content}<!--EndFragment--></body></html>`;

/** A list item as copied from Word: a paragraph with its list and level in the style, and with its bullet or number. */
export const wordItem = (mark: string, words: string, level = 1, tag = 'p'): string =>
  `<${tag} class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></${tag}>`;

/** Text with its formatting as in Markdown, and the addresses of links in brackets. */
const written = (words: RichWords): string =>
  words
    .map(({ text, bold, italic, link }) => {
      const strong = bold ? `**${text}**` : text;
      const slanted = italic ? `_${strong}_` : strong;
      return link === undefined ? slanted : `[${slanted}](${link})`;
    })
    .join('');

/** A block on one line, for readable expectations in tests. */
export function writtenBlock(block: RichBlock<unknown>): string {
  if (block.is === 'file') return `(${String(block.file)})`;
  const turn = block.dir === undefined ? '' : `${block.dir}: `;
  if (block.is === 'table') {
    const rows = block.rows.map((row) =>
      row.map(({ words, head, dir }) => `${dir === undefined ? '' : `${dir}: `}${head ? '!' : ''}${wordsIn(words)}`),
    );
    return turn + rows.map((row) => row.join(' | ')).join(' / ');
  }
  const words = turn + written(block.words);
  if (block.is === 'heading') return `${'#'.repeat(block.level)} ${words}`;
  if (block.is === 'quote') return `> ${words}`;
  if (block.is !== 'item') return words;
  const mark = block.list === 'bullets' ? '-' : `${block.start ?? 'n'}.`;
  return `${'  '.repeat(block.level)}${mark} ${words}`;
}

/** The blocks that pasted HTML becomes, one line each. */
export const readLines = (html: string): readonly string[] =>
  readHtml(parseTree(html).tree, {
    at: 'https://wameed.example/dashboard/screen',
    fileOf: () => null,
    report: () => undefined,
  }).map(writtenBlock);
