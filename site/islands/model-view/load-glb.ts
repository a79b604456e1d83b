import { type Group, SRGBColorSpace, Texture } from 'three';
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';
import * as z from 'zod/mini';

const picture = z.object({ bufferView: z.number(), mimeType: z.string() });
const description = z.object({
  textures: z.array(z.object({ source: z.number() })),
  images: z.array(picture),
});

/**
 * Reads the pictures of a model from its own bytes. The loader would read them from object URLs, which the policy of
 * pages forbids.
 */
const ownPictures = (parser: GLTFParser) => ({
  name: 'own-pictures',
  async loadTexture(index: number): Promise<Texture> {
    const { textures, images } = description.parse(parser.json);
    const { bufferView, mimeType } = picture.parse(images[textures[index]?.source ?? -1]);
    const bytes: ArrayBuffer = await parser.getDependency('bufferView', bufferView);
    const texture = new Texture(await createImageBitmap(new Blob([bytes], { type: mimeType })));
    texture.flipY = false;
    texture.colorSpace = SRGBColorSpace;
    texture.needsUpdate = true;
    return texture;
  },
});

/** Loads a GLB file. @throws the error of `fetch` or of the reader */
export async function loadGlb(source: string): Promise<Group> {
  const { scene } = await new GLTFLoader().register(ownPictures).loadAsync(source);
  return scene;
}
