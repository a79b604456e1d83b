import sharp, { type Metadata, type Sharp } from 'sharp';
import { brokenFile, UploadError } from '../upload-error.ts';
import { asciiAt, type FileFacts, type FileType, type InspectedFile, noFacts, readAt } from './file-type.ts';
import { fileTypeBrands } from './iso-media.ts';

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
export const decode = (path: string): Sharp =>
  sharp(path, { failOn: 'error', limitInputPixels: pixelLimit, sequentialRead: true })
    .timeout({ seconds: decodeSeconds })
    .autoOrient();

/** Reads the header only: a picture that claims too many pixels is refused before anything is decoded. */
async function readHeader(path: string): Promise<Metadata> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header === undefined) throw brokenFile();
  if (header.width * header.height > pixelLimit) {
    throw new UploadError(413, 'imageTooLarge', { megapixels: pixelLimit / 1_000_000 });
  }
  return header;
}

/** Decodes the whole picture, so that a damaged one is found now and not by a visitor. */
async function makePlaceholder(path: string): Promise<string> {
  const small = await decode(path)
    .resize(placeholderSize)
    .webp({ quality: 50, alphaQuality: 50 })
    .toBuffer()
    .catch(() => undefined);
  if (small === undefined) throw brokenFile();
  const { isOpaque } = await sharp(small).stats();
  return isOpaque ? `data:image/webp;base64,${small.toString('base64')}` : clearPixel;
}

async function inspectPicture({ path }: InspectedFile): Promise<FileFacts> {
  const header = await readHeader(path);
  const { width, height } = header.autoOrient;
  const placeholder = await makePlaceholder(path);
  // An animation is shown as it is: its variants would be stills.
  return { ...noFacts, width, height, placeholder: (header.pages ?? 1) > 1 ? null : placeholder };
}

/** The trailer that ends a GIF; some programs pad it with zeros. */
async function inspectGif(file: InspectedFile): Promise<FileFacts> {
  const tail = await readAt(file, Math.max(0, file.bytes - 64), 64);
  const last = tail.findLastIndex((byte) => byte !== 0);
  if (tail[last] !== 0x3b) throw brokenFile();
  return { ...(await inspectPicture(file)), placeholder: null };
}

/** A WebP says how long it is, so a cut animation is found although only its first picture is decoded. */
async function inspectWebp(file: InspectedFile): Promise<FileFacts> {
  const head = await readAt(file, 0, 12);
  if (head.length < 12 || head.readUInt32LE(4) + 8 > file.bytes) throw brokenFile();
  return inspectPicture(file);
}

export const pictureTypes: readonly FileType[] = [
  {
    kind: 'image',
    type: 'image/jpeg',
    extension: 'jpg',
    recognises: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
    inspect: inspectPicture,
  },
  {
    kind: 'image',
    type: 'image/png',
    extension: 'png',
    recognises: (head) => asciiAt(head, 0, 8) === '\x89PNG\r\n\x1a\n',
    inspect: inspectPicture,
  },
  {
    kind: 'image',
    type: 'image/gif',
    extension: 'gif',
    recognises: (head) => /^GIF8[79]a/.test(asciiAt(head, 0, 6)),
    inspect: inspectGif,
  },
  {
    kind: 'image',
    type: 'image/webp',
    extension: 'webp',
    recognises: (head) => asciiAt(head, 0, 4) === 'RIFF' && asciiAt(head, 8, 4) === 'WEBP',
    inspect: inspectWebp,
  },
  {
    kind: 'image',
    type: 'image/avif',
    extension: 'avif',
    recognises: (head) => fileTypeBrands(head)[0] === 'avif',
    inspect: inspectPicture,
  },
];
