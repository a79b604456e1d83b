export interface SplitText {
  /** What somebody wrote himself. */
  readonly text: string;
  /** What he repeats below it of earlier letters; empty where that cannot be told from his own words. */
  readonly quoted: string;
}

/** A line is compared as far as this: nothing that introduces a quotation is longer. */
const mostCompared = 400;

/** How mail programs introduce what is answered, in the two languages of the site. */
const introductions = [
  /^on .+ wrote:$/i,
  /^(?:في|بتاريخ) .+(?:كتب|كتبت|بواسطة).*:$/,
  /^-{2,} ?(?:original message|forwarded message|الرسالة الأصلية|رسالة معاد توجيهها) ?-{2,}$/i,
  /^_{20,}$/,
];

/** The first lines of a letter's head as it is repeated in one; each without the other stands in ordinary text, too. */
const headLines = [/^\*?(?:from|من):/i, /^\*?(?:sent|date|to|تم الإرسال|التاريخ|إلى):/i];

/** Signs by which the direction of a text is set, which stand before introductions in Arabic letters. */
const plainOf = (line: string): string =>
  line
    .slice(0, mostCompared)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

function isIntroduction(lines: readonly string[], at: number): boolean {
  const [line, next] = [plainOf(lines[at] ?? ''), plainOf(lines[at + 1] ?? '')];
  if (introductions.some((form) => form.test(line))) return true;
  // Long ones are broken in two.
  if (introductions.slice(0, 2).some((form) => form.test(`${line} ${next}`)) && !line.endsWith(':')) return true;
  return headLines.every((form, index) => form.test(index === 0 ? line : next));
}

const isQuoted = (line: string): boolean => line.trimStart().startsWith('>');

/**
 * Tells what somebody wrote himself from what he repeats below it. Where he answers between the lines that he repeats,
 * all of it is his text.
 */
export function splitQuoted(whole: string): SplitText {
  const lines = whole.split('\n');
  const start = lines.findIndex((line, at) => isQuoted(line) || isIntroduction(lines, at));
  if (start < 0) return { text: whole.trim(), quoted: '' };
  const [own, rest] = [lines.slice(0, start), lines.slice(start)];
  const firstQuoted = rest.findIndex(isQuoted);
  const isBetween = firstQuoted >= 0 && rest.slice(firstQuoted).some((line) => line.trim() !== '' && !isQuoted(line));
  const text = own.join('\n').trim();
  if (text === '' || isBetween) return { text: whole.trim(), quoted: '' };
  return { text, quoted: rest.join('\n').trim() };
}
