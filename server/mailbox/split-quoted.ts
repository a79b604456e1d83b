import { isHeaderBlock } from './header-block.ts';

export interface SplitText {
  /** The author's own text. */
  readonly text: string;
  /** Quoted text of earlier emails below it; empty if it cannot be distinguished from new text. */
  readonly quoted: string;
}

/** Characters of a line that are compared; no introduction of quoted text is longer. */
const mostCompared = 400;
/** Maximum number of lines that an introduction is broken into. */
const mostBroken = 4;

/** Separator lines of programs before an earlier email. */
const titles =
  /^(?:[-=]{2,}\s?(?:original (?:message|e-?mail)|forwarded message|الرسالة الأصلية|رسالة أصلية|رسالة معاد توجيهها|ursprüngliche nachricht|weitergeleitete nachricht|message d['’]origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|oorspronkelijk bericht|özgün ileti|исходное сообщение|原始邮件|原始郵件|元のメッセージ|원본 메시지)\s?[-=]{2,}|(?:begin forwarded message|بداية الرسالة المعاد توجيهها|بداية الرسالة المُعاد توجيهها)\s?:)$/i;

/** How introductions name the author of the quoted text. */
const wrote =
  /(?<![\p{L}\p{M}])(?:wrote|كتب|كتبت|كتب\/كتبت|كتابة|بواسطة|a écrit|schrieb|escribió|ha scritto|escreveu|schreef|skrev|napisał|napisał\(a\)|yazdı|kirjoitti|написала?|пишет|έγραψε|כתב|लिखा)(?![\p{L}\p{M}])|写道|寫道|のメール|작성/iu;

const address = /[^\s<>@]@[^\s<>@]/;
/** A year or a time. */
const timestamp = /\d{4}|[٠-٩]{4}|\d{1,2}[:.]\d{2}|[٠-٩]{1,2}:[٠-٩]{2}/;
const saysWhoAndWhen = (text: string): boolean => address.test(text) && timestamp.test(text);
/**
 * A separator line, with or without words, that programs put above an earlier email and people between parts of their
 * own text.
 */
const rule = /^(?:[-_=*]{5,}|[-=]{3,}[^-=]{2,60}[-=]{3,})$/;

/** Removes directional characters, which precede introductions in Arabic. */
const plainOf = (line: string): string =>
  line
    .slice(0, mostCompared)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const isQuoted = (line: string): boolean => line.startsWith('>');

/** The number of lines that are searched after a line, and for quoted text without an introduction. */
const nearby = 4;
const mostBare = 50;

/** The index of the first non-empty line from an index on; the index itself if none is near. */
function filledFrom(lines: readonly string[], from: number): number {
  const ahead = lines.slice(from, from + nearby).findIndex((line) => line !== '' && !rule.test(line));
  return from + Math.max(0, ahead);
}

/**
 * The number of lines that introduce an earlier email, such as "On Sunday at 10:00 Ali <ali@visitor.example> wrote:"; 0
 * for none. A shorter introduction could be a person's own text, so quoted text must follow it.
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
    // The line above an introduction does not belong to it.
    const isWhole = saysWhoAndWhen(joined) && !saysWhoAndWhen(rest);
    if (isWhole && (isWritten || isFollowed)) return count;
    return count === 1 && isWritten && isFollowed ? 1 : 0;
  }
  return 0;
}

/**
 * Quoted lines (`>`) without an introduction. A person may write one such line, or several with values: "> 5000 nits".
 */
function isBareQuotation(lines: readonly string[], at: number): boolean {
  const ahead = lines.slice(at, at + mostBare);
  const end = ahead.findIndex((line) => !isQuoted(line));
  const block = ahead.slice(0, end < 0 ? undefined : end);
  return block.length > 1 && !block.some((line) => /^>\s*[=\d٠-٩]/.test(line));
}

/** The index of the first line of quoted text, after its introduction; null if there is none. */
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
 * Separates the author's own text from the text quoted below it. If the author answers between the quoted lines,
 * everything counts as own text.
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
