/** Words of a line, bold or not. */
export interface Span {
  readonly text: string;
  readonly isBold: boolean;
}

export type Line = readonly Span[];

export type Block =
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'bullets'; readonly items: readonly Line[] }
  | { readonly kind: 'numbers'; readonly first: number; readonly items: readonly Line[] };

/** A number and a dot, but no decimal ("3.4 metres"). */
const numbered = /^([0-9٠-٩]{1,4})\.(?![0-9٠-٩])(.*)$/s;
const bulleted = /^[-•‣▪◦·](.*)$/s;

const toLatin = (digits: string): number =>
  Number(digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)));

/** A line with the words between pairs of asterisks bold; a mark without its pair stays as it was written. */
const parseLine = (line: string): Line =>
  line
    .split(/(\*\*(?=\S).+?\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*\*.+\*\*$/.test(part) ? { text: part.slice(2, -2), isBold: true } : { text: part, isBold: false },
    );

/** Adds a line to the list before it where it goes on with it, otherwise begins a block. */
function addLine(blocks: readonly Block[], line: string): readonly Block[] {
  const last = blocks.at(-1);
  const [, number = '', afterNumber = ''] = numbered.exec(line) ?? [];
  if (number !== '') {
    const value = toLatin(number);
    const item = parseLine(afterNumber.trimStart());
    return last?.kind === 'numbers' && last.first + last.items.length === value
      ? [...blocks.slice(0, -1), { ...last, items: [...last.items, item] }]
      : [...blocks, { kind: 'numbers', first: value, items: [item] }];
  }
  const [, afterBullet] = bulleted.exec(line) ?? [];
  if (afterBullet === undefined) return [...blocks, { kind: 'paragraph', line: parseLine(line) }];
  const item = parseLine(afterBullet.trimStart());
  return last?.kind === 'bullets'
    ? [...blocks.slice(0, -1), { ...last, items: [...last.items, item] }]
    : [...blocks, { kind: 'bullets', items: [item] }];
}

/**
 * The text of a section as blocks. Lines are trimmed; `**…**` is bold; lines that start with a number and a dot, a
 * bullet or a hyphen are items of a list, the other lines that say something are paragraphs. Anything else in the
 * text, HTML too, stays text.
 */
export const parseRichText = (text: string): readonly Block[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce(addLine, []);
