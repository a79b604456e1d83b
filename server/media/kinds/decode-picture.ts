import sharp, { type Metadata, type Sharp } from 'sharp';
import { brandColours } from '../../../content/brand-colours.ts';
import type { VariantFormat } from '../../../content/image-widths.ts';
import { brokenFile, UploadError } from '../upload-error.ts';
import { type Followed, noFacts } from './file-type.ts';

/** Decoded size above which a picture is refused, in pixels. */
const pixelLimit = 50_000_000;
/** A picture that takes longer than this to decode or encode is given up, in seconds. */
const decodeSeconds = 30;
/** The placeholder fits into this; a very high picture gets fewer pixels in width. */
const placeholderSize = { width: 16, height: 64, fit: 'inside' } as const;

/** One clear pixel: a see-through picture has a placeholder that shows nothing behind it. */
const clearPixel = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

// Only the decoders of accepted types are left standing; SVG, PDF, TIFF and the rest never reach a native parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
// One thread a picture: how many run side by side is decided by the queue. Nothing is shared between pictures.
sharp.concurrency(1);
sharp.cache(false);

/** A decoder that stops at damaged data and at too many pixels, and turns the picture as its camera was held. */
const decode = (content: Buffer): Sharp =>
  sharp(content, { failOn: 'error', limitInputPixels: pixelLimit, sequentialRead: true })
    .timeout({ seconds: decodeSeconds })
    .autoOrient();

/** Reads the header only: a picture that claims too many pixels is refused before anything is decoded. */
async function readHeader(content: Buffer): Promise<Metadata> {
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header === undefined) throw brokenFile();
  if (header.width * header.height > pixelLimit) {
    throw new UploadError(413, 'imageTooLarge', { megapixels: pixelLimit / 1_000_000 });
  }
  return header;
}

/** Decodes the whole picture, so that a damaged one is found now and not by a visitor. */
async function makePlaceholder(content: Buffer): Promise<string> {
  const small = await decode(content)
    .resize(placeholderSize)
    .webp({ quality: 50, alphaQuality: 50 })
    .toBuffer()
    .catch(() => undefined);
  if (small === undefined) throw brokenFile();
  const { isOpaque } = await sharp(small).stats();
  return isOpaque ? `data:image/webp;base64,${small.toString('base64')}` : clearPixel;
}

/** A picture of a width in pixels, of the whole or of a region of it. */
export interface Variant {
  readonly width: number;
  readonly region?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** `jpeg` for paper, upon white. */
  readonly format: VariantFormat | 'jpeg';
}

/**
 * Quality at which photographs still look like the original, and the effort a waiting visitor can bear: AVIF at effort 2
 * would take 60 % of the time for a fifth more bytes at the same likeness, at 4 four times as long for 6 % less.
 */
const encoders = {
  avif: { quality: 48, effort: 3 },
  webp: { quality: 75, effort: 3 },
  jpeg: { quality: 75 },
} as const satisfies Record<Variant['format'], { quality: number; effort?: number }>;

export function makeVariant(content: Buffer, { width, region, format }: Variant): Promise<Buffer> {
  const picture = decode(content);
  const shown = region === undefined ? picture : picture.extract(region);
  const sized = shown.resize({ width });
  const laid = format === 'jpeg' ? sized.flatten({ background: brandColours.white }) : sized;
  return laid.toFormat(format, encoders[format]).toBuffer();
}

/** Decodes a picture as a whole. @throws UploadError when it is damaged or has too many pixels */
export async function inspectPicture(content: Buffer): Promise<Followed> {
  const header = await readHeader(content);
  const { width, height } = header.autoOrient;
  const placeholder = await makePlaceholder(content);
  // An animation is shown as it is: its variants would be stills.
  return { ...noFacts, width, height, placeholder: (header.pages ?? 1) > 1 ? null : placeholder };
}
