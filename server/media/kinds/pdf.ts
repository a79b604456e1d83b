import { brokenFile } from '../upload-error.ts';
import { asciiAt, type FileType, noFacts, readAt } from './file-type.ts';

/** Readers look for the end mark in the last kilobyte; some printers add a little after it. */
const tailBytes = 2048;

export const pdf: FileType = {
  kind: 'document',
  type: 'application/pdf',
  extension: 'pdf',
  recognises: (head) => /^%PDF-[12]\.\d/.test(asciiAt(head, 0, 8)),
  async examine(file) {
    const tail = (await readAt(file, Math.max(0, file.bytes - tailBytes), tailBytes)).toString('latin1');
    if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw brokenFile();
    return noFacts;
  },
};
