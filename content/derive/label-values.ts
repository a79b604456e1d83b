/** One of several values in a row, with its label from the heading. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

const separators = ['×', '/'] as const;

const partsOf = (text: string, separator: string): readonly string[] =>
  text.split(separator).map((part) => part.trim());

/**
 * The words before the brackets at the end of a heading, and the labels in the brackets: `Unit size (width × height)`.
 */
const bracketed = /^([^()]+)\(([^()]+)\)$/;

/**
 * Assigns the labels in a heading such as "Unit size (width × height × depth)" to the values in "600 × 337.5 × 39".
 * Arabic labels run from right to left but values do not, so only labels beside the values can be read safely.
 *
 * @returns the heading without the labels, and the values in order; `null` if their numbers differ
 */
export function labelValues(
  heading: string,
  value: string,
): { readonly heading: string; readonly values: readonly LabelledValue[] } | null {
  const [, words = '', names = ''] = bracketed.exec(heading.trim()) ?? [];
  for (const separator of separators) {
    const [labels, values] = [partsOf(names, separator), partsOf(value, separator)];
    if (labels.length < 2 || labels.length !== values.length) continue;
    if ([...labels, ...values].includes('')) continue;
    return {
      heading: words.trim(),
      values: labels.map((label, index) => ({ label, value: values[index] ?? '' })),
    };
  }
  return null;
}
