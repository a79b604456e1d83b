import type { StoredFile } from '../../../calls/library.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** What a file is called where it is listed: its words, or the name it came with. */
export const nameOf = ({ alt, original_name: originalName }: StoredFile): string =>
  alt[currentLanguage()] || originalName;
