import { groups } from './measures.ts';
import { growthOf, median, type Result, type Row } from './result.ts';
import { times, written } from './table.ts';

// One plot per group. Both axes are logarithmic, so that a cost proportional to the size rises at 45 degrees, and a
// constant cost is level.

const panel = { width: 560, height: 320 };
const area = { left: 64, right: 250, top: 44, bottom: 36 };
const columns = 2;
const lineHeight = 15;

/** Colours with a contrast of at least 4.5 : 1, the first on white, the second on black. */
const colours = [
  ['#0b5cad', '#6cb6ff'],
  ['#a3360b', '#ff9a5c'],
  ['#1a7040', '#56d364'],
  ['#8a2be2', '#d2a8ff'],
  ['#8a5a00', '#e3b341'],
  ['#b0125b', '#ff8ac0'],
  ['#00696b', '#39d5d8'],
  ['#4d5560', '#b1bac4'],
] as const;

const style = [
  'text { font: 12px system-ui, sans-serif; fill: #1f2328 }',
  '.ground { fill: #fff }',
  '.heading { font-weight: 600; font-size: 14px }',
  '.grid { stroke: #d1d9e0; stroke-width: 1 }',
  ...colours.map(([light], index) => `.l${index} { stroke: ${light} } .t${index} { fill: ${light} }`),
  '@media (prefers-color-scheme: dark) {',
  'text { fill: #f0f6fc } .ground { fill: #0d1117 } .grid { stroke: #3d444d }',
  ...colours.map(([, dark], index) => `.l${index} { stroke: ${dark} } .t${index} { fill: ${dark} }`),
  '}',
].join('\n');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The position of a value on a logarithmic axis. */
const onAxis = (value: number, [from, to]: readonly [number, number], length: number): number =>
  from === to ? length / 2 : ((Math.log10(value) - Math.log10(from)) / (Math.log10(to) - Math.log10(from))) * length;

interface Line {
  readonly row: Row;
  readonly points: readonly (readonly [products: number, value: number])[];
}

const toLine = (row: Row): Line => ({
  row,
  points: [...row.values].flatMap(([products, values]) =>
    values.length === 0 ? [] : [[products, median(values)] as const],
  ),
});

/** Vertical positions of labels: at the ends of their lines, or as near as there is room. */
function spread(wanted: readonly number[], bottom: number): readonly number[] {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((one, other) => one.y - other.y);
  const placed: number[] = [];
  let last = -Infinity;
  for (const { y, index } of order) placed[index] = last = Math.max(y, last + lineHeight);
  const over = Math.max(0, last - bottom);
  return placed.map((y) => y - over);
}

function drawPanel(heading: string, lines: readonly Line[], sizes: readonly number[], at: { x: number; y: number }) {
  const width = panel.width - area.left - area.right;
  const height = panel.height - area.top - area.bottom;
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const decades: [number, number] = [
    10 ** Math.floor(Math.log10(Math.min(...values))),
    10 ** Math.ceil(Math.log10(Math.max(...values))),
  ];
  const range: [number, number] = [sizes[0] ?? 1, sizes.at(-1) ?? 1];
  const x = (products: number) => area.left + onAxis(products, range, width);
  const y = (value: number) => area.top + height - onAxis(value, decades, height);
  const parts = [`<text class="heading" x="${area.left}" y="24">${escaped(heading)}</text>`];
  for (let value = decades[0]; value <= decades[1] * 1.01; value *= 10) {
    const level = y(value).toFixed(1);
    parts.push(`<path class="grid" d="M${area.left} ${level}h${width}"/>`);
    parts.push(`<text x="${area.left - 8}" y="${level}" dy="4" text-anchor="end">${tick(value)}</text>`);
  }
  for (const products of sizes) {
    const place = x(products).toFixed(1);
    parts.push(`<path class="grid" d="M${place} ${area.top}v${height}"/>`);
    parts.push(
      `<text x="${place}" y="${area.top + height + 20}" text-anchor="middle">${products.toLocaleString('en')}</text>`,
    );
  }
  const ends = spread(
    lines.map(({ points }) => y(points.at(-1)?.[1] ?? decades[0])),
    area.top + height,
  );
  for (const [index, { row, points }] of lines.entries()) {
    const colour = index % colours.length;
    const way = points.map(([products, value]) => `${x(products).toFixed(1)} ${y(value).toFixed(1)}`);
    // From the ninth line on, colours repeat and lines are dashed.
    const dashes = index < colours.length ? '' : ' stroke-dasharray="6 4"';
    parts.push(`<path class="l${colour}" fill="none" stroke-width="2"${dashes} d="M${way.join('L')}"/>`);
    for (const [products, value] of points) {
      parts.push(`<circle class="t${colour}" r="3" cx="${x(products).toFixed(1)}" cy="${y(value).toFixed(1)}"/>`);
    }
    const growth = growthOf(row, sizes);
    const label = growth === null ? row.label : `${row.label} ${times(growth)}`;
    const end = (ends[index] ?? 0).toFixed(1);
    parts.push(`<text class="t${colour}" x="${area.left + width + 10}" y="${end}" dy="4">${escaped(label)}</text>`);
  }
  return `<g transform="translate(${at.x} ${at.y})">${parts.join('\n')}</g>`;
}

/** The label of a decade on an axis. */
const tick = (value: number): string => written(value, 'milliseconds').replace(/\.0+(?= )/, '');

/** The plots of a run on one kind of database, as SVG. They follow the reader's light or dark theme. */
export function toPlot({ database, sizes, rows }: Result): string {
  const shown = Object.entries(groups).flatMap(([group, heading]) => {
    const lines = rows
      .filter((row) => row.group === group && row.unit === 'milliseconds')
      .map(toLine)
      .filter(({ points }) => points.length > 0);
    return lines.length === 0 ? [] : [{ heading, lines }];
  });
  const width = panel.width * columns;
  const height = panel.height * Math.ceil(shown.length / columns);
  const panels = shown.map(({ heading, lines }, index) =>
    drawPanel(heading, lines, sizes, {
      x: (index % columns) * panel.width,
      y: Math.floor(index / columns) * panel.height,
    }),
  );
  const name = database === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Cost by products on ${name}">`,
    `<style>\n${style}\n</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}
