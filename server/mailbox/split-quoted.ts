import { isHeaderBlock } from './header-block.ts';

export interface SplitText {
  /** What somebody wrote himself. */
  readonly text: string;
  /** Quoted text of earlier emails below it; empty if it cannot be told apart from new text. */
  readonly quoted: string;
}

/** A line is compared as far as this: nothing that introduces a quotation is longer. */
const mostCompared = 400;
/** Programs break an introduction into so many lines at most. */
const mostBroken = 4;

/** How programs say in a line of its own that an earlier email follows. */
const titles =
  /^(?:[-=]{2,}\s?(?:original (?:message|e-?mail)|forwarded message|الرسالة الأصلية|رسالة أصلية|رسالة معاد توجيهها|ursprüngliche nachricht|weitergeleitete nachricht|message d['’]origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|oorspronkelijk bericht|özgün ileti|исходное сообщение|原始邮件|原始郵件|元のメッセージ|원본 메시지)\s?[-=]{2,}|(?:begin forwarded message|بداية الرسالة المعاد توجيهها|بداية الرسالة المُعاد توجيهها)\s?:)$/i;

/** How programs say who wrote what follows. */
const wrote =
  /(?<![\p{L}\p{M}])(?:wrote|كتب|كتبت|كتب\/كتبت|كتابة|بواسطة|a écrit|schrieb|escribió|ha scritto|escreveu|schreef|skrev|napisał|napisał\(a\)|yazdı|kirjoitti|написала?|пишет|έγραψε|כתב|लिखा)(?![\p{L}\p{M}])|写道|寫道|のメール|작성/iu;

const address = /[^\s<>@]@[^\s<>@]/;
/** A year or a time. */
const timestamp = /\d{4}|[٠-٩]{4}|\d{1,2}[:.]\d{2}|[٠-٩]{1,2}:[٠-٩]{2}/;
const saysWhoAndWhen = (text: string): boolean => address.test(text) && timestamp.test(text);
/** A line, also with words in it, that programs draw above an earlier email, and people between parts of their own. */
const rule = /^(?:[-_=*]{5,}|[-=]{3,}[^-=]{2,60}[-=]{3,})$/;

/** Signs by which the direction of a text is set, which stand before introductions in Arabic letters. */
const plainOf = (line: string): string =>
  line
    .slice(0, mostCompared)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const isQuoted = (line: string): boolean => line.startsWith('>');

/** So many lines are looked at for what follows a line, and of a quotation without an introduction. */
const nearby = 4;
const mostBare = 50;

/** Where the first line from a place on is that says something; the place where none is near. */
function filledFrom(lines: readonly string[], from: number): number {
  const ahead = lines.slice(from, from + nearby).findIndex((line) => line !== '' && !rule.test(line));
  return from + Math.max(0, ahead);
}

/**
 * How many lines say that an earlier email follows, such as "On Sunday at 10:00 Ali <ali@visitor.example> wrote:"; 0 for
 * none. A person may have written one that says less, so a quotation has to follow then.
 */
function introductionAt(lines: readonly string[], at: number): number {
  for (let count = 1; count <= mostBroken; count += 1) {
    const last = lines[at + count - 1] ?? '';
    if (last === '' || isQuoted(last)) return 0;
    const [first = '', ...others] = lines.slice(at, at + count);
    const rest = others.join(' ');
    const joined = `${first} ${rest}`.trim().slice(0, mostCompared);
    const ends = /[:：]$/.test(joined) || /^-{2,}\s.*\s-{2,}$/.test(joined);
    if (!ends) continue;
    const isWritten = wrote.test(joined);
    const isFollowed = isQuoted(lines[filledFrom(lines, at + count)] ?? '');
    // The line above an introduction is none of it.
    const isWhole = saysWhoAndWhen(joined) && !saysWhoAndWhen(rest);
    if (isWhole && (isWritten || isFollowed)) return count;
    return count === 1 && isWritten && isFollowed ? 1 : 0;
  }
  return 0;
}

/**
 * Lines that begin with a quotation mark (`>`) and nothing before them says so. A person writes one such line, or several
 * with figures: "> 5000 nits".
 */
function isBareQuotation(lines: readonly string[], at: number): boolean {
  const ahead = lines.slice(at, at + mostBare);
  const end = ahead.findIndex((line) => !isQuoted(line));
  const block = ahead.slice(0, end < 0 ? undefined : end);
  return block.length > 1 && !block.some((line) => /^>\s*[=\d٠-٩]/.test(line));
}

/** Where the words of an earlier email begin, behind the lines at a place that introduce them; null where none do. */
function quotationAt(lines: readonly string[], at: number): number | null {
  const line = lines[at] ?? '';
  if (line === '') return null;
  if (isQuoted(line)) return !isQuoted(lines[at - 1] ?? '') && isBareQuotation(lines, at) ? at : null;
  if (titles.test(line) || isHeaderBlock(lines, at)) return at + 1;
  const count = introductionAt(lines, at);
  if (count > 0) return at + count;
  const next = rule.test(line) ? filledFrom(lines, at) : at;
  return next > at && !isQuoted(lines[next] ?? '') ? quotationAt(lines, next) : null;
}

/**
 * Tells what somebody wrote himself from what he repeats below it. Where he answers between the lines that he repeats,
 * all of it is his text.
 */
export function splitQuoted(whole: string): SplitText {
  const written = whole.split('\n');
  const lines = written.map(plainOf);
  const start = lines.findIndex((_, at) => quotationAt(lines, at) !== null);
  if (start < 0) return { text: whole.trim(), quoted: '' };
  const text = written.slice(0, start).join('\n').trim();
  const repeated = lines.slice(quotationAt(lines, start) ?? start).filter((line) => line !== '');
  const isMarked = isQuoted(repeated[0] ?? '');
  const isBetween = isMarked && repeated.some((line) => !isQuoted(line));
  if (text === '' || isBetween) return { text: whole.trim(), quoted: '' };
  return { text, quoted: written.slice(start).join('\n').trim() };
}
