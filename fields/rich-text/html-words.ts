import type { RichSpan, RichWords } from './document.ts';

/** How words look. */
export type Looks = Omit<RichSpan, 'text'>;

/** Collects the words of a block as browsers show them: runs of white space become one blank. */
export function createHtmlWords() {
  let spans: RichSpan[] = [];
  const lastCharacter = (): string => spans.at(-1)?.text.at(-1) ?? '\n';
  return {
    add(text: string, looks: Looks): void {
      const collapsed = text.replace(/[\t\n\f\r ]+/g, ' ');
      const shown = /[ \n]/.test(lastCharacter()) ? collapsed.replace(/^ /, '') : collapsed;
      if (shown !== '') spans.push({ text: shown, ...looks });
    },
    breakLine(): void {
      if (spans.length > 0) spans.push({ text: '\n' });
    },
    /** Begins a line, unless one has just begun. */
    beginLine(): void {
      if (lastCharacter() !== '\n') spans.push({ text: '\n' });
    },
    /** What was collected since the last call. */
    take(): RichWords {
      const taken = spans;
      spans = [];
      return taken;
    },
  };
}
