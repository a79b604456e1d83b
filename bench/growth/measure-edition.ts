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
/** A measure that has taken so long in one site has been seen well enough there. */
const enoughMilliseconds = 15_000;

interface Bench {
  readonly options: GrowthOptions;
  readonly sites: readonly SiteUnderTest[];
  readonly bare: MeasuredServer;
  /** Milliseconds of the bare server for one request, of every round. */
  readonly bareTimes: number[];
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/** Wanted by its name, or by the group it is in, or because nothing was said. */
const isWanted = ({ only }: GrowthOptions, name: string, group: string): boolean =>
  only === undefined || only.includes(name) || only.includes(group);

/** The cost of a measure in every site, in turns, so that what else the machine does meets all of them. */
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
      // An answer that nobody waits for any longer, or none: what follows is measured all the same.
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

/** Opens sites of every size on one kind of database, and measures them in turns. */
export async function measureEdition(
  places: RowsPlaces,
  {
    options,
    folder,
    signal,
    print,
  }: {
    readonly options: GrowthOptions;
    /** Where filled sites lie. */
    readonly folder: string;
    readonly signal: AbortSignal;
    readonly print: (line: string) => void;
  },
): Promise<Result> {
  const { edition } = places;
  const sites: SiteUnderTest[] = [];
  const servers: MeasuredServer[] = [];
  try {
    for (const products of options.sizes) {
      const begun = performance.now();
      const tell = (step: string) => {
        signal.throwIfAborted();
        print(`  ${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${step}`);
      };
      print(`${edition}: a site of ${products} products`);
      sites.push(await openSiteUnderTest(products, { folder, places }, tell));
    }
    const [first] = sites;
    if (first === undefined) throw new Error('No size was named');
    const home = await first.ask(first.cached, { path: '/en' }, 'visitor');
    const bare = await startServer('bare', { BENCH_BODY: home.body.toString('base64') });
    servers.push(bare);
    const bench: Bench = { options, sites, bare, bareTimes: [], signal, print };

    const rows: Row[] = [];
    print(`${edition}: measuring`);
    if (isWanted(options, 'rest', 'process')) rows.push(...(await measureRest(bench)));
    for (const site of sites) await site.walk(signal);
    for (const measure of measures.filter(({ name, group }) => isWanted(options, name, group)))
      rows.push(await measureCosts(bench, measure));
    if (isWanted(options, 'backup', 'process')) rows.push(...(await measureBackups(bench)));
    // Last, because it makes the sites larger.
    if (isWanted(options, 'import', 'process')) rows.push(...(await measureImports(bench)));
    return { edition, sizes: options.sizes, bare: bench.bareTimes, rows };
  } finally {
    await Promise.allSettled([...sites, ...servers].map((each) => each.stop()));
  }
}
