import { readFile, writeFile } from 'node:fs/promises';
import { isForeign } from '../../../fields/foreign-files.ts';
import { brokenFile } from '../upload-error.ts';
import { asciiAt, type FileType, giveBack, noFacts, readAt } from './file-type.ts';
import { needsPassword } from './pdf-password.ts';

/** Readers look for the header in the first kilobyte. */
const startBytes = 1024;
/** Readers look for the end mark in the last kilobyte; some printers add a little after it. */
const tailBytes = 2048;

/** Where the header begins; below zero for another file. */
const headerPlace = (content: Buffer): number => asciiAt(content, 0, startBytes).search(/%PDF-[12]\.\d/);

export const pdf: FileType = {
  kind: 'document',
  type: 'application/pdf',
  extension: 'pdf',
  recognises: (head) => headerPlace(head) >= 0 && !isForeign(head),
  async examine(file) {
    const tail = (await readAt(file, Math.max(0, file.bytes - tailBytes), tailBytes)).toString('latin1');
    if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw brokenFile();
    const content = await readFile(file.path);
    try {
      const start = headerPlace(content);
      // Places in a PDF are counted from its header, so the bytes before it can be dropped.
      if (start > 0) await writeFile(file.path, content.subarray(start), { flush: true });
      return needsPassword(content) ? { ...noFacts, notices: [{ code: 'lockedPdf', asks: true }] } : noFacts;
    } finally {
      giveBack(content);
    }
  },
};
