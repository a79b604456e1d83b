import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TableProps {
  /** What the table holds. */
  readonly label: string;
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    /** Named for those who do not see the table; the eye needs no name. */
    readonly isUnnamed?: boolean;
  }[];
  readonly rows: readonly {
    readonly key: string;
    /** One for each column; the first names the row. */
    readonly cells: readonly ReactNode[];
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
              <th key={column.key} scope="col">
                <span className={column.isUnnamed === true ? 'sr-only' : undefined}>{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
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
