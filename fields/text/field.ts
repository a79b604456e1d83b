import { type TextOptions, translatedText } from '../translated.ts';

/** A line of text in both languages: titles, names, labels. */
export const text = (options: TextOptions = {}) => translatedText('text', { max: 300, ...options }, 'one');
