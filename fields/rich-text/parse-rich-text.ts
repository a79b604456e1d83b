/** A run of text, bold or not. */
export interface Span {
  readonly text: string;
  readonly isBold: boolean;
}

export type Line = readonly Span[];

export type Block =
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'bullets'; readonly items: readonly Line[] }
  | { readonly kind: 'numbers'; readonly first: number; readonly items: readonly Line[] };

/** A number and a dot, but not a decimal ("3.4 metres"). */
const numbered = /^([0-9٠-٩]{1,4})\.(?![0-9٠-٩])(.*)$/s;
const bulleted = /^[-•‣▪◦·](.*)$/s;

const toLatin = (digits: string): number =>
  Number(digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)));

/** Parses pairs of asterisks in a line as bold. A mark without a partner stays as text. */
const parseLine = (line: string): Line =>
  line
    .split(/(\*\*(?=\S).+?\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*\*.+\*\*$/.test(part) ? { text: part.slice(2, -2), isBold: true } : { text: part, isBold: false },
    );

/** Adds a line to the preceding list if it continues it, otherwise starts a block. */
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
 * Parses the text of a section to blocks. Lines are trimmed. `**…**` is bold. Lines that start with a number and a dot,
 * a bullet or a hyphen are list items; other non-empty lines are paragraphs. Everything else, including HTML, stays
 * text.
 */
export const parseRichText = (text: string): readonly Block[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce(addLine, []);
