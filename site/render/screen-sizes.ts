interface Sized {
  readonly size: number | null;
  readonly largestSize: number | null;
}

/** The size of a screen in inches, from the smallest to the largest where it comes in several; empty where it is not known. */
export const screenSizes = ({ size, largestSize }: Sized): string =>
  [size, largestSize].filter((each) => each !== null).join(' – ');
