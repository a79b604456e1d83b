import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { brandColours } from '../../../content/brand-colours.ts';
import type { VariantFormat } from '../../../content/image-widths.ts';
import { withProfile } from '../colours/png-colours.ts';
import { type Colours, readColours, spaceOf } from '../colours/read-colours.ts';
import { brokenFile, UploadError } from '../upload-error.ts';
import { type Followed, noFacts } from './file-type.ts';
import { isAnimatedPng } from './png-chunks.ts';

/** Maximum size of a picture in decoded pixels. */
const pixelLimit = 50_000_000;
/** Maximum seconds to decode or encode a picture. */
const decodeSeconds = 30;
/** The placeholder fits into this size; very tall pictures get fewer pixels in width. */
const placeholderSize = { width: 16, height: 64, fit: 'inside' } as const;

/** One transparent pixel: the placeholder of a picture with transparency, so that nothing shows through behind it. */
const clearPixel = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

// Only the decoders of accepted types are enabled, so that SVG, PDF, TIFF and others never reach a native parser.
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
// One thread per picture, because the queue controls concurrency. No caching, because pictures share nothing.
sharp.concurrency(1);
sharp.cache(false);

/** A decoder that fails on damaged data and too many pixels, and applies the EXIF orientation. */
const decode = (content: Buffer, options: SharpOptions = {}): Sharp =>
  sharp(content, { failOn: 'error', limitInputPixels: pixelLimit, sequentialRead: true, ...options })
    .timeout({ seconds: decodeSeconds })
    .autoOrient();

/** Reads the header only. */
const readMetadata = (content: Buffer): Promise<Metadata> => sharp(content, { limitInputPixels: false }).metadata();

/** The refusal with the picture's size and the largest accepted size of the same aspect ratio. */
function tooManyPixels({ width, height }: { readonly width: number; readonly height: number }): UploadError {
  const share = Math.sqrt(pixelLimit / (width * height));
  const [fittingWidth, fittingHeight] = [Math.floor(width * share), Math.floor(height * share)];
  const [megapixels, most] = [Math.ceil((width * height) / 1_000_000), pixelLimit / 1_000_000];
  return new UploadError(413, 'imageTooLarge', { width, height, megapixels, most, fittingWidth, fittingHeight });
}

/** Refuses a picture with too many pixels before anything is decoded. */
async function readHeader(content: Buffer): Promise<Metadata> {
  const header = await readMetadata(content).catch(() => undefined);
  if (header === undefined) throw brokenFile();
  if (header.width * header.height > pixelLimit) throw tooManyPixels(header.autoOrient);
  return header;
}

/**
 * Converts from the embedded profile. Without this call the decoder leaves pictures of more than 8 bits in Display P3.
 */
const fromEmbedded = (picture: Sharp): Sharp => picture.withIccProfile('srgb', { attach: false });

/** Applies a profile to unconverted colours, through an intermediate PNG with that profile. */
async function fromProfile(picture: Sharp, profile: Buffer): Promise<Sharp> {
  const space = spaceOf(profile) === 'GRAY' ? 'b-w' : 'rgb16';
  const png = await picture.toColourspace(space).png({ compressionLevel: 1 }).toBuffer();
  return fromEmbedded(sharp(withProfile(png, profile)).timeout({ seconds: decodeSeconds }));
}

/** A resized or cropped picture in sRGB. */
async function convert(content: Buffer, colours: Colours, shape: (picture: Sharp) => Sharp): Promise<Sharp> {
  if (Buffer.isBuffer(colours)) return fromProfile(shape(decode(content, { ignoreIcc: true })), colours);
  const picture = shape(decode(content));
  return colours === 'embedded' ? fromEmbedded(picture) : picture;
}

/** The decoder treats an animated PNG as a still image. */
const isAnimation = (content: Buffer, { format, pages = 1 }: Metadata): boolean =>
  pages > 1 || (format === 'png' && isAnimatedPng(content));

/** Decodes the whole picture, so that a damaged one is refused at the upload. */
async function makePlaceholder(content: Buffer, colours: Colours): Promise<string> {
  const small = await convert(content, colours, (picture) => picture.resize(placeholderSize))
    .then((picture) => picture.webp({ quality: 50, alphaQuality: 50 }).toBuffer())
    .catch(() => undefined);
  if (small === undefined) throw brokenFile();
  const { isOpaque } = await sharp(small).stats();
  return isOpaque ? `data:image/webp;base64,${small.toString('base64')}` : clearPixel;
}

/** A picture in a width in pixels, of the whole or of a region. */
export interface Variant {
  readonly width: number;
  readonly region?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** `jpeg` for PDF documents, on a white background. */
  readonly format: VariantFormat | 'jpeg';
}

/**
 * Quality at which photos look like the original, and an effort that is acceptable for a waiting visitor. For AVIF,
 * effort 2 takes 60 % of the time and a fifth more bytes at the same quality; effort 4 takes four times as long for 6 %
 * fewer bytes.
 */
const encoders = {
  avif: { quality: 48, effort: 3 },
  webp: { quality: 75, effort: 3 },
  jpeg: { quality: 75 },
} as const satisfies Record<Variant['format'], { quality: number; effort?: number }>;

export async function makeVariant(content: Buffer, { width, region, format }: Variant): Promise<Buffer> {
  const colours = readColours(content, await readMetadata(content));
  const sized = await convert(content, colours, (picture) =>
    (region === undefined ? picture : picture.extract(region)).resize({ width }),
  );
  const laid = format === 'jpeg' ? sized.flatten({ background: brandColours.white }) : sized;
  return laid.toFormat(format, encoders[format]).toBuffer();
}

/**
 * Decodes a whole picture. @throws UploadError if it is damaged, has too many pixels, or has colours that cannot be
 * converted
 */
export async function inspectPicture(content: Buffer): Promise<Followed> {
  const header = await readHeader(content);
  const colours = readColours(content, header);
  if (colours === 'hdr') throw new UploadError(415, 'imageHdr');
  const { width, height } = header.autoOrient;
  const placeholder = await makePlaceholder(content, colours);
  // Animations are shown unchanged, because their variants would be still images.
  return { ...noFacts, width, height, placeholder: isAnimation(content, header) ? null : placeholder };
}
