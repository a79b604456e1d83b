import { Readable } from 'node:stream';
import { spreadsheets } from '../../../calls/spreadsheets.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { hasDecimalCommas, hasSpreadsheet, knownColumns } from '../../../content/derive/spreadsheet-columns.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Database } from '../../database/connect.ts';
import type { PartFilter } from '../../records/repository/entry-part.ts';
import type { EntryStore } from '../../records/repository/entry-store.ts';
import { goingWith } from '../../records/history/going-with.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { toPartFilter } from '../../records/http/list-filter.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { exportSpreadsheet } from './export-spreadsheet.ts';
import { importSpreadsheet } from './import-spreadsheet.ts';
import { readRecordNames } from './record-names.ts';

/** Number of records per query. */
const atOnce = 200;

/** The collection in an address. @throws CallError 404 if it has no spreadsheet */
function spreadsheetCollection(slug: string): Collection {
  const collection = findCollection(slug);
  if (collection === undefined || !hasSpreadsheet(collection)) throw notFound();
  return collection;
}

/** The collections that a collection refers to. */
const targetsOf = ({ fields }: Collection): readonly string[] =>
  Object.values(fields).flatMap(({ options }) =>
    'to' in options && typeof options.to === 'string' ? [options.to] : [],
  );

/** Export and import of records as spreadsheets. A trial shows the changes of an import. */
export function serveSpreadsheets(
  serve: Serve,
  { database, entries }: { readonly database: Database; readonly entries: EntryStore },
): void {
  const contextOf = (collection: Collection, language: Language, hasNumbers: boolean) =>
    readRecordNames(database.read, [...targetsOf(collection), ...(hasNumbers ? [] : [collection.base])], language);

  /** Records by ids, or all records of a filtered list, in parts. */
  async function* partsOf(collection: Collection, wanted: PartFilter | readonly number[]) {
    if ('length' in wanted) {
      yield await entries.some(collection, wanted);
      return;
    }
    for (let above: number | undefined = 0; above !== undefined;) {
      const part: readonly number[] = await entries.ids(collection, { ...wanted, above, limit: atOnce });
      yield await entries.some(collection, part);
      above = part.at(-1);
    }
  }

  serve(spreadsheets.export, async ({ params, query, language, reply }) => {
    const collection = spreadsheetCollection(params.base);
    const { ids, ...filter } = query;
    const parts = partsOf(collection, ids ?? toPartFilter(collection, filter));
    const context = await contextOf(collection, language, true);
    const day = new Date().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="${collection.base}-${day}.csv"`);
    return reply.type('text/csv; charset=utf-8').send(Readable.from(exportSpreadsheet(collection, parts, context)));
  });

  serve(spreadsheets.import, async ({ params, query, body, language, actor }) => {
    const collection = spreadsheetCollection(params.base);
    const columns = knownColumns(collection, body.columns);
    if (columns.every((column) => column === null || column.field === null)) {
      throw new InvalidError([{ path: 'columns', code: 'unknownField' }], 'sheetForeign');
    }
    const isTrial = query['dry-run'] === '1';
    const names = await contextOf(
      collection,
      language,
      columns.some((column) => column?.field === null),
    );
    const commas = body.decimal_commas ?? hasDecimalCommas(columns, body.rows);
    const target = { collection, columns, context: { ...names, hasDecimalCommas: commas } };
    const { rows, revisions } = await importSpreadsheet(database, target, body.rows, {
      actor: await goingWith(entries, await actor(), body.follows),
      isTrial,
    });
    return {
      message: callMessage(isTrial ? 'contentTried' : 'sheetImported', language, { count: revisions.length }),
      rows,
      // An empty column without a name is not reported.
      ignored: body.columns.filter(
        (name, place) =>
          columns[place] === null &&
          (name.trim() !== '' || body.rows.some(({ cells }) => (cells[place] ?? '').trim() !== '')),
      ),
      undo: revisions,
    };
  });
}
