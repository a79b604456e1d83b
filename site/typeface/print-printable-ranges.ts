import { charactersOf } from './characters-of.ts';

/** Returns the code points that any of the files has, as `[first, last]`, in ascending order. */
function rangesOf(files: readonly Buffer[]): readonly (readonly [number, number])[] {
  const points = new Set(files.flatMap((file) => [...charactersOf(file)]));
  const ranges: [number, number][] = [];
  for (const point of [...points].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

const toText = ([first, last]: readonly [number, number]): string =>
  first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`;

/** Prints the module that lists the code points which a PDF can show. */
export function printPrintableRanges(files: readonly Buffer[]): string {
  const lines = [''];
  for (const range of rangesOf(files).map(toText)) {
    const line = `${lines.at(-1)} ${range}`.trim();
    if (line.length > 110) lines.push(range);
    else lines[lines.length - 1] = line;
  }
  return `/** Printed by \`site/typeface/make-typeface.ts\`: the code points in the fonts of PDFs. */
export const printableRanges = \`
${lines.join('\n')}
\`;
`;
}
