import type { Cabinet } from './cabinet.ts';

/** Number of cabinets in columns and rows. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export interface Space {
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
}

/** Tolerance for floating-point errors, so that 10 cabinets of 337.5 mm fit into 3,375 mm. */
const hair = 1e-9;
const wideScreen = 16 / 9;

const fitting = (space: number, cabinet: number): number => Math.floor(space / cabinet + hair);

/** The largest grid that fits into a space. @returns zero columns or rows if no cabinet fits */
export const fitInside = (space: Space, cabinet: Cabinet): Grid => ({
  columns: fitting(space.widthMillimetres, cabinet.widthMillimetres),
  rows: fitting(space.heightMillimetres, cabinet.heightMillimetres),
});

/** The grid within a space whose aspect ratio is nearest to 16:9; of equally near ones, the largest. */
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
  // The space is too low or too narrow for such a grid.
  return best.columns === 0 ? most : best;
}
