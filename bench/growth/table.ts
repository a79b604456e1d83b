import { groups } from './measures.ts';
import { growthOf, median, type Result, type Row, type Unit } from './result.ts';

/** A value with three significant digits, in a suitable unit. */
export function written(value: number, unit: Unit): string {
  if (unit === 'bytes') return `${Math.round(value / 1024 ** 2)} MB`;
  const [shown, name] = value < 1 ? [value * 1000, 'µs'] : value < 10_000 ? [value, 'ms'] : [value / 1000, 's'];
  return `${shown < 10 ? shown.toFixed(2) : shown < 100 ? shown.toFixed(1) : shown.toFixed(0)} ${name}`;
}

/** The median, and the spread of the values in percent of it. */
function cell(values: readonly number[], unit: Unit): string {
  if (values.length === 0) return '—';
  const middle = median(values);
  const spread = ((Math.max(...values) - Math.min(...values)) / 2 / middle) * 100;
  return values.length === 1 ? written(middle, unit) : `${written(middle, unit)} ±${spread.toFixed(0)}%`;
}

export const times = (value: number | null): string =>
  value === null ? '—' : `× ${value.toFixed(value < 10 ? 2 : 0)}`;
const size = (products: number): string => products.toLocaleString('en');

/** The table of a run on one kind of database, in Markdown. */
export function toTable({ database, sizes, bare, rows }: Result): string {
  const bareTime = bare.length === 0 ? null : median(bare);
  const columns = (row: Row) => {
    const largest = row.values.get(sizes.at(-1) ?? 0) ?? [];
    const isCost = row.unit === 'milliseconds' && row.group !== 'process' && bareTime !== null && largest.length > 0;
    return [
      row.label,
      ...sizes.map((products) => cell(row.values.get(products) ?? [], row.unit)),
      times(growthOf(row, sizes)),
      isCost ? times(median(largest) / bareTime) : '',
    ];
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const last = size(sizes.at(-1) ?? 0);
  const parts = Object.entries(groups).flatMap(([group, heading]) => {
    const own = rows.filter((row) => row.group === group);
    if (own.length === 0) return [];
    const head = [heading, ...sizes.map(size), 'growth', group === 'process' ? '' : `${last} beside bare`];
    return [
      '',
      line(head),
      line(head.map((_, index) => (index === 0 ? '---' : '--:'))),
      ...own.map((row) => line(columns(row))),
    ];
  });
  const beside = bareTime === null ? '' : ` A bare server takes ${written(bareTime, 'milliseconds')} a request.`;
  return [
    `### ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
    '',
    `Products: ${sizes.map(size).join(', ')}.${beside}`,
    ...parts,
    '',
  ].join('\n');
}
