import { setTimeout } from 'node:timers/promises';
import { measureLighthouse } from './measure-lighthouse.ts';
import { sitePages } from './site-pages.ts';

/**
 * The minimum score of each category, and the maximum total blocking time on Lighthouse's phone
 * (docs/performance/pages.md).
 */
const goals = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  blockingMilliseconds: 100,
} as const;

/** One page of every kind that has islands; a product in English, the others in Arabic. */
async function measuredPages(origin: string): Promise<readonly string[]> {
  const product = (await sitePages(origin)).filter((path) => path.startsWith('/en/product/')).slice(0, 1);
  return ['/ar', ...product, '/ar/products', '/ar/contact', '/ar/planner', '/ar/our-community'];
}

/** Requests a page until the server sends it with its best compression, as on a site in use. */
async function visitOften(address: string): Promise<void> {
  for (let visit = 0; visit < 6; visit += 1) await (await fetch(address)).text();
  await setTimeout(3000);
}

/**
 * Measures six pages on Lighthouse's phone, five times each, and prints the medians.
 * @returns whether every page reaches the goals
 */
export async function checkLighthouse(origin: string, print: (line: string) => void): Promise<boolean> {
  const missed: string[] = [];
  for (const path of await measuredPages(origin)) {
    await visitOften(origin + path);
    const { scores, metrics, costly, hints } = await measureLighthouse(origin + path);
    const { FCP, LCP, TBT, CLS } = metrics;
    print(
      `${decodeURIComponent(path)}: ${Object.entries(scores)
        .map(([name, score]) => `${name} ${score}`)
        .join(
          ', ',
        )}; FCP ${FCP.toFixed(0)} ms, LCP ${LCP.toFixed(0)} ms, TBT ${TBT.toFixed(0)} ms, CLS ${CLS.toFixed(3)}`,
    );
    if (costly.length > 0) print(`  costs points: ${costly.join('; ')}`);
    if (hints.length > 0) print(`  could be better: ${hints.join('; ')}`);
    for (const name of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
      const goal = goals.scores[name];
      if (scores[name] < goal) missed.push(`${path}: ${name} is ${scores[name]}, not ${goal}`);
    }
    if (!(TBT <= goals.blockingMilliseconds))
      missed.push(`${path}: TBT is ${TBT.toFixed(0)} ms, not ${goals.blockingMilliseconds}`);
  }
  for (const line of missed) print(`✗ ${line}`);
  return missed.length === 0;
}
