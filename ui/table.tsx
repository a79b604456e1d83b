import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import './table.css';

interface TableProps {
  /** What the table holds. */
  readonly label: string;
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    /** Named for those who do not see the table; the eye needs no name. */
    readonly isUnnamed?: boolean;
    /** Puts the rows into the order of this column; how they stand now. */
    readonly sort?: { readonly direction: 'ascending' | 'descending' | 'none'; readonly onSort: () => void };
  }[];
  readonly rows: readonly {
    readonly key: string;
    /** One for each column; the first names the row. */
    readonly cells: readonly ReactNode[];
    readonly isSelected?: boolean;
  }[];
  readonly className?: string;
}

/** Rows to compare; where it is wider than its place it scrolls inside it, by keyboard, too. */
export function Table({ label, columns, rows, className }: TableProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="table-place">
      <table className={classNames('table', className)} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" aria-sort={column.sort?.direction}>
                {column.sort === undefined ? (
                  <span className={column.isUnnamed === true ? 'sr-only' : undefined}>{column.label}</span>
                ) : (
                  <Button variant="bare" className="table-sort" onPress={column.sort.onSort}>
                    {column.label}
                  </Button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isSelected = false }) => (
            <tr key={key} data-key={key} data-selected={isSelected || undefined}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.key} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]?.key}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
