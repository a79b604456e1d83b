import { setTimeout as pause } from 'node:timers/promises';
import { measureBackup } from './measure-backup.ts';
import { measureImport } from './measure-import.ts';
import type { Row, Unit } from './result.ts';
import { type SiteUnderTest, startMilliseconds } from './site-under-test.ts';

const restMilliseconds = 15_000;

/** What measures of the process need. */
interface ProcessBench {
  readonly sites: readonly SiteUnderTest[];
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/** A value for each site, by number of products; without those that took too long. */
type Metrics = readonly (readonly [products: number, value: number])[];

const toRow = (name: string, label: string, unit: Unit, metrics: Metrics): Row => ({
  name,
  label,
  group: 'process',
  unit,
  values: new Map(metrics.map(([products, value]) => [products, [value]])),
});

/** Does some work in one site after another. */
async function inEach<Made>(
  { sites, signal, print }: ProcessBench,
  name: string,
  work: (site: SiteUnderTest) => Promise<Made | null>,
): Promise<readonly (readonly [number, Made])[]> {
  const all: (readonly [number, Made])[] = [];
  for (const site of sites) {
    signal.throwIfAborted();
    const begun = performance.now();
    const made = await work(site);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    print(`  ${name} of ${site.products}: ${made === null ? 'took too long' : `${seconds} s`}`);
    if (made !== null) all.push([site.products, made]);
  }
  return all;
}

/** The memory and processor time of idle processes. */
export async function measureRest({ sites, signal }: ProcessBench): Promise<readonly Row[]> {
  // The largest site was started last. The work after a start must not count as idle.
  await pause(startMilliseconds, undefined, { signal });
  const memory = await Promise.all(
    sites.map(async ({ products, cached }) => [products, await cached.memory()] as const),
  );
  const spentAtRest = async ({ products, cached }: SiteUnderTest) => {
    const before = await cached.spent();
    await pause(restMilliseconds);
    return [products, ((await cached.spent()) - before) / 1000 / (restMilliseconds / 60_000)] as const;
  };
  return [
    toRow('memory', 'Memory at rest', 'bytes', memory),
    toRow('rest', 'Processor time of a minute at rest', 'milliseconds', await Promise.all(sites.map(spentAtRest))),
    toRow(
      'start',
      'Start',
      'milliseconds',
      sites.map(({ products, cached }) => [products, cached.startedIn]),
    ),
  ];
}

export async function measureBackups(bench: ProcessBench): Promise<readonly Row[]> {
  const made = await inEach(bench, 'backup', measureBackup);
  const metric = (which: 'took' | 'peak' | 'wait') => made.map(([products, all]) => [products, all[which]] as const);
  return [
    toRow('backup', 'A backup', 'milliseconds', metric('took')),
    toRow('backup-memory', 'A backup: memory at most', 'bytes', metric('peak')),
    toRow('backup-wait', 'A backup: longest wait for a page', 'milliseconds', metric('wait')),
  ];
}

export async function measureImports(bench: ProcessBench): Promise<readonly Row[]> {
  const made = await inEach(bench, 'import', measureImport);
  const metric = (which: 'took' | 'wait') => made.map(([products, all]) => [products, all[which]] as const);
  return [
    toRow('import', 'An import of 1,000 products', 'milliseconds', metric('took')),
    toRow('import-wait', 'An import: longest wait for a page', 'milliseconds', metric('wait')),
  ];
}
