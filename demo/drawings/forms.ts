import type { Outline } from './outline.ts';
import { box, disc, divisions, path } from './shapes.ts';

/** The details within the outline of a product, from the front and from the right side. */
export interface Form {
  readonly front: (outline: Outline) => string;
  readonly side?: (outline: Outline) => string;
}

const plate = ({ depth, height }: Outline): string => box(0, 0, depth, height);

/** A unit with a full-surface screen and indicated modules. */
const unit = (across: number, down: number, side?: Form['side']): Form => ({
  front: ({ width, height }) => box(0, 0, width, height, 'screen') + divisions(width, height, across, down),
  ...(side === undefined ? {} : { side }),
});

/** A housing with a screen. */
const panel = (screen: readonly [width: number, height: number], top: number, more?: Form['front']): Form => ({
  front: (outline) =>
    box(0, 0, outline.width, outline.height, 'body', Math.min(outline.width, outline.height) * 0.02) +
    box((outline.width - screen[0]) / 2, top, screen[0], screen[1], 'screen') +
    (more?.(outline) ?? ''),
});

const ribs = ({ depth, height }: Outline): string =>
  box(0, 0, depth, height) +
  path(Array.from({ length: 11 }, (_, index) => `M0 ${(height * (index + 1)) / 12}h${depth * 0.6}`).join(''));

const onStand: Form = {
  front: ({ width, height }) => {
    const inset = (width - 2546) / 2;
    const legs = [0.17, 0.8].map((place) => box(width * place, 1000, width * 0.03, height - 1030)).join('');
    const feet = [0.165, 0.795].map((place) => box(width * place, height - 30, width * 0.04, 30)).join('');
    return `${legs}${feet}${box(width * 0.17, 1640, width * 0.66, 110)}${box(inset, 0, 2546, 1432, 'screen')}`;
  },
  side: ({ depth, height }) =>
    box(depth / 2 - 15, 0, 30, 1432, 'screen') +
    path(`M${depth / 2 + 15} 900h50L${depth / 2 + 70} ${height - 30}h-70z`, 'body') +
    box(0, height - 30, depth, 30),
};

const orderKiosk: Form = {
  front: ({ width, height }) =>
    box(60, 850, width - 120, height - 890, 'body', 30) +
    box(0, height - 40, width, 40, 'body', 12) +
    box(0, 0, width, 900, 'body', 36) +
    box((width - 398) / 2, 70, 398, 708, 'screen') +
    box(width / 2 - 70, 1010, 140, 20) +
    box(width - 180, 930, 85, 150, 'body', 10),
  side: ({ depth, height }) =>
    path(`M40 20L150 0L290 880L180 900z`, 'body') +
    path(`M150 850h150v${height - 890}h-150z`, 'body') +
    path(`M60 960h90v120h-90z`, 'body') +
    box(0, height - 40, depth, 40, 'body', 12),
};

const outdoorKiosk: Form = {
  front: ({ width, height }) =>
    box(30, 40, width - 60, height - 120, 'body', 30) +
    box(0, 0, width, 50, 'body', 12) +
    box(10, height - 80, width - 20, 80) +
    box((width - 685) / 2, 190, 685, 1218, 'screen') +
    path(Array.from({ length: 7 }, (_, index) => `M${width / 2 - 230} ${1700 + index * 26}h460`).join('')) +
    disc(width / 2 - 190, 1570, 38) +
    disc(width / 2 + 190, 1570, 34),
  side: ({ depth, height }) =>
    box(20, 40, depth - 20, height - 120, 'body', 20) +
    box(0, 0, depth, 50, 'body', 12) +
    box(0, height - 80, depth, 80),
};

const circle: Form = {
  front: ({ width, height }) =>
    disc(width / 2, height / 2, width / 2) + disc(width / 2, height / 2, width / 2 - 20, 'screen'),
  side: ({ depth, height }) => box(0, 0, depth, height, 'body', 14),
};

const openFrame: Form = {
  front: ({ width, height }) =>
    box(0, 14, width, height - 28) +
    box(14, 0, width - 28, height) +
    box((width - 476) / 2, (height - 268) / 2, 476, 268, 'screen') +
    [0.2, 0.5, 0.8].map((place) => disc(7, height * place, 4) + disc(width - 7, height * place, 4)).join(''),
};

const cube: Form = {
  front: ({ width, height }) => box(0, 0, width, height, 'screen') + divisions(width, height, 3, 6),
  side: ({ depth, height }) => box(0, 0, depth, height, 'screen') + divisions(depth, height, 3, 6),
};

/** The guide totem: a screen in a slab, with a camera above it. */
const totem = panel([685, 1218], 120, ({ width }) => disc(width / 2, 60, 8));

/** The form of every product with a single outline, by id. */
export const forms: Readonly<Record<number, Form>> = {
  16: onStand,
  1: unit(2, 2),
  2: unit(3, 3, ribs),
  3: unit(1, 16),
  4: unit(1, 1),
  5: unit(2, 2),
  15: cube,
  6: panel([1428, 804], 20, ({ width, height }) => box(width / 2 - 120, height - 42, 240, 12)),
  7: panel([1895, 1066], 22, ({ width, height }) => box(width / 2 - 150, height - 50, 300, 14)),
  8: totem,
  9: orderKiosk,
  10: panel([535, 952], 30, ({ width, height }) => box(width / 2 - 50, height - 34, 100, 12)),
  11: outdoorKiosk,
  12: panel([905, 254], 10.5),
  13: circle,
  14: openFrame,
};

export const sideOf = ({ side = plate }: Form): NonNullable<Form['side']> => side;
