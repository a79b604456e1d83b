import { readFile, writeFile } from 'node:fs/promises';
import { blankAvif } from '../metadata/blank-avif.ts';
import { stripGif } from '../metadata/strip-gif.ts';
import { stripJpeg } from '../metadata/strip-jpeg.ts';
import { stripPng } from '../metadata/strip-png.ts';
import { stripWebp } from '../metadata/strip-webp.ts';
import { asciiAt, type FileFacts, type FileType, giveBack, type InspectedFile, noFacts } from './file-type.ts';
import { fileTypeBrands } from './iso-media.ts';

const decode: FileType['decode'] = (path, inspect) => inspect(path);

/** Removes metadata that is not needed for display. The encoded pixels stay unchanged. */
const examineBy =
  (strip: (content: Buffer) => Buffer) =>
  async ({ path }: InspectedFile): Promise<FileFacts> => {
    const content = await readFile(path);
    try {
      const stripped = strip(content);
      if (!stripped.equals(content)) await writeFile(path, stripped, { flush: true });
      giveBack(stripped);
    } finally {
      giveBack(content);
    }
    return noFacts;
  };

export const pictureTypes: readonly FileType[] = [
  {
    kind: 'image',
    type: 'image/jpeg',
    extension: 'jpg',
    recognises: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
    examine: examineBy(stripJpeg),
    decode,
  },
  {
    kind: 'image',
    type: 'image/png',
    extension: 'png',
    recognises: (head) => asciiAt(head, 0, 8) === '\x89PNG\r\n\x1a\n',
    examine: examineBy(stripPng),
    decode,
  },
  {
    kind: 'image',
    type: 'image/gif',
    extension: 'gif',
    recognises: (head) => /^GIF8[79]a/.test(asciiAt(head, 0, 6)),
    examine: examineBy(stripGif),
    decode: async (path, inspect) => ({ ...(await inspect(path)), placeholder: null }),
  },
  {
    kind: 'image',
    type: 'image/webp',
    extension: 'webp',
    recognises: (head) => asciiAt(head, 0, 4) === 'RIFF' && asciiAt(head, 8, 4) === 'WEBP',
    examine: examineBy(stripWebp),
    decode,
  },
  {
    kind: 'image',
    type: 'image/avif',
    extension: 'avif',
    recognises(head) {
      const [major = '', ...compatible] = fileTypeBrands(head);
      return major === 'avif' || (/^mi[af]\w$/.test(major) && compatible.includes('avif'));
    },
    examine: examineBy(blankAvif),
    decode,
  },
];
