/** One of several figures of a row, with the name it has in the heading. */
export interface LabelledFigure {
  readonly label: string;
  readonly figure: string;
}

const separators = ['×', '/'] as const;

const partsOf = (text: string, separator: string): readonly string[] =>
  text.split(separator).map((part) => part.trim());

/** The words before the names in brackets at the end of a heading, and those names: `Unit size (width × height)`. */
const bracketed = /^([^()]+)\(([^()]+)\)$/;

/**
 * What a heading such as "Unit size (width × height × depth)" calls each figure of "600 × 337.5 × 39". Arabic names run
 * from right to left while the figures do not, so that only names beside the figures can be read safely.
 *
 * @returns the heading without the names, and the figures in their order; `null` where they do not fit one another
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
