import { isDeepStrictEqual } from 'node:util';
import { type Field, type Fields, type Media, wireName } from '../../fields/field.ts';
import type { RecordState } from '../changes/recorded-kind.ts';
import type { RevisionSummary } from '../entries/entry-store.ts';

/** One thing that a change changed, by the name it has in bodies and answers. */
export interface WireChange {
  readonly field: string;
  /** As `?languages=all` answers it; `null` where there was no record. */
  readonly before: unknown;
  readonly after: unknown;
}

const valueIn = (state: RecordState | null, name: string, field: Field): unknown => state?.fields[name] ?? field.empty;

/** The fields whose values differ before and after; of a new or deleted record those that were written. */
function changedFields(fields: Fields, { before, after }: RevisionSummary): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([name, field]) =>
    before === null || after === null
      ? !field.isEmpty(valueIn(before ?? after, name, field))
      : !isDeepStrictEqual(valueIn(before, name, field), valueIn(after, name, field)),
  );
}

const isMoved = ({ before, after }: RevisionSummary): boolean =>
  before !== null && after !== null && before.parentId !== after.parentId;

/** The wire names of what an update changed; another parent and another order count too. */
export function changedNames(fields: Fields, revision: RevisionSummary): readonly string[] {
  if (revision.order !== null) return ['position'];
  if (revision.action !== 'update') return [];
  const names = changedFields(fields, revision).map(([name, field]) => wireName(name, field));
  return isMoved(revision) ? ['category_id', ...names] : names;
}

/** The files that the values of a revision name. */
export const filesIn = (fields: Fields, { before, after }: RevisionSummary): number[] =>
  [before, after].flatMap((state) =>
    state === null
      ? []
      : Object.entries(fields).flatMap(([name, field]) =>
          field.files(valueIn(state, name, field)).map(({ mediaId }) => mediaId),
        ),
  );

/** Every change of a revision with its values. */
export function changesOf(
  fields: Fields,
  revision: RevisionSummary,
  media: ReadonlyMap<number, Media>,
): readonly WireChange[] {
  const { before, after, order } = revision;
  if (order !== null) return [{ field: 'position', ...order }];
  const context = {
    language: 'en',
    all: true,
    findMedia: (id: number) => media.get(id),
    fellBack: () => undefined,
  } as const;
  const show = (state: RecordState | null, name: string, field: Field): unknown =>
    state === null ? null : field.serialize(valueIn(state, name, field), context);
  const changes = changedFields(fields, revision).map(([name, field]) => ({
    field: wireName(name, field),
    before: show(before, name, field),
    after: show(after, name, field),
  }));
  if (!isMoved(revision)) return changes;
  return [{ field: 'category_id', before: before?.parentId ?? null, after: after?.parentId ?? null }, ...changes];
}
