import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samplePhoto } from '../../../tests/support/sample-files.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { pictureTypes } from './pictures.ts';

it.each(['jpg', 'png', 'gif', 'webp', 'avif'] as const)(
  'examining a picture (%s) holds no memory once it is done, and waits for no collector',
  async (extension) => {
    const type = pictureTypes.find((each) => each.extension === extension);
    const folder = await mkdtemp(join(temporaryFolder(), 'pictures-'));
    const path = join(folder, `large.${extension}`);
    await samplePhoto(400, 400)
      .toFormat(extension === 'jpg' ? 'jpeg' : extension, { quality: 100 })
      .toFile(path);
    const { size: bytes } = await stat(path);
    // Smaller buffers are part of a shared pool.
    expect(bytes).toBeGreaterThan(65_536);
    const handle = await open(path, 'r+');
    const before = process.memoryUsage().arrayBuffers;
    await type?.examine({ path, bytes, handle });
    const held = process.memoryUsage().arrayBuffers - before;
    await handle.close();
    await rm(folder, { recursive: true });
    expect(held).toBeLessThan(bytes / 2);
  },
);
