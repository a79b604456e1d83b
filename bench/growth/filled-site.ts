import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fillSite } from './fill/fill-site.ts';
import { type Proportions, proportionsOf } from './fill/proportions.ts';
import type { Known } from './fill/records.ts';
import type { RowsPlaces } from './rows-places.ts';

const some = <Value extends z.ZodType>(value: Value) => z.tuple([value], value);
/** The description of a filled folder. */
const Filled = z.object({
  counts: z.record(z.string(), z.number()),
  known: z.object({ categories: some(z.number()), subCategories: some(z.number()), pictures: some(z.string()) }),
});

/** What a filled folder contains; `null` if it does not exist or has other proportions. */
async function readFilled(file: string, counts: Proportions): Promise<Known | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const filled = Filled.parse(JSON.parse(text));
  return JSON.stringify(filled.counts) === JSON.stringify(counts) ? filled.known : null;
}

/** Copies a data folder. Uploaded files are hard links, because they never change. */
async function copyFolder(from: string, to: string, isOfUploads = false): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, entry.name === 'uploads');
    else if (isOfUploads) await link(source, target);
    else await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

/**
 * Copies a filled site into an empty folder. Fills the site first if needed.
 * @param folder the folder of filled sites
 */
export async function copyFilledSite(
  { folder, places, dataDir }: { readonly folder: string; readonly places: RowsPlaces; readonly dataDir: string },
  products: number,
  tell: (step: string) => void,
): Promise<Known> {
  const filled = join(folder, `${places.database}-${products}`);
  const note = join(folder, `${places.database}-${products}.json`);
  const counts = proportionsOf(products);
  let known = await readFilled(note, counts);
  if (known === null) {
    await Promise.all([rm(note, { force: true }), rm(filled, { recursive: true, force: true })]);
    await mkdir(filled, { recursive: true, mode: 0o700 });
    const databaseUrl = await places.empty(products);
    known = await fillSite({ dataDir: filled, ...(databaseUrl !== null && { databaseUrl }) }, counts, tell);
    await writeFile(note, JSON.stringify({ counts, known }));
  }
  tell('a copy of it');
  await copyFolder(filled, dataDir);
  return known;
}
