import { readFile, writeFile } from 'node:fs/promises';
import { isForeign } from '../../../fields/foreign-files.ts';
import { brokenFile } from '../upload-error.ts';
import { asciiAt, type FileType, giveBack, noFacts, readAt } from './file-type.ts';
import { needsPassword } from './pdf-password.ts';

/** Readers look for the header in the first kilobyte. */
const startBytes = 1024;
/** Readers look for the end marker in the last kilobyte; some programs append a little after it. */
const tailBytes = 2048;

/** The position of the header; negative for other files. */
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
      // Positions in a PDF are relative to its header, so the bytes before it can be dropped.
      if (start > 0) await writeFile(file.path, content.subarray(start), { flush: true });
      return needsPassword(content) ? { ...noFacts, notices: [{ code: 'lockedPdf', asks: true }] } : noFacts;
    } finally {
      giveBack(content);
    }
  },
};
