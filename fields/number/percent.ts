import type { Words } from '../../language/languages.ts';
import { number } from './field.ts';

/** A required position in percent of a width or height. */
export const percent = (label: Words) => number({ min: 0, max: 100, unit: '%', required: true, label });
