import { visionQuote } from '../../../content/enquiries/index.ts';

const { choices } = visionQuote.fields.size.options;

/** Diagonals of the series in inches, as its form offers them. */
export type VisionSize = keyof typeof choices;

export const isVisionSize = (text: string | null): text is VisionSize => text !== null && Object.hasOwn(choices, text);

export const visionSizes: readonly VisionSize[] = Object.keys(choices).filter(isVisionSize);
