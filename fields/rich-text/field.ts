import { type TextOptions, translatedText } from '../translated.ts';

/** Lines in which `**…**` is bold and lines starting with a number, a bullet or a hyphen are lists; never HTML. */
export const richText = (options: TextOptions = {}) => translatedText('rich-text', { max: 20_000, ...options });
