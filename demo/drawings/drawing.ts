import type { Product } from '../content/products.ts';
import { forms, sideOf } from './forms.ts';
import { outlineOf } from './outline.ts';
import { box } from './shapes.ts';

/** Every drawing is as large as the pictures of products. */
export const sheetSize = { width: 1600, height: 1200 } as const;

const style = `
svg { font: 500 34px 'Readex Pro', sans-serif; }
.body { fill: #fff; stroke: #0d1324; stroke-width: 3; vector-effect: non-scaling-stroke; }
.screen { fill: url(#light); stroke: #0d1324; stroke-width: 3; vector-effect: non-scaling-stroke; }
.line { fill: none; stroke: #5b6785; stroke-width: 2; vector-effect: non-scaling-stroke; }
.hidden { fill: none; stroke: #0d1324; stroke-opacity: 0.28; stroke-width: 1.5; stroke-dasharray: 9 7; vector-effect: non-scaling-stroke; }
.size { fill: none; stroke: #c2410c; stroke-width: 2.5; }
.reach { fill: none; stroke: #aeb8d0; stroke-width: 2; }
.figure { fill: #0d1324; text-anchor: middle; dominant-baseline: central; }
.sign { fill: #c2410c; }
.behind { fill: #f4f6fb; }`;

const defs = `<defs>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffd3b0"/><stop offset="0.55" stop-color="#e9e3f5"/><stop offset="1" stop-color="#b7ebe6"/></linearGradient>
<pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#e3e8f3" stroke-width="1.5"/></pattern>
<marker id="arrow" viewBox="0 0 14 10" refX="13" refY="5" markerWidth="14" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0L14 5L0 10z" fill="#c2410c"/></marker>
</defs>`;

const inFigures = (millimetres: number): string => millimetres.toLocaleString('en');

type Sign = 'W' | 'H' | 'D';

/** How far a line of measure stands from what it measures: under it, and beside it, where the figure is wider. */
const away = 74;
const beside = 116;
/** Below this length, in pixels, the arrows of a measure point at it from outside. */
const narrow = 90;

const figure = (x: number, y: number, sign: Sign, millimetres: number): string => {
  const text = inFigures(millimetres);
  const half = (text.length + 2) * 11 + 8;
  return `<rect class="behind" x="${x - half}" y="${y - 24}" width="${half * 2}" height="48"/>
<text class="figure" x="${x}" y="${y}"><tspan class="sign">${sign}</tspan> ${text}</text>`;
};

/** The measure under a view. */
const across = (x: number, y: number, length: number, sign: Sign, millimetres: number): string => {
  const line = y + away;
  const reach = `<path class="reach" d="M${x} ${y + 14}V${line + 14}M${x + length} ${y + 14}V${line + 14}"/>`;
  if (length >= narrow * 2) {
    return `${reach}<path class="size" marker-start="url(#arrow)" marker-end="url(#arrow)" d="M${x} ${line}H${x + length}"/>${figure(x + length / 2, line, sign, millimetres)}`;
  }
  return `${reach}<path class="size" marker-end="url(#arrow)" d="M${x - 60} ${line}H${x}"/><path class="size" marker-end="url(#arrow)" d="M${x + length + 60} ${line}H${x + length}"/>${figure(x + length / 2, line + 50, sign, millimetres)}`;
};

/** The measure on the left of a view. */
const upright = (x: number, y: number, length: number, millimetres: number): string => {
  const line = x - beside;
  return `<path class="reach" d="M${x - 14} ${y}H${line - 14}M${x - 14} ${y + length}H${line - 14}"/>
<path class="size" marker-start="url(#arrow)" marker-end="url(#arrow)" d="M${line} ${y}V${y + length}"/>${figure(line, y + length / 2, 'H', millimetres)}`;
};

const view = (x: number, y: number, scale: number, shapes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

const sheet = (content: string): string => {
  const { width, height } = sheetSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${defs}
<rect width="${width}" height="${height}" fill="#f4f6fb"/><rect width="${width}" height="${height}" fill="url(#grid)"/>${content}</svg>`;
};

/** Between the front and the side of a thing. */
const between = 150;
const room = { width: 1150, height: 800 } as const;

const drawOutline = (product: Product): string => {
  const form = forms[product.id];
  if (form === undefined) throw new Error(`No form for the demo product ${product.id}`);
  const outline = outlineOf(product);
  const { width, height, depth } = outline;
  const scale = Math.min((room.width - between) / (width + depth), room.height / height);
  const drawn = (width + depth) * scale + between;
  const left = (sheetSize.width - drawn) / 2 + beside / 2;
  const top = (sheetSize.height - height * scale) / 2 - away / 2;
  const side = left + width * scale + between;
  const bottom = top + height * scale;
  return sheet(
    view(left, top, scale, form.front(outline)) +
      view(side, top, scale, sideOf(form)(outline)) +
      upright(left, top, height * scale, height) +
      across(left, bottom, width * scale, 'W', width) +
      across(side, bottom, depth * scale, 'D', depth),
  );
};

/** The sizes in which a product comes, from the rows of its specification that begin with their inches. */
export const sizesOf = ({ specification }: Pick<Product, 'specification'>): readonly (readonly [number, number])[] =>
  (specification.find(({ group }) => group.en === 'Picture (width × height)')?.rows ?? []).flatMap(({ value }) => {
    const [width, height] = value.en.split('×').map((one) => Number(one.replaceAll(',', '').trim()));
    return width === undefined || height === undefined ? [] : [[width, height] as const];
  });

/** Sizes one upon the other, all standing in the same corner. */
const drawSizes = (sizes: readonly (readonly [number, number])[]): string => {
  const widest = Math.max(...sizes.map(([width]) => width));
  const tallest = Math.max(...sizes.map(([, height]) => height));
  const scale = Math.min(1060 / widest, 760 / tallest);
  const [left, floor] = [300, 960];
  const nested = sizes.toReversed().map(([width, height]) => {
    const [w, h] = [width * scale, height * scale];
    return (
      view(left, floor - h, scale, box(0, 0, width, height, 'screen')) +
      `<path class="reach" d="M${left + w} ${floor + 14}V${floor + 40}M${left - 14} ${floor - h}H${left - 40}"/>` +
      `<text class="figure" x="${left + w}" y="${floor + 70}" font-size="30">${inFigures(width)}</text>` +
      `<text class="figure" x="${left - 96}" y="${floor - h}" font-size="30">${inFigures(height)}</text>`
    );
  });
  return sheet(
    `${nested.join('')}<text class="figure sign" x="${left + (widest * scale) / 2}" y="${floor + 140}">W</text><text class="figure sign" x="${left - 190}" y="${floor - (tallest * scale) / 2}">H</text>`,
  );
};

/** The drawing of a product with its figures, as an SVG that belongs to no language. */
export const drawingOf = (product: Product): string => {
  const sizes = sizesOf(product);
  return sizes.length > 1 ? drawSizes(sizes) : drawOutline(product);
};
