import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Collection } from '../../content/model/collection.ts';
import type { DemoCollection, DemoFile, DemoRecord, DemoValue } from '../../demo/record.ts';
import type { Media } from '../../fields/field.ts';
import { defaultLanguage } from '../../language/languages.ts';
import { parseBody } from '../calls/parse-entry.ts';
import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import { ConflictError } from '../entries/errors.ts';
import { knownCollection } from '../entries/known-collections.ts';
import type { Logger } from '../logger.ts';
import type { MediaStore } from '../media/media-store.ts';
import { loadDemoVoices } from './load-demo-voices.ts';

export interface DemoTargets {
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: Pick<MediaStore, 'adopt' | 'describe'>;
  readonly log: Logger;
}

const actor = { name: 'demo' };
const filesAtOnce = 4;
const mediaFolder = new URL('../../demo/media/', import.meta.url);
const AltTexts = z.record(z.string(), z.object({ en: z.string(), ar: z.string() }));

const isFile = (value: DemoValue): value is DemoFile =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

/** The paths of the files that a value names. */
function filesIn(value: DemoValue): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return isFile(value) ? [value.file] : Object.values(value).flatMap(filesIn);
}

/** The value as a client would send it: files by the ids they got. */
function toWire(value: DemoValue, files: ReadonlyMap<string, Media>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isFile(value)) return files.get(value.file)?.id;
  if (Array.isArray(value)) return value.map((item: DemoValue) => toWire(item, files));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toWire(part, files)]));
}

/** The picture that stands for a video until it plays: `loop-poster.jpg` beside `loop.mp4`. */
const posterBeside = (path: string): string[] => (path.endsWith('.mp4') ? [path.replace(/\.mp4$/, '-poster.jpg')] : []);

/** Takes the files in, with their alt texts and the posters of videos, a few at a time. */
async function adoptFiles(media: DemoTargets['media'], used: readonly string[]): Promise<Map<string, Media>> {
  const alts = AltTexts.parse(JSON.parse(await readFile(new URL('alt.json', mediaFolder), 'utf8')));
  const files = new Map<string, Media>();
  const waiting = new Set(used.flatMap((path) => [path, ...posterBeside(path)])).values();
  const adoptNext = async (): Promise<void> => {
    for (const path of waiting) {
      const file = fileURLToPath(new URL(path, mediaFolder));
      const adopted = await media.adopt(file, path.slice(path.lastIndexOf('/') + 1));
      const alt = alts[path];
      files.set(path, alt === undefined ? adopted : await media.describe(adopted.id, { alt }));
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, adoptNext));
  for (const [path, video] of files) {
    const poster = posterBeside(path).map((beside) => files.get(beside)?.id)[0];
    if (poster !== undefined) files.set(path, await media.describe(video.id, { poster }));
  }
  return files;
}

interface DemoFiles {
  readonly byPath: ReadonlyMap<string, Media>;
  readonly byId: ReadonlyMap<number, Media>;
}

/** Writes one record through the same checks as a call; one that is there already stays as it is. */
async function loadRecord(
  { entries }: DemoTargets,
  collection: Collection,
  id: number,
  { parent, fields }: DemoRecord,
  files: DemoFiles,
): Promise<void> {
  const context = {
    language: defaultLanguage,
    findMedia: (reference: number | string) => files.byId.get(Number(reference)),
  };
  const body = Object.fromEntries(Object.entries(fields).map(([wire, value]) => [wire, toWire(value, files.byPath)]));
  try {
    await entries.create(collection, {
      id,
      actor,
      ...(parent === undefined ? {} : { parentId: parent }),
      write: (previous) => parseBody(collection, body, previous, context),
    });
  } catch (error) {
    if (error instanceof ConflictError) return;
    throw new Error(`The demo record ${collection.base}/${id} was refused`, { cause: error });
  }
}

/** Writes the records of a collection in their order; those without an id get the next one. */
async function loadCollection(
  targets: DemoTargets,
  { base, records }: DemoCollection,
  files: DemoFiles,
): Promise<void> {
  const collection = knownCollection(base);
  if (collection === undefined) throw new Error(`The demo names the unknown collection ${base}`);
  let last = 0;
  for (const record of records) {
    const id = record.id ?? last + 1;
    last = Math.max(last, id);
    await loadRecord(targets, collection, id, record, files);
  }
}

/** True for an empty database, and for one in which loading was begun and not finished. */
async function isWanted({ read }: Database): Promise<boolean> {
  const names = (await read.selectFrom('milestone').select('name').execute()).map(({ name }) => name);
  if (names.includes('demo-loaded')) return false;
  if (names.includes('demo-begun')) return true;
  return (await read.selectFrom('entry').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty database with the demo content in both languages, once in its life. When the process ends in the
 * middle, the next start goes on; two processes that load at the same time do not disturb one another.
 * Returns the files it brought, none where there was nothing to do.
 */
export async function loadDemo(targets: DemoTargets): Promise<readonly Media[]> {
  const { database, log } = targets;
  if (!(await isWanted(database))) return [];
  const [{ demoContent }, { demoSettings }, { communityVoices }] = await Promise.all([
    import('../../demo/content/index.ts'),
    import('../../demo/content/settings.ts'),
    import('../../demo/content/community-voices.ts'),
  ]);
  const all: readonly DemoCollection[] = [...demoSettings, ...demoContent];
  const records = all.flatMap((collection) => collection.records);
  log.info({ collections: all.length, records: records.length }, 'Loading the demo content');
  await database.write
    .insertInto('milestone')
    .values({ name: 'demo-begun', at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const paths = [...new Set(records.flatMap(({ fields }) => Object.values(fields).flatMap(filesIn)))];
  const byPath = await adoptFiles(targets.media, paths);
  const files = { byPath, byId: new Map([...byPath.values()].map((media) => [media.id, media])) };
  log.info({ files: byPath.size }, 'The demo files are stored');
  for (const collection of all) await loadCollection(targets, collection, files);
  await loadDemoVoices(database, communityVoices);
  log.info({ records: records.length }, 'The demo content is loaded');
  return [...byPath.values()];
}
