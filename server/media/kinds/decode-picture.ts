import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { brandColours } from '../../../content/brand-colours.ts';
import type { VariantFormat } from '../../../content/image-widths.ts';
import { withProfile } from '../colours/png-colours.ts';
import { type Colours, readColours, spaceOf } from '../colours/read-colours.ts';
import { brokenFile, UploadError } from '../upload-error.ts';
import { type Followed, noFacts } from './file-type.ts';
import { isAnimatedPng } from './png-chunks.ts';

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
const decode = (content: Buffer, options: SharpOptions = {}): Sharp =>
  sharp(content, { failOn: 'error', limitInputPixels: pixelLimit, sequentialRead: true, ...options })
    .timeout({ seconds: decodeSeconds })
    .autoOrient();

/** Reads the header only. */
const readMetadata = (content: Buffer): Promise<Metadata> => sharp(content, { limitInputPixels: false }).metadata();

/** Names the size of a picture in pixels, and a size of the same shape that is taken. */
function tooManyPixels({ width, height }: { readonly width: number; readonly height: number }): UploadError {
  const share = Math.sqrt(pixelLimit / (width * height));
  const [fittingWidth, fittingHeight] = [Math.floor(width * share), Math.floor(height * share)];
  const [megapixels, most] = [Math.ceil((width * height) / 1_000_000), pixelLimit / 1_000_000];
  return new UploadError(413, 'imageTooLarge', { width, height, megapixels, most, fittingWidth, fittingHeight });
}

/** A picture that claims too many pixels is refused before anything is decoded. */
async function readHeader(content: Buffer): Promise<Metadata> {
  const header = await readMetadata(content).catch(() => undefined);
  if (header === undefined) throw brokenFile();
  if (header.width * header.height > pixelLimit) throw tooManyPixels(header.autoOrient);
  return header;
}

/** Converts from the profile that is embedded; without that name the decoder leaves more than 8 bits in Display P3. */
const fromEmbedded = (picture: Sharp): Sharp => picture.withIccProfile('srgb', { attach: false });

/** Colours that the decoder left as they were become those of a profile, by way of a PNG that has it. */
async function fromProfile(picture: Sharp, profile: Buffer): Promise<Sharp> {
  const space = spaceOf(profile) === 'GRAY' ? 'b-w' : 'rgb16';
  const png = await picture.toColourspace(space).png({ compressionLevel: 1 }).toBuffer();
  return fromEmbedded(sharp(withProfile(png, profile)).timeout({ seconds: decodeSeconds }));
}

/** A part or a size of a picture, in sRGB. */
async function convert(content: Buffer, colours: Colours, shape: (picture: Sharp) => Sharp): Promise<Sharp> {
  if (Buffer.isBuffer(colours)) return fromProfile(shape(decode(content, { ignoreIcc: true })), colours);
  const picture = shape(decode(content));
  return colours === 'embedded' ? fromEmbedded(picture) : picture;
}

/** The decoder sees a still in an animated PNG. */
const isAnimation = (content: Buffer, { format, pages = 1 }: Metadata): boolean =>
  pages > 1 || (format === 'png' && isAnimatedPng(content));

/** Decodes the whole picture, so that a damaged one is found now and not by a visitor. */
async function makePlaceholder(content: Buffer, colours: Colours): Promise<string> {
  const small = await convert(content, colours, (picture) => picture.resize(placeholderSize))
    .then((picture) => picture.webp({ quality: 50, alphaQuality: 50 }).toBuffer())
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

export async function makeVariant(content: Buffer, { width, region, format }: Variant): Promise<Buffer> {
  const colours = readColours(content, await readMetadata(content));
  const sized = await convert(content, colours, (picture) =>
    (region === undefined ? picture : picture.extract(region)).resize({ width }),
  );
  const laid = format === 'jpeg' ? sized.flatten({ background: brandColours.white }) : sized;
  return laid.toFormat(format, encoders[format]).toBuffer();
}

/**
 * Decodes a picture as a whole. @throws UploadError when it is damaged, has too many pixels, or colours that cannot be
 * converted
 */
export async function inspectPicture(content: Buffer): Promise<Followed> {
  const header = await readHeader(content);
  const colours = readColours(content, header);
  if (colours === 'hdr') throw new UploadError(415, 'imageHdr');
  const { width, height } = header.autoOrient;
  const placeholder = await makePlaceholder(content, colours);
  // An animation is shown as it is: its variants would be stills.
  return { ...noFacts, width, height, placeholder: isAnimation(content, header) ? null : placeholder };
}
