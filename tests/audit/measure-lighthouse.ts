import lighthouse from 'lighthouse';
import { launchBrowser } from '../support/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's ids of metrics: times in milliseconds, and the layout shift. */
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export interface Lighthouse {
  /** From 0 to 100; medians of several runs. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly metrics: Readonly<Record<keyof typeof metrics, number>>;
  /** Audits that reduce a score in the median run, with their findings. */
  readonly costly: readonly string[];
  /** Audits without weight that found something, with their findings. */
  readonly hints: readonly string[];
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Returns the audits of a report that reduce the score of a category, worst first. */
const costlyIn = (report: Report): readonly string[] =>
  categories
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      const lost = weight * (1 - (audit?.score ?? 1));
      return audit === undefined || lost <= 0 ? [] : [{ id, lost, shown: audit.displayValue ?? '' }];
    })
    .toSorted((one, other) => other.lost - one.lost)
    .map(({ id, lost, shown }) => `${id} −${lost.toFixed(1)} ${shown}`.trim());

const hintsIn = (report: Report): readonly string[] =>
  (report.categories['performance']?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, displayValue = '' } = report.audits[id] ?? {};
    return weight > 0 || score === null || score >= 0.9 ? [] : [`${id} ${displayValue}`.trim()];
  });

/** Measures one page on Lighthouse's phone. */
export async function measureLighthouse(address: string, runs = 5): Promise<Lighthouse> {
  const port = 9333;
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const reports: Report[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(address, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      if (result === undefined) throw new Error(`${address} could not be measured`);
      reports.push(result.lhr);
    }
  } finally {
    await browser.close();
  }
  const scoreOf = (name: (typeof categories)[number]): number =>
    Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0)));
  const metricOf = (name: keyof typeof metrics): number =>
    median(reports.map((report) => report.audits[metrics[name]]?.numericValue ?? Number.NaN));
  // Findings are those of the run with the median performance score.
  const performance = median(reports.map((report) => report.categories['performance']?.score ?? 0));
  const middle = reports.find((report) => (report.categories['performance']?.score ?? 0) === performance);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    metrics: { FCP: metricOf('FCP'), LCP: metricOf('LCP'), TBT: metricOf('TBT'), CLS: metricOf('CLS') },
    costly: middle === undefined ? [] : costlyIn(middle),
    hints: middle === undefined ? [] : hintsIn(middle),
  };
}
