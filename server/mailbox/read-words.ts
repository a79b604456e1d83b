import { type DecodedText, decodeText } from './decode-text.ts';
import { pageWords } from './page-words.ts';
import type { EmailPart } from './read-parts.ts';

const nothing: DecodedText = { text: '', isWhole: true };
const unreadable: DecodedText = { text: '', isWhole: false };

/** True for a text part that belongs to the message rather than being an attachment. */
export const isWords = ({ type, disposition }: EmailPart): boolean =>
  (type === 'text/plain' || type === 'text/html') && (disposition === '' || disposition === 'inline');

/** Encrypted content, which only the recipient's own program can decrypt. */
const isEncrypted = ({ type }: EmailPart): boolean =>
  /^(?:application\/(?:x-)?pkcs7-mime|multipart\/encrypted)$/.test(type);

const setInPage = /<meta[^>]{1,200}charset\s*=\s*["']?([\w:-]{1,40})/i;
/** Bytes in which an HTML page declares its character set. */
const headOfPage = 4096;

function decodePage({ content, charset }: EmailPart): DecodedText {
  const [, named = ''] = setInPage.exec(content.subarray(0, headOfPage).toString('latin1')) ?? [];
  const page = decodeText(content, charset || named);
  const text = page === null ? null : pageWords(page.text);
  return page === null || text === null ? unreadable : { text, isWhole: page.isWhole };
}

/** Directional and zero-width characters, and placeholders of pictures. */
const unseen = /\p{Cf}|\[(?:cid|data|image):[^[\]\n]*\]/gu;
const isBlank = (text: string): boolean => text.replace(unseen, '').trim() === '';

/** The words of a text, without the addresses of its links. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/\[[^[\]\s]*\]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether at least half of the words of a text are in another one. */
function isWithin(text: string, other: string): boolean {
  const [words, others] = [wordsOf(text), new Set(wordsOf(other))];
  return 2 * words.filter((word) => others.has(word)).length >= words.length;
}

/**
 * Whether the plain text part has the same content as the HTML part. A few programs put a notice that they show only
 * HTML, or only a signature, into the plain text.
 */
const isSame = (plain: string, page: string): boolean => isWithin(plain, page) && isWithin(page, plain);

/** The plainest non-empty alternative of an email. */
function chooseForm(forms: readonly DecodedText[]): DecodedText {
  const [first, ...others] = forms.filter(({ text }) => !isBlank(text));
  if (first === undefined) return forms.find(({ isWhole }) => !isWhole) ?? nothing;
  const page = others.at(-1);
  return page === undefined || isSame(first.text, page.text) ? first : page;
}

/** The text of an email as plain text. `isWhole` is false if some of it could not be read. */
export function readWords(part: EmailPart): DecodedText {
  if (isEncrypted(part)) return unreadable;
  if (part.type.startsWith('multipart/')) {
    const parts = part.parts.map(readWords);
    if (part.type === 'multipart/alternative') return chooseForm(parts);
    const said = parts.filter(({ text }) => text !== '');
    return { text: said.map(({ text }) => text).join('\n'), isWhole: parts.every(({ isWhole }) => isWhole) };
  }
  if (!isWords(part)) return nothing;
  return part.type === 'text/html' ? decodePage(part) : (decodeText(part.content, part.charset) ?? unreadable);
}
