import type { StoredFile } from '../../../calls/library.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The label of a file in lists: its alternative text, otherwise its original name. */
export const nameOf = ({ alt, original_name: originalName }: StoredFile): string =>
  alt[currentLanguage()] || originalName;
