import { setTimeout } from 'node:timers/promises';
import { measureLighthouse } from './measure-lighthouse.ts';
import { sitePages } from './site-pages.ts';

/** Scores of all four categories, and milliseconds on Lighthouse's phone. */
const goals = { score: 100, FCP: 1000, LCP: 1500 } as const;

/** Home in Arabic, the list of products in Arabic, and a product in English. */
async function measuredPages(origin: string): Promise<readonly string[]> {
  const product = (await sitePages(origin)).find((path) => path.startsWith('/en/product/'));
  return ['/ar', ...(product === undefined ? [] : [product]), '/ar/products'];
}

/** Asks for a page until it is sent as a site in use sends it: packed as well as it can be. */
async function visitOften(address: string): Promise<void> {
  for (let visit = 0; visit < 6; visit += 1) await (await fetch(address)).text();
  await setTimeout(3000);
}

/**
 * Measures three pages on Lighthouse's phone, five times each, and prints the medians.
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
    for (const [name, score] of Object.entries(scores)) {
      if (score < goals.score) missed.push(`${path}: ${name} is ${score}, not ${goals.score}`);
    }
    for (const name of ['FCP', 'LCP'] as const) {
      if (!(metrics[name] <= goals[name]))
        missed.push(`${path}: ${name} is ${metrics[name].toFixed(0)} ms, not ${goals[name]}`);
    }
  }
  for (const line of missed) print(`✗ ${line}`);
  return missed.length === 0;
}
