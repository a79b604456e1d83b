import { z } from 'zod';

/** A spreadsheet as text: its first line, and those below it that say something. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Why a file is no spreadsheet that can be read: how its text is stored, or how its cells are parted. */
export class SheetFault extends Error {
  readonly reason: 'encoding' | 'shape' | 'empty';

  constructor(reason: SheetFault['reason'], options?: ErrorOptions) {
    super(`The file cannot be read: ${reason}`, options);
    this.name = 'SheetFault';
    this.reason = reason;
  }
}

/** The text of a file in UTF-8, or in UTF-16 where it begins by saying so. @throws SheetFault for any other encoding */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SheetFault('encoding', { cause });
  }
}

const delimiters = [',', ';', '\t'];

/** What the parser gives of each row. */
const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/**
 * The rows of a CSV file, whatever its cells are parted by: commas, semicolons as many spreadsheets write them, or tabs.
 * @throws SheetFault
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const text = decode(bytes);
  const { parse } = await import('csv-parse/browser/esm/sync');
  const options = { bom: true, relaxColumnCount: true, skipRecordsWithEmptyValues: true, info: true } as const;
  try {
    const widthOf = (delimiter: string): number =>
      parsed.parse(parse(text, { ...options, delimiter, to: 1, relaxQuotes: true }))[0]?.record.length ?? 0;
    const delimiter = delimiters.toSorted((one, other) => widthOf(other) - widthOf(one))[0] ?? ',';
    const [head, ...records] = parsed.parse(parse(text, { ...options, delimiter }));
    if (head === undefined || records.length === 0) throw new SheetFault('empty');
    return {
      columns: head.record,
      rows: records.map(({ record, info }) => ({ line: info.lines, cells: record })),
    };
  } catch (cause) {
    throw cause instanceof SheetFault ? cause : new SheetFault('shape', { cause });
  }
}
