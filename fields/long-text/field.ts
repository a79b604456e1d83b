import { type TextOptions, translatedText } from '../translated.ts';

/** Several lines of plain text in both languages. */
export const longText = (options: TextOptions = {}) =>
  translatedText('long-text', { max: 5000, ...options }, 'several');
