// Prints which lines of docs/requirements.md the last full test run proved. A line counts as proven when a test that
// carries its id passed and none failed.
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAcceptanceIds } from './acceptance-ids.ts';
import { readOpenPoints, readRequirements } from './requirements.ts';
import { readTestResults } from './test-results.ts';

const files = globSync(resolve(import.meta.dirname, '../../build/test-results/full/*.json'));
const [latest] = files.map((file) => statSync(file).mtime).toSorted((one, other) => other.getTime() - one.getTime());
if (latest === undefined) {
  console.error('No results to read. Run `npm run test:full` first: `npm test` proves a sample.');
  process.exit(1);
}
console.log(`Proven by the full run that ended at ${latest.toISOString()}\n`);

const passed = new Set<string>();
const failed = new Set<string>();
for (const { name, outcome } of files.flatMap(readTestResults)) {
  const seen = { passed, failed, 'left out': undefined, 'broken off': undefined }[outcome];
  for (const id of parseAcceptanceIds(name)) seen?.add(id);
}

const requirements = readRequirements();
const isProven = (id: string) => passed.has(id) && !failed.has(id);
const byArea = Map.groupBy(requirements, ({ area }) => area);

console.log('area         proven  of  without a passing test');
for (const [area, lines] of byArea) {
  const open = lines.filter(({ id }) => !isProven(id)).map(({ id }) => id.slice(area.length + 1));
  const proven = lines.length - open.length;
  console.log(
    `${area.padEnd(12)} ${String(proven).padStart(6)} ${String(lines.length).padStart(3)}  ${inRanges(open)}`,
  );
}

const proven = requirements.filter(({ id }) => isProven(id)).length;
console.log(`${'total'.padEnd(12)} ${String(proven).padStart(6)} ${String(requirements.length).padStart(3)}`);

const known = new Set([...requirements.map(({ id }) => id), ...readOpenPoints()]);
const unknown = [...new Set([...passed, ...failed])].filter((id) => !known.has(id));
if (unknown.length > 0) {
  console.error(`Tests carry ids that docs/requirements.md does not have: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

/** Joins ordered numbers as test names write them: `02 05..09`. */
function inRanges(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && Number(run.at(-1)) === Number(number) - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}..${run.at(-1)}`)).join(' ');
}
