// Measures endurance: `npm run endure -- part [options]`. README.md lists the parts.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tryBucket } from './bucket.ts';
import { updateBehindProxy } from './proxy.ts';
import { networkTrials, trials, tryFaults } from './faults.ts';
import { inOwnNetwork } from './hooks.ts';
import { watchMinutes } from './hour.ts';
import { buildImage } from './image.ts';
import { openJournal } from './journal.ts';
import { killOnPostgres, killOnSqlite, type Kills } from './kills.ts';
import { toBucketTable, toImageTable, toFaultTable, toKillTable, toMinuteTable, toUpdateTable } from './report.ts';
import { writeBetween } from '../../bench/write-between.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    whom: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    state: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const numberOf = (text: string, most: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new Error(`${text} must be a whole number from 1 to ${most}`);
};

/** The result of a part: its table, and faults that must not occur. */
interface Found {
  readonly table: string;
  readonly faults: readonly string[];
}

async function tellKills(kills: Kills, kill: () => Promise<readonly string[]>): Promise<Found> {
  const damage = await kill();
  const interruptions = openJournal(join(kills.state, 'journal.jsonl')).interruptions();
  const { lost = 0, doubled = 0 } = interruptions.at(-1) ?? {};
  return {
    table: toKillTable(interruptions),
    faults: [...damage, ...(lost + doubled === 0 ? [] : [`${lost} lost, ${doubled} doubled`])],
  };
}

const tell = (text: string): void => console.log(text);
const killsOf = (state: string, usual: string): Kills => ({
  state,
  times: numberOf(values.times ?? usual, 10_000),
  tell,
});

const tellFaults = (results: Awaited<ReturnType<typeof tryFaults>>): Found => ({
  table: toFaultTable(results),
  faults: [...results].flatMap(([name, result]) => {
    if (typeof result === 'string') return [`${name}: ${result}`];
    const lost = [...result.lost, ...result.lostMeanwhile].map(
      ({ kind, mark, version }) => `lost: ${kind} ${mark}, version ${version}`,
    );
    const doubled = result.doubled === 0 ? [] : [`${result.doubled} doubled`];
    return [...result.damage, ...lost, ...doubled].map((wrong) => `${name}: ${wrong}`);
  }),
});

const parts: Readonly<Record<string, (state: string) => Promise<Found>>> = {
  'kills-sqlite'(state) {
    const kills = killsOf(state, '1000');
    return tellKills(kills, () => killOnSqlite(kills));
  },
  'kills-postgres'(state) {
    const kills = killsOf(state, '500');
    const whom = (['process', 'database'] as const).filter((one) => (values.whom ?? one) === one);
    return tellKills(kills, () => killOnPostgres(kills, whom));
  },
  async hour(state) {
    const { minutes, lost, doubled, damage } = await watchMinutes(state, numberOf(values.minutes, 600), tell);
    return {
      table: toMinuteTable(minutes),
      faults: [...damage, ...(lost + doubled === 0 ? [] : [`${lost} lost, ${doubled} doubled`])],
    };
  },
  async bucket(state) {
    const findings = await tryBucket(state, tell);
    return {
      table: toBucketTable(findings),
      faults: [
        ...findings.tests.flatMap(({ failed }) => failed),
        ...findings.promises.filter(({ real }) => !real).map(({ what }) => `not so: ${what}`),
      ],
    };
  },
  async proxy(state) {
    const update = await updateBehindProxy(state, numberOf(values.times ?? '3', 100), tell);
    return { table: toUpdateTable(update), faults: update.failed };
  },
  async image(state) {
    const built = await buildImage(state, tell);
    return {
      table: toImageTable(built),
      faults: built.findings.filter(({ isSo }) => !isSo).map(({ what }) => `not so: ${what}`),
    };
  },
  faults: async (state) => tellFaults(await tryFaults(state, trials, values.only, tell)),
  webhooks: async (state) => tellFaults(await tryFaults(state, networkTrials, undefined, tell)),
};

// Started processes end with this process, also after a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [name = ''] = positionals;
const part = parts[name];
if (part === undefined) {
  console.error(`npm run endure -- ${Object.keys(parts).join(' | ')}`);
  process.exitCode = 1;
} else if (name !== 'webhooks' || !inOwnNetwork(process.argv.slice(1))) {
  const state = resolve(values.state ?? join(root, '.endure', name));
  await mkdir(state, { recursive: true });
  const { table, faults } = await part(state);
  console.log(`\n${table}\n`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  if (values.write) await writeBetween(join(root, 'docs/operations.md'), `endure ${name}`, table);
}
