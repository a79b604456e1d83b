import { brokenFile } from '../upload-error.ts';
import { asciiAt, type FileFacts, type FileType, type InspectedFile, noFacts, readAt } from './file-type.ts';
import { fileTypeBrands } from './iso-media.ts';

/** The decoders are loaded where they are used: not on the thread that reads containers. */
const decode = async (path: string): Promise<FileFacts> => (await import('./decode-picture.ts')).inspectPicture(path);

/** The trailer that ends a GIF; some programs pad it with zeros. */
async function examineGif(file: InspectedFile): Promise<FileFacts> {
  const tail = await readAt(file, Math.max(0, file.bytes - 64), 64);
  const last = tail.findLastIndex((byte) => byte !== 0);
  if (tail[last] !== 0x3b) throw brokenFile();
  return noFacts;
}

/** A WebP says how long it is, so a cut animation is found although only its first picture is decoded. */
async function examineWebp(file: InspectedFile): Promise<FileFacts> {
  const head = await readAt(file, 0, 12);
  if (head.length < 12 || head.readUInt32LE(4) + 8 > file.bytes) throw brokenFile();
  return noFacts;
}

const examineNothing = async (): Promise<FileFacts> => noFacts;

export const pictureTypes: readonly FileType[] = [
  {
    kind: 'image',
    type: 'image/jpeg',
    extension: 'jpg',
    recognises: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
    examine: examineNothing,
    decode,
  },
  {
    kind: 'image',
    type: 'image/png',
    extension: 'png',
    recognises: (head) => asciiAt(head, 0, 8) === '\x89PNG\r\n\x1a\n',
    examine: examineNothing,
    decode,
  },
  {
    kind: 'image',
    type: 'image/gif',
    extension: 'gif',
    recognises: (head) => /^GIF8[79]a/.test(asciiAt(head, 0, 6)),
    examine: examineGif,
    decode: async (path) => ({ ...(await decode(path)), placeholder: null }),
  },
  {
    kind: 'image',
    type: 'image/webp',
    extension: 'webp',
    recognises: (head) => asciiAt(head, 0, 4) === 'RIFF' && asciiAt(head, 8, 4) === 'WEBP',
    examine: examineWebp,
    decode,
  },
  {
    kind: 'image',
    type: 'image/avif',
    extension: 'avif',
    recognises: (head) => fileTypeBrands(head)[0] === 'avif',
    examine: examineNothing,
    decode,
  },
];
