import { median } from './growth/result.ts';
import type { Measured } from './load.ts';

/** One measurement, with a bare server that sends the same bytes for comparison, round by round. */
export interface Row {
  readonly what: string;
  /** Bytes of the answer. */
  readonly bytes: number;
  readonly own: readonly Measured[];
  readonly bare: readonly Measured[];
  /** The target ratio to a bare server. */
  readonly goal?: number;
}

/** Half of the range, in percent of the median. */
const spreadOf = (values: readonly number[]): string =>
  `±${(((Math.max(...values) - Math.min(...values)) / 2 / median(values)) * 100).toFixed(0)} %`;

const times = (microseconds: number): string =>
  microseconds < 1000
    ? `${microseconds.toFixed(microseconds < 100 ? 1 : 0)} µs`
    : `${(microseconds / 1000).toFixed(1)} ms`;

const percent = (share: number): string =>
  Number.isNaN(share) ? '—' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

const costOf = (values: readonly number[]): string =>
  values.some(Number.isNaN) ? '—' : `${times(median(values))} ${spreadOf(values)}`;

const of = (rounds: readonly Measured[], key: keyof Measured): readonly number[] => rounds.map((round) => round[key]);

/**
 * The cost of a bare server divided by that of the measured one, in each round, so that both have the same conditions.
 */
const shares = ({ own, bare }: Row): readonly number[] =>
  own.map(({ cost, perSecond }, round) => {
    const beside = bare[round];
    if (beside === undefined) return Number.NaN;
    return Number.isNaN(cost) ? perSecond / beside.perSecond : beside.cost / cost;
  });

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const headings = [
  'what',
  'bytes',
  'processor time a request',
  'requests a second',
  'bare server',
  'share of bare',
  'goal',
  'idle',
];

/** The rows as a Markdown table. */
export const toTable = (rows: readonly Row[]): string =>
  [
    line(headings),
    line(headings.map((_heading, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((row) =>
      line([
        row.what,
        row.bytes.toLocaleString('en'),
        costOf(of(row.own, 'cost')),
        Math.round(median(of(row.own, 'perSecond'))).toLocaleString('en'),
        `${costOf(of(row.bare, 'cost'))}, ${Math.round(median(of(row.bare, 'perSecond'))).toLocaleString('en')} a second`,
        percent(median(shares(row))),
        row.goal === undefined ? '' : `≥ ${percent(row.goal)}`,
        percent(median([...of(row.own, 'idle'), ...of(row.bare, 'idle')])),
      ]),
    ),
  ].join('\n');
