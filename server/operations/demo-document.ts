import type { DemoCollection, DemoFile, DemoRecord, DemoValue } from '../../demo/record.ts';
import type { Media } from '../../fields/field.ts';
import type { ContentDocument, DocumentRecord } from '../../calls/content.ts';

const isFile = (value: DemoValue): value is DemoFile =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

function filesIn(value: DemoValue): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return isFile(value) ? [value.file] : Object.values(value).flatMap(filesIn);
}

/** The paths in `demo/media` of the files that the records refer to. */
export const demoFiles = (all: readonly DemoCollection[]): readonly string[] => [
  ...new Set(all.flatMap(({ records }) => records.flatMap(({ fields }) => Object.values(fields).flatMap(filesIn)))),
];

/** The value as a document has it, with files by stored name. */
function toApi(value: DemoValue, files: ReadonlyMap<string, Media>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isFile(value)) return files.get(value.file)?.name;
  if (Array.isArray(value)) return value.map((item: DemoValue) => toApi(item, files));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toApi(part, files)]));
}

/** A record without an id gets the next one after the highest before it. The order of the records is their position. */
function toRecords(records: readonly DemoRecord[], files: ReadonlyMap<string, Media>): DocumentRecord[] {
  let last = 0;
  return records.map(({ id = last + 1, parent = null, fields }, position) => {
    last = Math.max(last, id);
    return {
      id,
      parent,
      position,
      status: { en: 'published', ar: 'published' },
      waiting: false,
      fields: Object.fromEntries(Object.entries(fields).map(([apiName, value]) => [apiName, toApi(value, files)])),
    };
  });
}

/** The demo as a content document (`docs/content-format.md`). `files` has the files that it refers to, by path. */
export const demoDocument = (all: readonly DemoCollection[], files: ReadonlyMap<string, Media>): ContentDocument => ({
  format: 'site-content',
  version: 1,
  exported_at: new Date().toISOString(),
  collections: Object.fromEntries(all.map(({ base, records }) => [base, toRecords(records, files)])),
  media: [],
});
