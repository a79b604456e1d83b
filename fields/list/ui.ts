import { defineUi } from '../field-ui.tsx';
import { itemsOf, ListCell, ListWhole } from './cell.tsx';
import { ListInput } from './input.tsx';

/** The common parts of all list types, which differ in their inputs. */
export const listParts = { read: itemsOf, Cell: ListCell, Whole: ListWhole, isNamed: true };

export const listUi = defineUi({ ...listParts, Input: ListInput });
