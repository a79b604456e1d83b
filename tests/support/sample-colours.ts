import sharp, { type Sharp } from 'sharp';
import { withProfile } from '../../server/media/colours/png-colours.ts';
import { pngChunks, pngSignature, toPngChunk } from '../../server/media/kinds/png-chunks.ts';

/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [number, number, number];

const [width, height] = [24, 16];

/** A picture from pixels with 16 bits for each channel. */
const deep = (pixels: Uint16Array, size: { width: number; height: number }) =>
  sharp(pixels, { raw: { ...size, channels: 3 } }).toColourspace('rgb16');

/** A picture of one colour. */
export const flat = (colour: Rgb) =>
  deep(
    Uint16Array.from({ length: width * height * 3 }, (_, place) => (colour[place % 3] ?? 0) * 65_535),
    {
      width,
      height,
    },
  );

/** A PNG of one colour without colour information. */
export const flatPng = (colour: Rgb, bits: 8 | 16): Promise<Buffer> =>
  (bits === 16 ? flat(colour) : flat(colour).toColourspace('srgb')).png().toBuffer();

/** A 16-bit picture with all combinations of two channels; the third channel depends on both. */
export function gradient(size: { width: number; height: number }) {
  const pixels = new Uint16Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const [across, down] = [x / (size.width - 1), y / (size.height - 1)];
      const colour = [across, down, 0.5 + 0.5 * Math.sin(3 * across + 2 * down)];
      pixels.set(
        colour.map((part) => part * 65_535),
        (y * size.width + x) * 3,
      );
    }
  }
  return deep(pixels, size);
}

/** Encodes 32-bit big-endian integers. */
const words = (...values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) buffer.writeUInt32BE(value, place * 4);
  return buffer;
};

/** Encodes numbers as the chunks `gAMA` and `cHRM` do: in units of 1/100,000. */
export const inParts = (...values: readonly number[]): Buffer =>
  words(...values.map((value) => Math.round(value * 100_000)));

/** Inserts chunks after the header of a PNG. */
export function withPngChunks(png: Buffer, ...added: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const [header, ...others] = [...pngChunks(png)].map(({ whole }) => whole);
  const chunks = added.map(([name, content]) => toPngChunk(name, content));
  return Buffer.concat([Buffer.from(pngSignature, 'latin1'), header ?? Buffer.alloc(0), ...chunks, ...others]);
}

/** An animated PNG with one frame of 0.1 s for each colour. */
export async function animatedPng(colours: readonly Rgb[]): Promise<Buffer> {
  const stills = await Promise.all(colours.map((colour) => flatPng(colour, 8)));
  const shown = Buffer.from([0, 1, 0, 10, 0, 0]);
  const header = [...pngChunks(stills[0] ?? Buffer.alloc(0))].find(({ name }) => name === 'IHDR');
  const chunks = [header?.whole ?? Buffer.alloc(0), toPngChunk('acTL', words(colours.length, 0))];
  let sequence = 0;
  for (const [place, still] of stills.entries()) {
    chunks.push(toPngChunk('fcTL', Buffer.concat([words(sequence, width, height, 0, 0), shown])));
    sequence += 1;
    for (const { name, content } of pngChunks(still)) {
      if (name !== 'IDAT') continue;
      chunks.push(
        place === 0 ? toPngChunk('IDAT', content) : toPngChunk('fdAT', Buffer.concat([words(sequence), content])),
      );
      if (place > 0) sequence += 1;
    }
  }
  return Buffer.concat([Buffer.from(pngSignature, 'latin1'), ...chunks, toPngChunk('IEND', Buffer.alloc(0))]);
}

/** An AVIF with colour information by numbers (`nclx`), which replaces the box of its profile. */
export async function withNclx(
  avif: Sharp,
  { primaries, transfer }: { readonly primaries: number; readonly transfer: number },
  bitdepth: 8 | 10 | 12,
): Promise<Buffer> {
  const png = withProfile(await avif.png().toBuffer(), await anyProfile());
  const content = await sharp(png)
    .keepIccProfile()
    .avif({ quality: 100, chromaSubsampling: '4:4:4', bitdepth })
    .toBuffer();
  const place = content.indexOf('colr');
  content.fill(0, place + 4, place - 4 + content.readUInt32BE(place - 4));
  content.write('nclx', place + 4, 'latin1');
  content.writeUInt16BE(primaries, place + 8);
  content.writeUInt16BE(transfer, place + 10);
  content.writeUInt16BE(6, place + 12);
  content[place + 14] = 0x80;
  return content;
}

/** Any valid profile: sRGB. */
async function anyProfile(): Promise<Buffer> {
  const { icc } = await sharp(await flat([0, 0, 0]).withIccProfile('srgb').png().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
}
