import { type MeasuredServer, startServer } from '../start-server.ts';
import { measureBackups, measureImports, measureRest } from './measure-process.ts';
import { type Measure, measures } from './measures.ts';
import type { GrowthOptions } from './options.ts';
import { median, type Result, type Row } from './result.ts';
import type { RowsPlaces } from './rows-places.ts';
import { openSiteUnderTest, type SiteUnderTest } from './site-under-test.ts';
import { written } from './table.ts';

const roundMilliseconds = 250;
const warmingMilliseconds = 150;
/** A measure that has taken this long in one site gets no further rounds there. */
const enoughMilliseconds = 15_000;

interface Bench {
  readonly options: GrowthOptions;
  readonly sites: readonly SiteUnderTest[];
  readonly bare: MeasuredServer;
  /** Milliseconds of the bare server for one request, in every round. */
  readonly bareTimes: number[];
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/** True if the measure is selected by its name or group, or if there is no selection. */
const isWanted = ({ only }: GrowthOptions, name: string, group: string): boolean =>
  only === undefined || only.includes(name) || only.includes(group);

/** The cost of a measure in every site, measured in turns, so that other load on the machine affects all of them. */
async function measureCosts(bench: Bench, measure: Measure): Promise<Row> {
  const { options, sites, bare, bareTimes, signal, print } = bench;
  const values = new Map(sites.map(({ products }) => [products, new Array<number>()]));
  const taken = new Map<SiteUnderTest, number>();
  const failed = new Set<SiteUnderTest>();
  const once = async (site: SiteUnderTest, milliseconds: number): Promise<readonly number[]> => {
    if (failed.has(site)) return [];
    const begun = performance.now();
    try {
      return [await site.cost(measure, milliseconds, signal)];
    } catch (error) {
      signal.throwIfAborted();
      // A timeout or an error; the remaining measures continue.
      print(`  ${measure.name} in ${site.products}: ${String(error)}`);
      values.set(site.products, []);
      failed.add(site);
      return [];
    } finally {
      taken.set(site, (taken.get(site) ?? 0) + performance.now() - begun);
    }
  };
  for (const site of sites) await once(site, warmingMilliseconds);
  for (let round = 0; round < options.rounds; round += 1) {
    bareTimes.push((await bare.measure('/', { milliseconds: roundMilliseconds, visitors: 1 })) / 1000);
    for (const site of sites) {
      if ((taken.get(site) ?? 0) > enoughMilliseconds && round > 1) continue;
      const cost = await once(site, roundMilliseconds);
      values.get(site.products)?.push(...cost);
    }
  }
  const middles = [...values.values()].map((costs) => written(median(costs), 'milliseconds'));
  print(`  ${measure.name.padEnd(16)} ${middles.join('  ')}`);
  return { ...measure, unit: 'milliseconds', values };
}

/** Opens sites of every size on one kind of database and measures them in turns. */
export async function measureDatabase(
  places: RowsPlaces,
  {
    options,
    folder,
    signal,
    print,
  }: {
    readonly options: GrowthOptions;
    /** The folder of filled sites. */
    readonly folder: string;
    readonly signal: AbortSignal;
    readonly print: (line: string) => void;
  },
): Promise<Result> {
  const { database } = places;
  const sites: SiteUnderTest[] = [];
  const servers: MeasuredServer[] = [];
  try {
    for (const products of options.sizes) {
      const begun = performance.now();
      const tell = (step: string) => {
        signal.throwIfAborted();
        print(`  ${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${step}`);
      };
      print(`${database}: a site of ${products} products`);
      sites.push(await openSiteUnderTest(products, { folder, places }, tell));
    }
    const [first] = sites;
    if (first === undefined) throw new Error('No size was named');
    const home = await first.ask(first.cached, { path: '/en' }, 'visitor');
    const bare = await startServer('bare', { BENCH_BODY: home.body.toString('base64') });
    servers.push(bare);
    const bench: Bench = { options, sites, bare, bareTimes: [], signal, print };

    const rows: Row[] = [];
    print(`${database}: measuring`);
    if (isWanted(options, 'rest', 'process')) rows.push(...(await measureRest(bench)));
    for (const site of sites) await site.walk(signal);
    for (const measure of measures.filter(({ name, group }) => isWanted(options, name, group)))
      rows.push(await measureCosts(bench, measure));
    if (isWanted(options, 'backup', 'process')) rows.push(...(await measureBackups(bench)));
    // Last, because it enlarges the sites.
    if (isWanted(options, 'import', 'process')) rows.push(...(await measureImports(bench)));
    return { database, sizes: options.sizes, bare: bench.bareTimes, rows };
  } finally {
    await Promise.allSettled([...sites, ...servers].map((each) => each.stop()));
  }
}
