import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Media } from '../../fields/field.ts';
import type { MediaStore } from '../media/media-store.ts';

const filesAtOnce = 4;
const mediaFolder = new URL('../../demo/media/', import.meta.url);
const AltTexts = z.record(z.string(), z.object({ en: z.string(), ar: z.string() }));

/** The picture that stands for a video until it plays: `loop-poster.jpg` beside `loop.mp4`. */
const posterBeside = (path: string): string[] => (path.endsWith('.mp4') ? [path.replace(/\.mp4$/, '-poster.jpg')] : []);

/**
 * Takes files of `demo/media` in, a few at a time, with their alt texts and the posters of videos; what is said about
 * a file that is there already stays. Returns them by their path.
 */
export async function adoptDemoFiles(
  media: Pick<MediaStore, 'adopt' | 'describe'>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Media>> {
  const alts = AltTexts.parse(JSON.parse(await readFile(new URL('alt.json', mediaFolder), 'utf8')));
  const files = new Map<string, Media>();
  const waiting = new Set(paths.flatMap((path) => [path, ...posterBeside(path)])).values();
  const adoptNext = async (): Promise<void> => {
    for (const path of waiting) {
      const file = fileURLToPath(new URL(path, mediaFolder));
      const adopted = await media.adopt(file, path.slice(path.lastIndexOf('/') + 1));
      const alt = alts[path];
      const isDescribed = alt === undefined || adopted.alt.en !== '' || adopted.alt.ar !== '';
      files.set(path, isDescribed ? adopted : await media.describe(adopted.id, { alt }));
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, adoptNext));
  for (const [path, video] of files) {
    const poster = posterBeside(path).map((beside) => files.get(beside)?.id)[0];
    if (poster !== undefined && video.poster === null) files.set(path, await media.describe(video.id, { poster }));
  }
  return files;
}
