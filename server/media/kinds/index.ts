import type { FileType } from './file-type.ts';
import { glb } from './glb.ts';
import { mp4 } from './mp4.ts';
import { pdf } from './pdf.ts';
import { pictureTypes } from './pictures.ts';
import { svg } from './svg.ts';
import { webm } from './webm.ts';

/** All accepted file types. PDF comes last, because a PDF may begin with other data. */
export const fileTypes: readonly FileType[] = [...pictureTypes, mp4, webm, svg, glb, pdf];

/** The type of a file by its first bytes; `undefined` if it is not accepted. The name is ignored. */
export const typeOf = (head: Buffer): FileType | undefined => fileTypes.find((type) => type.recognises(head));
