import { type Language, otherLanguage } from '../../../language/languages.ts';
import { type Field, type Fields, wireName } from '../../field.ts';
import { shapeOf } from '../cell.tsx';

/** What is typed in one place: a field of a row, in one language where it has two. */
export interface Column {
  /** Its name in the declaration, and on the wire. */
  readonly name: string;
  readonly wire: string;
  readonly field: Field;
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

/** Kinds whose values fit into a cell of one line. */
const short: ReadonlySet<string> = new Set([
  'text',
  'plain-text',
  'number',
  'choice',
  'flag',
  'url',
  'link',
  'email',
  'phone',
  'icon-name',
]);

const isShort = ({ kind, options }: Field): boolean =>
  short.has(kind) && !('multiline' in options && options.multiline === true);

export const maxOf = ({ options }: Field): number =>
  'max' in options && typeof options.max === 'number' ? options.max : 50;

/** Fields as columns, each text in the reader's language and beside it in the other one. */
const columnsOf = (fields: Fields, own: Language): readonly Column[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const languages = field.kind === 'text' ? [own, otherLanguage(own)] : [null];
    return languages.map((language): Column => ({ name, wire: wireName(name, field), field, language }));
  });

/** A list as a table of cells; `null` for one whose items hold files, long texts or lists, which no cell takes. */
export function gridShapeOf(field: Field, own: Language): GridShape | null {
  const outer = shapeOf(field);
  const rows = field.kind === 'table' ? outer.fields['rows'] : field;
  if (rows === undefined) return null;
  const { fields, isPlain } = rows === field ? outer : shapeOf(rows);
  if (!Object.values(fields).every(isShort)) return null;
  const { rows: _rows, ...head } = outer.fields;
  return {
    columns: columnsOf(fields, own),
    fields,
    isPlain,
    max: maxOf(rows),
    groups: rows === field ? [] : columnsOf(head, own),
    maxGroups: rows === field ? 0 : maxOf(field),
  };
}
