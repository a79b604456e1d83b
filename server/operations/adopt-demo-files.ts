import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { stillOf } from '../../demo/loop.ts';
import type { Media } from '../../fields/field.ts';
import type { MediaStore } from '../media/media-store.ts';

const filesAtOnce = 4;
const mediaFolder = new URL('../../demo/media/', import.meta.url);
const point = z.object({ x: z.number(), y: z.number() });
/**
 * A file's entry in `alt.json`: alternative texts, and the focal point of a picture if it is not the centre. A loop has
 * the texts of its still.
 */
const Descriptions = z.record(z.string(), z.object({ en: z.string(), ar: z.string(), focal_point: point.optional() }));

/** The poster of a video: `film-poster.jpg` for `film.mp4`, and for a loop `hall-loop-1920.webm` its still `hall.jpg`. */
const posterBeside = (path: string): string[] => {
  const still = stillOf(path);
  if (still !== path) return [still];
  return path.endsWith('.mp4') ? [path.replace(/\.mp4$/, '-poster.jpg')] : [];
};

/**
 * Stores files of `demo/media`, a few at a time, with alternative texts, focal points and posters of videos. The
 * metadata of existing files does not change. Returns them by path.
 */
export async function adoptDemoFiles(
  media: Pick<MediaStore, 'adopt' | 'describe'>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Media>> {
  const descriptions = Descriptions.parse(JSON.parse(await readFile(new URL('alt.json', mediaFolder), 'utf8')));
  const files = new Map<string, Media>();
  const waiting = new Set(paths.flatMap((path) => [path, ...posterBeside(path)])).values();
  const adoptNext = async (): Promise<void> => {
    for (const path of waiting) {
      const file = fileURLToPath(new URL(path, mediaFolder));
      const adopted = await media.adopt(file, path.slice(path.lastIndexOf('/') + 1));
      const still = stillOf(path);
      const description = descriptions[still];
      const isDescribed = description === undefined || adopted.alt.en !== '' || adopted.alt.ar !== '';
      if (isDescribed) {
        files.set(path, adopted);
        continue;
      }
      const { focal_point: focalPoint, ...alt } = description;
      files.set(
        path,
        await media.describe(adopted.id, { alt, ...(focalPoint !== undefined && still === path && { focalPoint }) }),
      );
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, adoptNext));
  for (const [path, video] of files) {
    const poster = posterBeside(path).map((beside) => files.get(beside)?.id)[0];
    if (poster !== undefined && video.poster === null) files.set(path, await media.describe(video.id, { poster }));
  }
  return files;
}
