import { shownValue } from '../../content/derive/enquiry-words.ts';
import { enquiries, findEnquiry } from '../../content/enquiries/index.ts';
import { wireName } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { EnquiryRow } from '../database/tables.ts';
import { csvLine, csvStart } from './csv-line.ts';
import { fieldsOf } from './enquiry-row.ts';
import { type EnquiryFilter, listEnquiries } from './manage-enquiries.ts';

/** What every message has. */
const common = [
  'reference',
  'created_at',
  'kind',
  'status',
  'held',
  'sender',
  'email',
  'phone',
  'country',
  'language',
  'page',
  'product_id',
  'meeting_at',
  'subject',
  'message',
  'notes',
] as const satisfies readonly (keyof EnquiryRow)[];

const portion = 500;

/** The fields of some forms by their names on the wire, in the order of the forms; fields of one name share a column. */
const fieldNames = (kind: string | undefined): readonly string[] => [
  ...new Set(
    enquiries
      .filter((enquiry) => kind === undefined || enquiry.kind === kind)
      .flatMap(({ fields }) => Object.entries(fields).map(([name, field]) => wireName(name, field))),
  ),
];

/** What was filled in, by the names on the wire, as a person reads it. */
function valuesOf(row: EnquiryRow, language: Language): ReadonlyMap<string, string> {
  const stored = fieldsOf(row);
  const declared = Object.entries(findEnquiry(row.kind)?.fields ?? {});
  return new Map(
    declared.map(([name, field]) => {
      const value = stored[name] ?? field.empty;
      return [wireName(name, field), field.isEmpty(value) ? '' : shownValue(field, value, language)];
    }),
  );
}

/**
 * The messages of a filter as CSV, newest first, with a column for every field of their forms (`fields.` before its
 * name). They are read and given in portions, so that no number of them fills the memory.
 */
export async function* exportEnquiries(
  database: Pick<Database, 'read'>,
  filter: Omit<EnquiryFilter, 'before' | 'limit'>,
  language: Language,
): AsyncGenerator<string> {
  const names = fieldNames(filter.kind);
  yield csvStart + csvLine([...common, ...names.map((name) => `fields.${name}`)]);
  let before: number | undefined;
  for (;;) {
    const rows = await listEnquiries(database, { ...filter, before, limit: portion });
    if (rows.length > 0) {
      const lines = rows.map((row) => {
        const values = valuesOf(row, language);
        return csvLine([
          ...common.map((column) => String(row[column] ?? '')),
          ...names.map((name) => values.get(name) ?? ''),
        ]);
      });
      yield lines.join('');
    }
    if (rows.length < portion) return;
    before = rows.at(-1)?.id;
  }
}
