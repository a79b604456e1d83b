import type { FileType } from './file-type.ts';
import { mp4 } from './mp4.ts';
import { pdf } from './pdf.ts';
import { pictureTypes } from './pictures.ts';
import { svg } from './svg.ts';
import { webm } from './webm.ts';

/** Every type of file that can be uploaded. A PDF may have anything before it, so it comes last. */
export const fileTypes: readonly FileType[] = [...pictureTypes, mp4, webm, svg, pdf];

/** The type a file has by its first bytes; nothing for any other file, whatever its name says. */
export const typeOf = (head: Buffer): FileType | undefined => fileTypes.find((type) => type.recognises(head));
