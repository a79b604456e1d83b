import type { CellControl } from './cell.ts';
import { ChoiceCell } from './choice/cell.tsx';
import type { Field } from './field.ts';
import { FileCell, FileWhole } from './file-cell.tsx';
import { FlagCell } from './flag/cell.tsx';
import { IconNameCell } from './icon-name/cell.tsx';
import { LinkCell } from './link/cell.tsx';
import { ListCell, ListWhole } from './list/cell.tsx';
import { NumberCell } from './number/cell.tsx';
import { PlainCell } from './plain-cell.tsx';
import { ReferenceCell } from './reference/cell.tsx';
import { ReferencesCell } from './references/cell.tsx';
import { RichTextCell } from './rich-text/cell.tsx';
import { TranslatedCell, TranslatedWhole } from './translated-cell.tsx';

const line = (Cell: CellControl['Cell']): CellControl => ({ Cell, place: 'line' });
const named = (Cell: CellControl['Cell']): CellControl => ({ ...line(Cell), isNamed: true });
const text = (Cell: CellControl['Cell']): CellControl => ({ ...line(Cell), Whole: TranslatedWhole });
const list: CellControl = { ...named(ListCell), Whole: ListWhole };
const document: CellControl = { ...line(FileCell), Whole: FileWhole };
const picture: CellControl = { ...document, place: 'picture' };

/** How a card shows every kind of field. */
const cells: Readonly<Record<string, CellControl>> = {
  choice: named(ChoiceCell),
  date: named(PlainCell),
  document,
  email: named(PlainCell),
  flag: line(FlagCell),
  'icon-name': line(IconNameCell),
  image: picture,
  link: line(LinkCell),
  list,
  'long-text': text(TranslatedCell),
  marks: list,
  media: picture,
  number: named(NumberCell),
  phone: named(PlainCell),
  'plain-text': line(PlainCell),
  reference: named(ReferenceCell),
  references: named(ReferencesCell),
  'rich-text': text(RichTextCell),
  table: list,
  text: text(TranslatedCell),
  time: named(PlainCell),
  url: named(PlainCell),
  video: picture,
};

/** How a field is shown. @throws for a kind that has no cell */
export function cellOf({ kind }: Field): CellControl {
  const cell = cells[kind];
  if (cell === undefined) throw new Error(`The field kind ${kind} has no cell`);
  return cell;
}
