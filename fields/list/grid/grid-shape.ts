import { type Language, otherLanguage } from '../../../language/languages.ts';
import { type Field, type Fields, wireName } from '../../field.ts';
import type { CellServices } from '../../cell.ts';
import type { RowCell } from '../../field-ui.tsx';
import { shapeOf } from '../cell.tsx';
import type { ListField } from '../field.ts';

/** What is typed in one place: a field of a row, in one language where it has two. */
export interface Column {
  /** Its name in the declaration, and on the wire. */
  readonly name: string;
  readonly wire: string;
  readonly field: Field;
  readonly cell: RowCell;
  /** `null` for what is the same in both languages. */
  readonly language: Language | null;
}

/** How a list is drawn as one table. */
export interface GridShape {
  readonly columns: readonly Column[];
  /** The fields of a row; a list of plain values has a single one, called `value`. */
  readonly fields: Fields;
  readonly isPlain: boolean;
  /** Most rows of the list, or of each of its groups. */
  readonly max: number;
  /** The cells of a line that heads a group; none where rows stand in no groups. */
  readonly groups: readonly Column[];
  readonly maxGroups: number;
}

export const maxOf = ({ options }: Field): number =>
  'max' in options && typeof options.max === 'number' ? options.max : 50;

/** Fields as columns, each text in the reader's language and beside it in the other one; `null` where one takes more. */
function columnsOf(fields: Fields, own: Language, uiOf: CellServices['uiOf']): readonly Column[] | null {
  const columns = Object.entries(fields).map(([name, field]) => {
    const cell = uiOf(field).rowCell(field);
    const languages = field.translated ? [own, otherLanguage(own)] : [null];
    return cell && languages.map((language): Column => ({ name, wire: wireName(name, field), field, cell, language }));
  });
  return columns.includes(null) ? null : columns.flatMap((each) => each ?? []);
}

/** A list as a table of cells; `null` for one whose items hold files, long texts or lists, which no cell takes. */
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
