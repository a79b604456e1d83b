import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { openStorage } from '../storage/open-storage.ts';
import { createMediaStore } from '../media/media-store.ts';
import { commandLog } from './backup/command-log.ts';
import type { ImportOutcome } from './content/import-outcome.ts';
import { repeatDemo } from './load-demo.ts';

/** `npm run demo [-- --yes]`: restores the demo content. Asks before overwriting, unless `--yes` is set. */
const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });

async function agree({ changed, reordered }: ImportOutcome): Promise<boolean> {
  if (values.yes) return true;
  const what = `Changed since they were loaded: ${changed.length} of the records, ${reordered.length} of the orders.`;
  if (!process.stdin.isTTY) {
    process.stderr.write(`${what} Add --yes to overwrite them: npm run demo -- --yes\n`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what} Overwrite them? (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const { dataDir, databaseUrl, bucket } = readConfig(process.env);
const database = await connectDatabase({ dataDir, log: commandLog, ...(databaseUrl !== undefined && { databaseUrl }) });
const storage = await openStorage({ dataDir, bucket }, commandLog);
const media = createMediaStore({ database, storage, log: commandLog });
try {
  const outcome = await repeatDemo({ database, media, log: commandLog }, agree);
  if (outcome === null) {
    process.stdout.write('Nothing was changed.\n');
    process.exitCode = 1;
  } else {
    const { added, changed, reordered, unchanged } = outcome;
    process.stdout.write(
      `Records added: ${added.length}, overwritten: ${changed.length}, left as they are: ${unchanged}. Lists put in order: ${reordered.length}.\n`,
    );
    if (outcome.revisions.length > 0) process.stdout.write('The history in the dashboard can take it back.\n');
  }
} finally {
  await media.close();
  await database.close();
}
