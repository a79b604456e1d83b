import { BackupError } from './backup-error.ts';

/** Longer than any row: the largest has a deleted record with all its descendants. */
const longestLine = 256 * 1024 * 1024;

/** The lines of a UTF-8 text file. @throws BackupError for a line that is too long, or for invalid UTF-8 */
export async function* readLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest: Buffer[] = [];
  let length = 0;
  const finish = (): string => {
    const line = decoder.decode(Buffer.concat(rest));
    rest = [];
    length = 0;
    return line;
  };
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
      rest.push(piece.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    rest.push(piece.subarray(start));
    length += piece.length - start;
    if (length > longestLine) throw new BackupError('backupDamaged', 'a line is too long');
  }
  if (length > 0) yield finish();
}
