import { fieldLabel } from '../../../content/field-labels.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Field } from '../../../fields/field.ts';
import { uiOf } from '../../../fields/ui.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { apiFields } from '../../app/records/api-record.ts';

/** A field that a table can show. */
export interface TableColumn {
  readonly apiName: string;
  readonly label: string;
  readonly field: Field;
}

/** The possible columns of a table, apart from the title, which is always shown. */
export const columnsOf = (collection: Collection): readonly TableColumn[] =>
  apiFields(collection)
    .filter(([, field, name]) => name !== collection.title && uiOf(field).isPicture !== true)
    .map(([apiName, field, name]) => ({ apiName, field, label: fieldLabel(name, field)?.[currentLanguage()] ?? name }));

/** The number of default columns; fields with a filter come first. */
const usual = 2;

/** The API names of the default columns. */
export const usualColumns = (collection: Collection): readonly string[] => {
  const columns = columnsOf(collection).filter(
    ({ field }) => field.filter !== undefined && field.filter.by !== 'range',
  );
  return columns.slice(0, usual).map(({ apiName }) => apiName);
};

/** The API names of the picture fields. */
export const picturesOf = (collection: Collection): readonly string[] =>
  apiFields(collection)
    .filter(([, field]) => uiOf(field).isPicture)
    .slice(0, 2)
    .map(([apiName]) => apiName);

/** The API names of the fields that can be set for many records at once. */
export const settableFields = (collection: Collection): readonly string[] =>
  apiFields(collection)
    .filter(([, { filter }]) => filter !== undefined)
    .map(([apiName]) => apiName);
