import type { Media } from '../../fields/field.ts';
import { documentInMemory } from '../bodies/sent-document.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../logger.ts';
import type { MediaStore } from '../media/media-store.ts';
import { adoptDemoFiles } from './adopt-demo-files.ts';
import { importContent, type ImportRequest } from './content/import-content.ts';
import type { ImportOutcome } from './content/import-outcome.ts';
import { demoDocument, demoFiles } from './demo-document.ts';
import { loadDemoDiscussion } from './load-demo-discussion.ts';

export interface DemoTargets {
  readonly database: Database;
  readonly media: MediaStore;
  readonly log: Logger;
}

const actor = { name: 'demo' };

const isEmpty = async ({ read }: Database): Promise<boolean> =>
  (await read.selectFrom('entry').select('id').limit(1).executeTakeFirst()) === undefined;

const milestones = async ({ read }: Database): Promise<readonly string[]> =>
  (await read.selectFrom('milestone').select('name').execute()).map(({ name }) => name);

/** Stores the demo's files and returns them with a function that imports the demo, completely or not at all. */
async function prepare({ database, media, log }: DemoTargets) {
  const [{ demoContent }, { demoSettings }] = await Promise.all([
    import('../../demo/content/index.ts'),
    import('../../demo/content/settings.ts'),
  ]);
  const all = [...demoSettings, ...demoContent];
  const files = await adoptDemoFiles(media, demoFiles(all));
  const document = documentInMemory(demoDocument(all, files));
  const run = async (request: Pick<ImportRequest, 'isTrial' | 'isAtOnce'>): Promise<ImportOutcome> => {
    const outcome = await importContent({ database, media, log }, document, { actor, ...request });
    if (outcome.refused.length === 0) return outcome;
    throw new Error(`The demo was refused: ${JSON.stringify(outcome.refused)}`);
  };
  return { files: [...files.values()], run };
}

async function addComments(database: Database): Promise<void> {
  const { demoDiscussion } = await import('../../demo/content/discussion.ts');
  await loadDemoDiscussion(database, demoDiscussion);
}

/**
 * Loads the demo content in both languages into an empty database, once. If the process ends in the middle, the next
 * start continues. Two processes can do it at the same time. Returns the added files; none if there was nothing to do.
 */
export async function loadDemo(targets: DemoTargets): Promise<readonly Media[]> {
  const { database, log } = targets;
  const passed = await milestones(database);
  const isNew = await isEmpty(database);
  if (passed.includes('demo-loaded') || !(isNew || passed.includes('demo-begun'))) return [];
  log.info({}, 'Loading the demo content');
  await database.write
    .insertInto('milestone')
    .values({ name: 'demo-begun', at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { files, run } = await prepare(targets);
  // The server does not accept requests yet, so one transaction blocks none.
  const added = isNew ? (await run({ isTrial: false, isAtOnce: true })).added.length : 0;
  await addComments(database);
  log.info({ records: added, files: files.length }, 'The demo content is loaded');
  return files;
}

/**
 * Restores the demo's records and their order: adds missing ones, and overwrites changed ones if `agree` returns true
 * for the reported changes. Other records stay. Returns the changes; null if `agree` returned false.
 */
export async function repeatDemo(
  targets: DemoTargets,
  agree: (outcome: ImportOutcome) => Promise<boolean>,
): Promise<ImportOutcome | null> {
  const { run } = await prepare(targets);
  const trial = await run({ isTrial: true });
  const overwrites = trial.changed.length + trial.reordered.length > 0;
  if (overwrites && !(await agree(trial))) return null;
  const outcome = await run({ isTrial: false });
  await addComments(targets.database);
  return outcome;
}
