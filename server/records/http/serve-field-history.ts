import { fieldHistory } from '../../../calls/field-history.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Field, richName, apiNameOf } from '../../../fields/field.ts';
import { knownCollection } from '../changes/read-values.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import { createFieldHistory, type FieldState } from '../history/field-history.ts';
import { notFound } from '../../http/call-error.ts';
import { partOf } from '../../http/part-of.ts';
import type { Serve } from '../../http/serve.ts';
import type { MediaStore } from '../../media/media-store.ts';

interface FieldHistoryServices {
  readonly database: Pick<Database, 'read'>;
  readonly media: Pick<MediaStore, 'find'>;
}

function findCollection(slug: string): Collection {
  const collection = knownCollection(slug);
  if (collection === undefined) throw notFound();
  return collection;
}

const presentOf = ({ version, parentId, draft }: StoredEntry) => ({
  version,
  category_id: parentId,
  waits: draft !== null,
});

/** Serves the history of single fields and earlier versions of a record. */
export function serveFieldHistory(serve: Serve, { database, media }: FieldHistoryServices): void {
  const history = createFieldHistory(database.read);

  /** Serializes values as `?languages=all` does, with rich text structures. Deleted files are left out. */
  async function tell(values: readonly (readonly [Field, unknown])[]) {
    const files = await media.find(
      values.flatMap(([field, value]) => field.files(value).map(({ mediaId }) => mediaId)),
    );
    const findMedia = (id: number) => files.get(id);
    const context = { language: 'en', all: true, findMedia, fellBack: () => undefined } as const;
    return values.map(([field, value]) => ({
      plain: field.serialize(value, context),
      rich: field.rich?.serialize(value, context),
    }));
  }

  async function recordAt(collection: Collection, id: number, at: 'now' | 'live' | number): Promise<StoredEntry> {
    const record = await history.recordAt(collection, id, at);
    if (record === null) throw notFound();
    return record;
  }

  serve(fieldHistory.fields, async ({ query: { collection: slug, id } }) => {
    const collection = findCollection(slug);
    const { fields, publishedAt } = await history.lastChanges(collection, id);
    return {
      published_at: publishedAt,
      fields: Object.entries(collection.fields).flatMap(([name, field]) => {
        const last = fields.get(name);
        return last === undefined ? [] : [{ field: apiNameOf(name, field), ...last }];
      }),
    };
  });

  serve(fieldHistory.states, async ({ query: { collection: slug, id, field: apiName, limit, after } }) => {
    const collection = findCollection(slug);
    const [name, field] =
      Object.entries(collection.fields).find(([each, one]) => apiNameOf(each, one) === apiName) ?? [];
    if (name === undefined || field === undefined) throw notFound();
    const present = await recordAt(collection, id, 'now');
    const found = (await history.statesOf(collection, id, { name, after, limit: limit + 1 })) ?? [];
    const { rows, next } = partOf(
      found.map((state) => ({ id: state.revision, ...state })),
      limit,
    );
    const valueOf = (value: unknown): unknown => value ?? field.empty;
    const readable = await tell(
      rows.flatMap(({ before, after }) => [before, after].map((each) => [field, valueOf(each)] as const)),
    );
    const states = rows.map(({ revision, at, actor }: FieldState, index) => {
      const [before, after] = readable.slice(2 * index, 2 * index + 2);
      return {
        revision,
        at,
        actor,
        before: before?.plain,
        after: after?.plain,
        ...(field.rich && { before_rich: before?.rich, after_rich: after?.rich }),
      };
    });
    return { ...presentOf(present), states, next };
  });

  serve(fieldHistory.record, async ({ query: { collection: slug, id, at } }) => {
    const collection = findCollection(slug);
    const { fields, draft } = await recordAt(collection, id, at);
    const names = Object.entries(collection.fields);
    const values = names.map(([name, field]) => [field, (draft ?? fields)[name] ?? field.empty] as const);
    const readable = await tell(values);
    return {
      ...presentOf(await recordAt(collection, id, 'now')),
      fields: Object.fromEntries(
        names.flatMap(([name, field], index) => {
          const apiName = apiNameOf(name, field);
          const { plain, rich } = readable[index] ?? {};
          return [[apiName, plain] as const, ...(field.rich ? [[richName(apiName), rich] as const] : [])];
        }),
      ),
    };
  });
}
