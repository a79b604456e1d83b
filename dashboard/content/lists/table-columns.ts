import { fieldLabel } from '../../../content/field-labels.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Field } from '../../../fields/field.ts';
import { uiOf } from '../../../fields/ui.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { wireFields } from '../../app/records/wire-record.ts';

/** A field that a table can show. */
export interface TableColumn {
  readonly wire: string;
  readonly label: string;
  readonly field: Field;
}

/** The fields that a table can show beside the title, which it always shows. */
export const columnsOf = (collection: Collection): readonly TableColumn[] =>
  wireFields(collection)
    .filter(([, field, name]) => name !== collection.title && uiOf(field).isPicture !== true)
    .map(([wire, field, name]) => ({ wire, field, label: fieldLabel(name, field)?.[currentLanguage()] ?? name }));

/** So many fields are shown unless others are chosen: those that a list is narrowed down by come first. */
const usual = 2;

/** Those that a table shows unless others are chosen. */
export const usualColumns = (collection: Collection): readonly string[] => {
  const columns = columnsOf(collection).filter(
    ({ field }) => field.filter !== undefined && field.filter.by !== 'range',
  );
  return columns.slice(0, usual).map(({ wire }) => wire);
};

/** The wire names of the pictures by which a record may be known. */
export const picturesOf = (collection: Collection): readonly string[] =>
  wireFields(collection)
    .filter(([, field]) => uiOf(field).isPicture)
    .slice(0, 2)
    .map(([wire]) => wire);
