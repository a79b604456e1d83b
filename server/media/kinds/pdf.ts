import { readFile, writeFile } from 'node:fs/promises';
import { brokenFile } from '../upload-error.ts';
import { asciiAt, type FileType, noFacts, readAt } from './file-type.ts';

/** Readers look for the header in the first kilobyte. */
const startBytes = 1024;
/** Readers look for the end mark in the last kilobyte; some printers add a little after it. */
const tailBytes = 2048;

/** Where the header begins; below zero for another file, also for a page of HTML that shows one. */
function headerPlace(content: Buffer): number {
  const start = asciiAt(content, 0, startBytes);
  return /^\s*</.test(start) ? -1 : start.search(/%PDF-[12]\.\d/);
}

/** True where the trailer, or the dictionary of a cross-reference stream, says that the content is encrypted. */
const isEncrypted = (content: Buffer): boolean => /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(content.toString('latin1'));

export const pdf: FileType = {
  kind: 'document',
  type: 'application/pdf',
  extension: 'pdf',
  recognises: (head) => headerPlace(head) >= 0,
  async examine(file) {
    const tail = (await readAt(file, Math.max(0, file.bytes - tailBytes), tailBytes)).toString('latin1');
    if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw brokenFile();
    const content = await readFile(file.path);
    const start = headerPlace(content);
    // Places in a PDF are counted from its header, so it is the same without what stands before.
    if (start > 0) await writeFile(file.path, content.subarray(start), { flush: true });
    return isEncrypted(content) ? { ...noFacts, notices: [{ code: 'lockedPdf', asks: true }] } : noFacts;
  },
};
