/** A cell of a table that may span several columns and rows. */
export interface SpannedCell<Cell> {
  readonly cell: Cell;
  readonly columns: number;
  readonly rows: number;
}

/** Most columns that one cell spans. */
const mostColumns = 50;

/**
 * Converts rows with spans to a rectangular grid. A spanning cell is at the first of its positions. Columns in which no
 * cell begins are left out.
 * @param toEmpty returns the cell for a position that a cell covers or that is empty
 */
export function layGrid<Cell extends object>(
  rows: readonly (readonly SpannedCell<Cell>[])[],
  toEmpty: (covering?: Cell) => Cell,
): readonly (readonly Cell[])[] {
  const begins = new Set<number>();
  let covered: (SpannedCell<Cell> | undefined)[] = [];
  const lines = rows.map((row) => {
    const line: (Cell | undefined)[] = [];
    const below: (SpannedCell<Cell> | undefined)[] = [];
    const cover = (at: number, { cell, rows }: SpannedCell<Cell>) => {
      if (rows > 1) below[at] = { cell, columns: 1, rows: rows - 1 };
    };
    for (const [at, cell] of covered.entries()) {
      if (cell === undefined) continue;
      line[at] = toEmpty(cell.cell);
      cover(at, cell);
    }
    let column = 0;
    for (const cell of row) {
      while (line[column] !== undefined) column += 1;
      begins.add(column);
      const end = column + Math.min(Math.max(cell.columns, 1), mostColumns);
      for (let at = column; at < end && line[at] === undefined; at += 1) {
        line[at] = at === column ? cell.cell : toEmpty(cell.cell);
        cover(at, cell);
      }
    }
    covered = below;
    return line;
  });
  const columns = [...begins].toSorted((one, other) => one - other);
  return lines.map((line) =>
    columns.filter((column) => column < line.length).map((column) => line[column] ?? toEmpty()),
  );
}
