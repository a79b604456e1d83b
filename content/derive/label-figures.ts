/** One of several figures of a row, with its label from the heading. */
export interface LabelledFigure {
  readonly label: string;
  readonly figure: string;
}

const separators = ['×', '/'] as const;

const partsOf = (text: string, separator: string): readonly string[] =>
  text.split(separator).map((part) => part.trim());

/**
 * The words before the brackets at the end of a heading, and the labels in the brackets: `Unit size (width × height)`.
 */
const bracketed = /^([^()]+)\(([^()]+)\)$/;

/**
 * Assigns the labels in a heading such as "Unit size (width × height × depth)" to the figures in "600 × 337.5 × 39".
 * Arabic labels run from right to left but figures do not, so only labels beside the figures can be read safely.
 *
 * @returns the heading without the labels, and the figures in order; `null` if their numbers differ
 */
export function labelFigures(
  heading: string,
  value: string,
): { readonly heading: string; readonly figures: readonly LabelledFigure[] } | null {
  const [, words = '', names = ''] = bracketed.exec(heading.trim()) ?? [];
  for (const separator of separators) {
    const [labels, figures] = [partsOf(names, separator), partsOf(value, separator)];
    if (labels.length < 2 || labels.length !== figures.length) continue;
    if ([...labels, ...figures].includes('')) continue;
    return {
      heading: words.trim(),
      figures: labels.map((label, index) => ({ label, figure: figures[index] ?? '' })),
    };
  }
  return null;
}
