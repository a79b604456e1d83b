import { defineUi } from '../field-ui.tsx';
import { itemsOf, ListCell, ListWhole } from './cell.tsx';
import { ListInput } from './input.tsx';

/** What every kind of list has, however it is edited. */
export const listParts = { read: itemsOf, Cell: ListCell, Whole: ListWhole, isNamed: true };

export const listUi = defineUi({ ...listParts, Input: ListInput });
