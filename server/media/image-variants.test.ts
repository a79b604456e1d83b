import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageSteps } from '../../content/image-widths.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { samplePhoto } from '../../tests/support/sample-files.ts';
import { createImageQueue, type ImageQueue } from './image-queue.ts';
import { networksOf } from '../http/client-networks.ts';
import { createImageVariants, VariantError } from './image-variants.ts';
import { createLocalStorage } from '../storage/local-storage.ts';
import { createPictureMaker } from './picture-maker.ts';

let test: TestMedia;
const pictures = createPictureMaker();
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
});
afterAll(async () => {
  await pictures.close();
  await test.close();
});

/** Variants with a queue that counts its jobs. */
function countedVariants(change: Partial<ImageQueue> = {}) {
  const queue = createImageQueue({ parallel: 1 });
  const priorities: string[] = [];
  const counting: ImageQueue = {
    ...queue,
    run: (priority, job, rank) => {
      priorities.push(priority);
      return queue.run(priority, job, rank);
    },
    ...change,
  };
  const storage = createLocalStorage(test.dataDir);
  return { variants: createImageVariants({ storage, queue: counting, pictures, log: test.log }), priorities };
}

/** Variants whose jobs wait until `hold` ends. */
function heldVariants() {
  const queue = createImageQueue({ parallel: 1 });
  const priorities: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  void queue.run('upload', () => promise);
  const counting: ImageQueue = {
    ...queue,
    run: (priority, job, rank) => {
      priorities.push(priority);
      return queue.run(priority, job, rank);
    },
  };
  const storage = createLocalStorage(test.dataDir);
  return {
    variants: createImageVariants({ storage, queue: counting, pictures, log: test.log }),
    priorities,
    hold: { end: resolve },
  };
}

async function samplePicture() {
  const media = await test.upload(await samplePhoto(400, 200).jpeg().toBuffer(), 'wall.jpg');
  const [step] = imageSteps(media);
  if (step === undefined) throw new Error('The sample has no sizes');
  return { media, step };
}

describe('variants', () => {
  it('asked for by many at once are made once, and not again later', async () => {
    const { media, step } = await samplePicture();
    const { variants, priorities } = countedVariants();
    const files = await Promise.all(Array.from({ length: 12 }, () => variants.open(media, step, 'webp')));
    expect(priorities).toEqual(['visitor']);
    files.push(await variants.open(media, step, 'webp'));
    expect(priorities).toEqual(['visitor']);
    expect(new Set(files.map(({ bytes }) => bytes)).size).toBe(1);
    await Promise.all(files.map((file) => file.close()));
  });

  it('are refused while too many wait, except where one is made already', async () => {
    const { media, step } = await samplePicture();
    const { variants } = countedVariants({ isFull: () => true });
    await expect(variants.open(media, step, 'avif')).rejects.toMatchObject({ reason: 'busy' });
    const made = await countedVariants().variants.open(media, step, 'avif');
    await made.close();
    const again = await variants.open(media, step, 'avif');
    expect(again.bytes).toBe(made.bytes);
    await again.close();
  });

  it('beyond the budget of one address wait behind those of all others, so many and no more [API-PUB-60]', async () => {
    const { media, step } = await samplePicture();
    const { variants, priorities, hold } = heldVariants();
    // Simulates distinct pictures: the variants of each name are made separately.
    const picture = (place: number) => ({
      ...media,
      hash: `${media.hash.slice(0, 60)}${String(place).padStart(4, '0')}`,
    });
    const from = (address: string, place: number) =>
      variants.open(picture(place), step, 'webp', undefined, networksOf(address)).then(
        async (file) => file.close(),
        (error: unknown) => (error instanceof VariantError ? error.reason : error),
      );
    let done = 0;
    const flood = Array.from({ length: 200 }, (_, place) => from('192.0.2.7', place).finally(() => (done += 1)));
    await expect.poll(() => priorities.length).toBe(150);
    expect(priorities.filter((priority) => priority === 'beyond')).toHaveLength(50);
    const refused = done;
    const page = [from('192.0.2.8', 500), from('192.0.2.8', 150)];
    await expect.poll(() => priorities.slice(150)).toEqual(['visitor', 'visitor']);
    hold.end();
    await Promise.all(page);
    // Visitors are served in turn, although the first one requested much earlier.
    expect(done - refused).toBeLessThanOrEqual(4);
    expect((await Promise.all(flood)).filter((outcome) => outcome === 'busy')).toHaveLength(50);
  });

  it('of a picture are removed together', async () => {
    const { media, step } = await samplePicture();
    const { variants } = countedVariants();
    for (const format of ['avif', 'webp'] as const) await (await variants.open(media, step, format)).close();
    const own = async () => (await readdir(join(test.dataDir, 'images'))).filter((name) => name.startsWith(media.hash));
    expect(await own()).toHaveLength(2);
    await variants.remove(media.hash);
    expect(await own()).toEqual([]);
  });
});
