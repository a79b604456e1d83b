import type { Product } from '../content/products.ts';
import { forms, sideOf } from './forms.ts';
import { baseOf, outlineOf } from './outline.ts';
import { box } from './shapes.ts';

/** The size of every drawing, equal to that of product pictures. */
export const sheetSize = { width: 1600, height: 1200 } as const;

/** The background of the grid, also behind numbers. */
const ground = '#131b3d';

const style = `
svg { font: 500 64px 'Readex Pro', sans-serif; }
.body { fill: #222d58; stroke: #dfe6f5; stroke-width: 3; vector-effect: non-scaling-stroke; }
.screen { fill: url(#light); stroke: #dfe6f5; stroke-width: 3; vector-effect: non-scaling-stroke; }
.line { fill: none; stroke: #8c98b4; stroke-width: 2; vector-effect: non-scaling-stroke; }
.hidden { fill: none; stroke: #fff; stroke-opacity: 0.45; stroke-width: 1.5; stroke-dasharray: 9 7; vector-effect: non-scaling-stroke; }
.size { fill: none; stroke: #ff9a52; stroke-width: 3; }
.reach { fill: none; stroke: #5f6d96; stroke-width: 2; }
.figure { fill: #fff; text-anchor: middle; dominant-baseline: central; }
.sign { fill: #fff; text-anchor: end; }
.behind { fill: ${ground}; }`;

const defs = `<defs>
<linearGradient id="light" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#4a1552"/><stop offset="0.45" stop-color="#a3235c"/><stop offset="1" stop-color="#ee7a45"/></linearGradient>
<pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#1c2650" stroke-width="1.5"/></pattern>
<marker id="arrow" viewBox="0 0 14 10" refX="13" refY="5" markerWidth="14" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0L14 5L0 10z" fill="#ff9a52"/></marker>
</defs>`;

const inFigures = (millimetres: number): string => millimetres.toLocaleString('en');

/** The distance of a dimension line from its view. */
const away = 78;
/**
 * The width of a digit and the height of a line, in pixels. Numbers stay readable on a phone, which shows the drawing
 * at a fifth of its size.
 */
const digit = 40;
const line = 76;
/** Below this length in pixels, the arrows of a dimension are outside of it. */
const narrow = 260;

const widthOf = (millimetres: number): number => inFigures(millimetres).length * digit;

const figure = (x: number, y: number, millimetres: number): string => {
  const half = widthOf(millimetres) / 2 + 12;
  return `<rect class="behind" x="${x - half}" y="${y - line / 2}" width="${half * 2}" height="${line}"/>
<text class="figure" x="${x}" y="${y}">${inFigures(millimetres)}</text>`;
};

/** The dimension below a view, or above it with `side` -1. */
const across = (x: number, y: number, length: number, millimetres: number, side: 1 | -1 = 1): string => {
  const at = y + away * side;
  const [near, far] = [y + 14 * side, at + 14 * side];
  const reach = `<path class="reach" d="M${x} ${near}V${far}M${x + length} ${near}V${far}"/>`;
  if (length >= narrow) {
    return `${reach}<path class="size" marker-start="url(#arrow)" marker-end="url(#arrow)" d="M${x} ${at}H${x + length}"/>${figure(x + length / 2, at, millimetres)}`;
  }
  return `${reach}<path class="size" marker-end="url(#arrow)" d="M${x - 60} ${at}H${x}"/><path class="size" marker-end="url(#arrow)" d="M${x + length + 60} ${at}H${x + length}"/>${figure(x + length / 2, at + line * side, millimetres)}`;
};

/** The space for the dimension beside a view. Half of the number is on each side of the line. */
const besideOf = (millimetres: number): number => widthOf(millimetres) / 2 + 40;

/** The dimension to the left of a view. */
const upright = (x: number, y: number, length: number, millimetres: number): string => {
  const at = x - besideOf(millimetres);
  return `<path class="reach" d="M${x - 14} ${y}H${at - 14}M${x - 14} ${y + length}H${at - 14}"/>
<path class="size" marker-start="url(#arrow)" marker-end="url(#arrow)" d="M${at} ${y}V${y + length}"/>${figure(at, y + length / 2, millimetres)}`;
};

