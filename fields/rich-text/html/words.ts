import type { RichSpan, RichWords } from '../document.ts';
import { trimWords } from '../join-words.ts';

/** The formatting of text. */
export type Looks = Omit<RichSpan, 'text'>;

/** Collects the text of a block as browsers display it: white space collapses. */
export function createHtmlWords() {
  let spans: RichSpan[] = [];
  const lastCharacter = (): string => spans.at(-1)?.text.at(-1) ?? '\n';
  const isEmpty = (): boolean => spans.every(({ text }) => text.trim() === '');
  function endLine(): void {
    const last = spans.at(-1);
    // A space before a line break is not displayed.
    if (last?.text.endsWith(' ') === true) spans[spans.length - 1] = { ...last, text: last.text.slice(0, -1) };
    spans.push({ text: '\n' });
  }
  return {
    add(text: string, looks: Looks): void {
      const collapsed = text.replace(/[\t\n\f\r ]+/g, ' ');
      const shown = /[ \n]/.test(lastCharacter()) ? collapsed.replace(/^ /, '') : collapsed;
      if (shown !== '') spans.push({ text: shown, ...looks });
    },
    /** Adds characters unchanged. */
    put(text: string, looks: Looks = {}): void {
      if (text !== '') spans.push({ text, ...looks });
    },
    breakLine(): void {
      if (spans.length > 0) endLine();
    },
    /** Starts a new line, unless one has just started. */
    beginLine(): void {
      if (lastCharacter() !== '\n') endLine();
    },
    isEmpty,
    /** True directly after a line break. */
    isNewLine: (): boolean => lastCharacter() === '\n' && spans.length > 0,
    /** Returns the text collected since the last call. */
    take(): RichWords {
      // Non-collapsing spaces stay, because the text may be pasted within other text.
      const taken = isEmpty() ? [] : trimWords(spans, /[\t\n\f\r ]/);
      spans = [];
      return taken;
    },
  };
}
