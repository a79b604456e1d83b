import { SpreadsheetFault } from './spreadsheet-fault.ts';

export type SpreadsheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

const starts = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

/** The number of bytes examined to detect UTF-16 without a byte order mark. */
const looked = 4096;

/**
 * Detects UTF-16 without a byte order mark: digits, separators and Latin letters have a zero byte, always in the same
 * half.
 */
function unmarkedUtf16(bytes: Uint8Array): SpreadsheetEncoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, looked).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < 4 || Math.min(even, odd) * 10 > Math.max(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): SpreadsheetEncoding {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be';
  return unmarkedUtf16(bytes) ?? 'utf-8';
}

const decode = (bytes: Uint8Array, encoding: SpreadsheetEncoding): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** True if most non-ASCII characters are valid UTF-8: the file is truncated or damaged, not in another encoding. */
function isDamaged(bytes: Uint8Array): boolean {
  const parts = new TextDecoder().decode(bytes).split('\uFFFD');
  const sound = parts.join('').match(/[^\0-\x7F]/g)?.length ?? 0;
  return starts(bytes, 0xef, 0xbb, 0xbf) || sound >= parts.length;
}

// Spreadsheets never contain these characters: the file is a program, a picture or a document.
const controls = /[\u0000-\u0008\u000E-\u001F\uFFFE\uFFFF]/;

/**
 * Decodes a file as UTF-8 or UTF-16, otherwise as Windows-1256, which Excel uses for plain CSV on an Arabic Windows.
 * @throws SheetFault for a workbook and for binary files
 */
export function decodeSpreadsheet(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: SpreadsheetEncoding;
} {
  // XLSX and ODS are ZIP archives; XLS is a compound file.
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SpreadsheetFault('workbook');
  const marked = encodingOf(bytes);
  const own = decode(bytes, marked);
  const encoding = own === null && marked === 'utf-8' && !isDamaged(bytes) ? 'windows-1256' : marked;
  const text = own ?? (encoding === 'windows-1256' ? decode(bytes, encoding) : null);
  if (text === null || controls.test(text)) throw new SpreadsheetFault('encoding');
  return { text, encoding };
}