const view = (x: number, y: number, scale: number, shapes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

const sheet = (content: string): string => {
  const { width, height } = sheetSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${defs}
<rect width="${width}" height="${height}" fill="${ground}"/><rect width="${width}" height="${height}" fill="url(#grid)"/>${content}</svg>`;
};

/** The distance between the front view and the side view. */
const between = 130;
const room = { width: 1420, height: 880 } as const;
/** The thickness of a base plate in millimetres, which is part of the total height. */
const plateHeight = 16;

interface View {
  readonly width: number;
  readonly height: number;
  /** The width of the base plate, if there is one. */
  readonly plate: number | undefined;
  /** Draws the view with its upper left corner at (x, y); `scale` is in pixels per millimetre. */
  readonly drawn: (x: number, y: number, scale: number) => string;
}

/** The width including the base plate. */
const breadthOf = ({ width, plate = 0 }: View): number => Math.max(width, plate);

/** A view with its dimension. With a base plate, its own dimension is above, and that of the plate below. */
function drawMeasured(view: View, left: number, top: number, scale: number): string {
  const { width, height, plate, drawn } = view;
  const middle = left + (breadthOf(view) * scale) / 2;
  const [x, foot] = [middle - (width * scale) / 2, top + height * scale];
  const shown = drawn(x, top, scale);
  if (plate === undefined) return shown + across(x, foot, width * scale, width);
  return shown + across(x, top, width * scale, width, -1) + across(left, foot, plate * scale, plate);
}

/** A front view and a side view, with width, height and depth in millimetres. */
function drawViews(front: View, side: View): string {
  const beside = besideOf(front.height) + widthOf(front.height) / 2;
  // The number of the depth can be wider than the side view.
  const over = widthOf(side.width) / 2;
  const above = front.plate === undefined && side.plate === undefined ? 0 : away + line;
  const scale = Math.min(
    (room.width - between - beside - over) / (breadthOf(front) + breadthOf(side)),
    (room.height - above) / Math.max(front.height, side.height),
  );
  const [width, height, depth] = [breadthOf(front) * scale, front.height * scale, breadthOf(side) * scale];
  const left = (sheetSize.width - beside - width - between - depth - over) / 2 + beside;
  const top = (sheetSize.height - height - away - line + above) / 2;
  return sheet(
    drawMeasured(front, left, top, scale) +
      drawMeasured(side, left + width + between, top, scale) +
      upright(left, top, height, front.height),
  );
}

function drawOutline(product: Product): string {
  const form = forms[product.id];
  if (form === undefined) throw new Error(`No form for the demo product ${product.id}`);
  const outline = outlineOf(product);
  const { width, height, depth } = outline;
  const base = baseOf(product);
  const standing = (shapes: string, own: number, plate: number | undefined): View => ({
    width: own,
    height,
    plate,
    drawn: (x, y, scale) =>
      view(
        x,
        y,
        scale,
        shapes + (plate === undefined ? '' : box((own - plate) / 2, height - plateHeight, plate, plateHeight)),
      ),
  });
  return drawViews(
    standing(form.front(outline), width, base?.width),
    standing(sideOf(form)(outline), depth, base?.depth),
  );
}

interface Size {
  readonly inches: number;
  readonly width: number;
  readonly height: number;
}

/** The sizes of a product, from the rows of its specification that begin with inches. */
export const sizesOf = ({ specification }: Pick<Product, 'specification'>): readonly Size[] =>
  (specification.find(({ group }) => group.en === 'Picture size (width × height)')?.rows ?? []).flatMap(
    ({ name, value }) => {
      const [width, height] = value.en.split('×').map((figure) => Number(figure.replaceAll(',', '').trim()));
      return width === undefined || height === undefined ? [] : [{ inches: Number.parseInt(name.en), width, height }];
    },
  );

/** The common depth of all sizes. @throws if the specification has no such row */
const depthOf = ({ id, specification }: Product): number => {
  const row = specification.flatMap(({ rows }) => rows).find(({ name }) => name.en === 'Depth');
  if (row === undefined) throw new Error(`The specification of the demo product ${id} says no depth`);
  return Number(row.value.en);
};

/**
 * All sizes in one view, aligned at the same corner and labelled in inches. The dimensions are those of the largest.
 */
function drawSizes(product: Product, sizes: readonly Size[]): string {
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const depth = depthOf(product);
  const nested = (x: number, y: number, scale: number) =>
    sizes
      .toReversed()
      .map((size) => {
        const [right, top] = [x + size.width * scale, y + (height - size.height) * scale];
        return (
          view(x, top, scale, box(0, 0, size.width, size.height, 'screen')) +
          `<text class="figure sign" x="${right - 12}" y="${top + 28}" font-size="52">${size.inches}″</text>`
        );
      })
      .join('');
  return drawViews(
    { width, height, plate: undefined, drawn: nested },
    { width: depth, height, plate: undefined, drawn: (x, y, scale) => view(x, y, scale, box(0, 0, depth, height)) },
  );
}

/** The drawing of a product with its dimensions, as an SVG without text in any language. */
export const drawingOf = (product: Product): string => {
  const sizes = sizesOf(product);
  return sizes.length > 1 ? drawSizes(product, sizes) : drawOutline(product);
};
