import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import './table.css';

interface TableProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    /** The heading is only for screen readers. */
    readonly isUnnamed?: boolean;
    /** Sorts by this column, with the current direction. */
    readonly sort?: { readonly direction: 'ascending' | 'descending' | 'none'; readonly onSort: () => void };
  }[];
  readonly rows: readonly {
    readonly key: string;
    /** One per column; the first is the row header. */
    readonly cells: readonly ReactNode[];
    readonly isSelected?: boolean;
  }[];
  readonly className?: string;
}

/** A table. If it is too wide, it scrolls within its container, also by keyboard. */
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
