import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Media, richValues, wireName } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import { filesOf } from '../changes/files-of.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';

export interface AnswerContext {
  readonly language: Language;
  /** Both languages as objects, for the administrator. */
  readonly all: boolean;
  /** The files the entry's fields name. */
  readonly media: ReadonlyMap<number, Media>;
}

/** The ids of every file that some entries of a collection hold. */
export const mediaIdsOf = (collection: Collection, entries: readonly StoredEntry[]): readonly number[] => [
  ...new Set(entries.flatMap((entry) => filesOf(collection, entry))),
];

/** `category_id` of a record: its parent's id, 0 in collections of old that always said 0. */
const categoryOf = (collection: Collection, entry: StoredEntry): { readonly category_id?: number | null } => {
  if (collection.parent !== undefined) return { category_id: entry.parentId };
  return collection.wire.parentZero ? { category_id: 0 } : {};
};

/** A stored entry under its wire names, with the echoes clients of old read and the names that fell back. */
export function serializeEntry(collection: Collection, entry: StoredEntry, context: AnswerContext): AnsweredRecord {
  const fallback: string[] = [];
  const fields: Record<string, unknown> = {};
  const reading = {
    language: context.language,
    all: context.all,
    findMedia: (id: number) => context.media.get(id),
    fellBack: () => undefined,
  };
  for (const [name, field] of Object.entries(collection.fields)) {
    const wire = wireName(name, field);
    fields[wire] = field.serialize(entry.fields[name] ?? field.empty, {
      ...reading,
      fellBack: () => {
        if (!fallback.includes(wire)) fallback.push(wire);
      },
    });
  }
  return {
    id: entry.id,
    ...categoryOf(collection, entry),
    ...fields,
    ...Object.fromEntries(richValues(collection.fields, entry.fields, reading)),
    ...Object.fromEntries(Object.entries(collection.wire.echoes).map(([echo, wire]) => [echo, fields[wire]])),
    position: entry.position,
    version: entry.version,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
    fallback,
  };
}
