import { z } from 'zod';
import { brokenFile, UploadError } from '../upload-error.ts';
import { asciiAt, type FileType, type InspectedFile, noFacts, readAt } from './file-type.ts';

/** The header of a file, then that of its first chunk (glTF 2.0, 4.4). */
const headerBytes = 20;
/** The most bytes of the description; that of a product has some ten thousand. */
const descriptionLimit = 1024 * 1024;

/** Extensions that browsers read without a decoder. Others only matter if a model cannot be shown without them. */
const readable = /^KHR_(?:materials_\w+|mesh_quantization|texture_transform|lights_punctual)$/;

const part = z.object({ uri: z.string().optional() });
const description = z.object({
  asset: z.object({ version: z.string().regex(/^2\./) }),
  meshes: z.array(z.unknown()).default([]),
  buffers: z.array(part).default([]),
  images: z.array(part).default([]),
  extensionsRequired: z.array(z.string()).default([]),
});

/** The description of a model, which is the first chunk. @throws UploadError if the file is damaged or truncated */
async function readDescription(file: InspectedFile): Promise<z.infer<typeof description>> {
  const head = await readAt(file, 0, headerBytes);
  if (head.length < headerBytes || head.readUInt32LE(4) !== 2 || head.readUInt32LE(8) !== file.bytes)
    throw brokenFile();
  const bytes = head.readUInt32LE(12);
  if (asciiAt(head, 16, 4) !== 'JSON' || bytes > Math.min(descriptionLimit, file.bytes - headerBytes))
    throw brokenFile();
  try {
    return description.parse(JSON.parse((await readAt(file, headerBytes, bytes)).toString('utf8')));
  } catch {
    throw brokenFile();
  }
}

/** A three-dimensional model in one file, which pages show without decoders and without requests to other files. */
export const glb: FileType = {
  kind: 'model',
  type: 'model/gltf-binary',
  extension: 'glb',
  recognises: (head) => asciiAt(head, 0, 4) === 'glTF',
  async examine(file) {
    const { meshes, buffers, images, extensionsRequired } = await readDescription(file);
    if ([...buffers, ...images].some(({ uri }) => uri !== undefined)) throw new UploadError(415, 'modelOutside');
    const packed = extensionsRequired.find((name) => !readable.test(name));
    if (packed !== undefined) throw new UploadError(415, 'modelPacked', { extension: packed.slice(0, 60) });
    if (meshes.length === 0) throw new UploadError(415, 'modelEmpty');
    return noFacts;
  },
};
