import { setImmediate } from 'node:timers/promises';
import { shownValue } from '../../../content/derive/enquiry-words.ts';
import { enquiries, findEnquiry } from '../../../content/enquiries/index.ts';
import { apiNameOf } from '../../../fields/field.ts';
import type { Language } from '../../../language/languages.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { fieldsOf, serializeEnquiry } from '../model/enquiry-row.ts';
import { csvLine, csvStart } from './csv-line.ts';
import type { EnquiryFilter } from './enquiry-filter.ts';
import { type EnquiryTables, listEnquiries } from './find-enquiries.ts';

/** The columns of every enquiry. */
const common = [
  'reference',
  'created_at',
  'kind',
  'status',
  'held',
  'is_test',
  'sender',
  'email',
  'phone',
  'phone_typed',
  'country',
  'language',
  'page',
  'product_id',
  'meeting_at',
  'cancelled_at',
  'follow_up_on',
  'subject',
  'message',
  'notes',
  'lost_reason',
] as const satisfies readonly (keyof EnquiryRow)[];

const portion = 500;

/**
 * The API names of the fields of all forms or of one, in the order of the forms. Fields with the same name share a
 * column.
 */
const fieldNames = (kind: string | undefined): readonly string[] => [
  ...new Set(
    enquiries
      .filter((enquiry) => kind === undefined || enquiry.kind === kind)
      .flatMap(({ fields }) => Object.entries(fields).map(([name, field]) => apiNameOf(name, field))),
  ),
];

/** The formatted values by API name. */
function valuesOf(row: EnquiryRow, language: Language): ReadonlyMap<string, string> {
  const stored = fieldsOf(row);
  const declared = Object.entries(findEnquiry(row.kind)?.fields ?? {});
  return new Map(
    declared.map(([name, field]) => {
      const value = stored[name] ?? field.empty;
      return [apiNameOf(name, field), field.isEmpty(value) ? '' : shownValue(field, value, language)];
    }),
  );
}

/** Enquiries in batches, newest first, so that an export neither fills the memory nor blocks other requests. */
async function* portionsOf(database: EnquiryTables, filter: EnquiryFilter): AsyncGenerator<readonly EnquiryRow[]> {
  let after: number | undefined;
  for (;;) {
    const rows = await listEnquiries(database, { ...filter, after, limit: portion });
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
    after = rows.at(-1)?.id;
    // SQLite reads synchronously, so the export yields to the event loop.
    await setImmediate();
  }
}

/** The enquiries of a filter as one JSON array, newest first, in the format of the API. */
export async function* exportAsJson(database: EnquiryTables, filter: EnquiryFilter): AsyncGenerator<string> {
  let sign = '[\n';
  for await (const rows of portionsOf(database, filter)) {
    yield sign + rows.map((row) => JSON.stringify(serializeEnquiry(row))).join(',\n');
    sign = ',\n';
  }
  yield sign === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * The enquiries of a filter as CSV, newest first, with a column for every field of their forms (named `fields.` and the
 * field's name).
 */
export async function* exportEnquiries(
  database: EnquiryTables,
  filter: EnquiryFilter,
  language: Language,
): AsyncGenerator<string> {
  const names = fieldNames(filter.kind);
  yield csvStart + csvLine([...common, ...names.map((name) => `fields.${name}`)]);
  for await (const rows of portionsOf(database, filter)) {
    const lines = rows.map((row) => {
      const values = valuesOf(row, language);
      return csvLine([
        ...common.map((column) => String(row[column] ?? '')),
        ...names.map((name) => values.get(name) ?? ''),
      ]);
    });
    yield lines.join('');
  }
}
