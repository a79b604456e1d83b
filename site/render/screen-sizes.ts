interface Sized {
  readonly size: number | null;
  readonly largestSize: number | null;
}

/** The size of a screen in inches; with several sizes, the range from the smallest to the largest; empty if unknown. */
export const screenSizes = ({ size, largestSize }: Sized): string =>
  [size, largestSize].filter((each) => each !== null).join(' – ');
