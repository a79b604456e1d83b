import type { RichSpan, RichWords } from '../document.ts';
import { trimWords } from '../join-words.ts';

/** How words look. */
export type Looks = Omit<RichSpan, 'text'>;

/** Collects the words of a block as browsers show them: runs of white space become one blank. */
export function createHtmlWords() {
  let spans: RichSpan[] = [];
  const lastCharacter = (): string => spans.at(-1)?.text.at(-1) ?? '\n';
  const isEmpty = (): boolean => spans.every(({ text }) => text.trim() === '');
  function endLine(): void {
    const last = spans.at(-1);
    // A blank before a line break is not shown.
    if (last?.text.endsWith(' ') === true) spans[spans.length - 1] = { ...last, text: last.text.slice(0, -1) };
    spans.push({ text: '\n' });
  }
  return {
    add(text: string, looks: Looks): void {
      const collapsed = text.replace(/[\t\n\f\r ]+/g, ' ');
      const shown = /[ \n]/.test(lastCharacter()) ? collapsed.replace(/^ /, '') : collapsed;
      if (shown !== '') spans.push({ text: shown, ...looks });
    },
    /** Adds characters as they are. */
    put(text: string, looks: Looks = {}): void {
      if (text !== '') spans.push({ text, ...looks });
    },
    breakLine(): void {
      if (spans.length > 0) endLine();
    },
    /** Begins a line, unless one has just begun. */
    beginLine(): void {
      if (lastCharacter() !== '\n') endLine();
    },
    isEmpty,
    /** True behind a line break. */
    isNewLine: (): boolean => lastCharacter() === '\n' && spans.length > 0,
    /** What was collected since the last call. */
    take(): RichWords {
      // Blanks that do not collapse are shown, also beside the words among which these are pasted.
      const taken = isEmpty() ? [] : trimWords(spans, /[\t\n\f\r ]/);
      spans = [];
      return taken;
    },
  };
}
