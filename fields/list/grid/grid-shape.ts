import { type Language, otherLanguage } from '../../../language/languages.ts';
import { type Field, type Fields, apiNameOf } from '../../field.ts';
import type { CellServices } from '../../cell.ts';
import type { RowCell } from '../../field-ui.tsx';
import { shapeOf } from '../cell.tsx';
import type { ListField } from '../field.ts';

/** A column: a field of a row, in one language if it is translated. */
export interface Column {
  /** Its name in the declaration, and its API name. */
  readonly name: string;
  readonly apiName: string;
  readonly field: Field;
  readonly cell: RowCell;
  /** `null` for a field that is the same in both languages. */
  readonly language: Language | null;
}

/** The layout of a list as a grid. */
export interface GridShape {
  readonly columns: readonly Column[];
  /** The fields of a row. A list of plain values has a single one, called `value`. */
  readonly fields: Fields;
  readonly isPlain: boolean;
  /** Maximum number of rows of the list, or of each of its groups. */
  readonly max: number;
  /** The cells of a group's header line; empty if rows are not grouped. */
  readonly groups: readonly Column[];
  readonly maxGroups: number;
}

export const maxOf = ({ options }: Field): number =>
  'max' in options && typeof options.max === 'number' ? options.max : 50;

/**
 * The columns of fields. A text has one in the reader's language and next to it one in the other. `null` if a field
 * does not fit in a cell.
 */
function columnsOf(fields: Fields, own: Language, uiOf: CellServices['uiOf']): readonly Column[] | null {
  const columns = Object.entries(fields).map(([name, field]) => {
    const cell = uiOf(field).rowCell(field);
    const languages = field.translated ? [own, otherLanguage(own)] : [null];
    return (
      cell && languages.map((language): Column => ({ name, apiName: apiNameOf(name, field), field, cell, language }))
    );
  });
  return columns.includes(null) ? null : columns.flatMap((each) => each ?? []);
}

/** The grid for a list; `null` if its items contain files, long texts or lists, which do not fit in a cell. */
export function gridShapeOf(field: ListField, own: Language, uiOf: CellServices['uiOf']): GridShape | null {
  const rows = field.isGrouped ? field.item['rows'] : field;
  if (rows === undefined) return null;
  const { fields, isPlain } = shapeOf(rows);
  const columns = columnsOf(fields, own, uiOf);
  if (columns === null) return null;
  const { rows: _rows, ...head } = field.item;
  return {
    columns,
    fields,
    isPlain,
    max: maxOf(rows),
    groups: (field.isGrouped && columnsOf(head, own, uiOf)) || [],
    maxGroups: field.isGrouped ? maxOf(field) : 0,
  };
}
