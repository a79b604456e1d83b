import type { Cabinet } from './cabinet.ts';

/** Cabinets side by side and one above another. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export interface Space {
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
}

/** A hair above nothing, so that 10 cabinets of 337.5 mm fit into 3,375 mm whatever the rounding of fractions. */
const hair = 1e-9;
const wideScreen = 16 / 9;

const fitting = (space: number, cabinet: number): number => Math.floor(space / cabinet + hair);

/** As many cabinets as fit into a space. Research: formula F1. @returns zero columns or rows where none fits */
export const fitInside = (space: Space, cabinet: Cabinet): Grid => ({
  columns: fitting(space.widthMillimetres, cabinet.widthMillimetres),
  rows: fitting(space.heightMillimetres, cabinet.heightMillimetres),
});

/**
 * Of the grids inside a space the one whose shape is nearest to 16:9, and of equally near ones the largest.
 * Research: formulas F1 and F16.
 */
export function fitWideScreen(space: Space, cabinet: Cabinet): Grid {
  const most = fitInside(space, cabinet);
  let best: Grid = { columns: 0, rows: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let columns = most.columns; columns > 0; columns -= 1) {
    const wanted = (columns * cabinet.widthMillimetres) / wideScreen / cabinet.heightMillimetres;
    for (const rows of new Set([Math.floor(wanted), Math.ceil(wanted)])) {
      if (rows < 1 || rows > most.rows) continue;
      const shape = (columns * cabinet.widthMillimetres) / (rows * cabinet.heightMillimetres);
      const off = Math.abs(Math.log(shape / wideScreen));
      if (off < least - hair) {
        best = { columns, rows };
        least = off;
      }
    }
  }
  // A space so low or narrow that no such shape is in it.
  return best.columns === 0 ? most : best;
}
