import lighthouse from 'lighthouse';
import { launchBrowser } from '../support/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Readonly<Record<(typeof categories)[number], number>>;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Lighthouse scores of one page on a phone, 0–100, as medians of several runs. */
export async function measureLighthouse(address: string, runs = 5): Promise<Scores> {
  const port = 9333;
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const found: Record<string, number[]> = {};
  try {
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(address, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      for (const name of categories) (found[name] ??= []).push(100 * (result?.lhr.categories[name]?.score ?? 0));
    }
  } finally {
    await browser.close();
  }
  const scoreOf = (name: (typeof categories)[number]) => Math.round(median(found[name] ?? []));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}
