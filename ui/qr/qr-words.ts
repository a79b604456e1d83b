import { correctionOf } from './error-correction.ts';

// Of ISO/IEC 18004, table 9, for correction level M: per version, words of correction a block and number of blocks.
const perVersion = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
] as const;

/** How many modules of a version carry words. */
function carryingModules(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version < 2) return all;
  const alignments = Math.floor(version / 7) + 2;
  return all - ((25 * alignments - 10) * alignments - 55) - (version < 7 ? 0 : 36);
}

const wordsOf = (version: number): number => Math.floor(carryingModules(version) / 8);

/** The bytes with their head (byte mode, length) and the padding of the version. */
function toDataWords(bytes: Uint8Array, capacity: number, lengthBits: number): number[] {
  const bits = [0b0100, 4, bytes.length, lengthBits, ...[...bytes].flatMap((byte) => [byte, 8]), 0, 4];
  let text = '';
  for (let index = 0; index < bits.length; index += 2)
    text += (bits[index] ?? 0).toString(2).padStart(bits[index + 1] ?? 0, '0');
  const words = (text.slice(0, capacity * 8).match(/.{1,8}/g) ?? []).map((word) =>
    Number.parseInt(word.padEnd(8, '0'), 2),
  );
  while (words.length < capacity) words.push(0xec, 0x11);
  return words.slice(0, capacity);
}

/** The first words of all blocks, then the second ones, and so on. */
const interleave = (blocks: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, index) =>
    blocks.flatMap((block) => block[index] ?? []),
  ).flat();

/**
 * What a QR code of correction level M holds, and in the smallest version that can.
 * @throws RangeError for more than 666 bytes
 */
export function toQrWords(text: string): { readonly version: number; readonly words: readonly number[] } {
  const bytes = new TextEncoder().encode(text);
  for (const [index, [correction, count]] of perVersion.entries()) {
    const version = index + 1;
    const all = wordsOf(version);
    const capacity = all - correction * count;
    const lengthBits = version < 10 ? 8 : 16;
    if (bytes.length * 8 + 4 + lengthBits > capacity * 8) continue;
    const data = toDataWords(bytes, capacity, lengthBits);
    const long = all % count;
    const shortLength = Math.floor(all / count) - correction;
    let from = 0;
    const blocks = Array.from({ length: count }, (_, block) => {
      const length = shortLength + (block < count - long ? 0 : 1);
      from += length;
      return data.slice(from - length, from);
    });
    const corrections = blocks.map((block) => correctionOf(block, correction));
    return { version, words: [...interleave(blocks), ...interleave(corrections)] };
  }
  throw new RangeError('The text is too long for a QR code');
}
