import { isDeepStrictEqual } from 'node:util';
import { type Field, type Fields, type Media, apiNameOf } from '../../../fields/field.ts';
import type { RecordState, RevisionDetails, RevisionSummary } from '../changes/revision.ts';

/** One changed field of a revision, by its API name. */
export interface ApiChange {
  readonly field: string;
  /** The value as `?languages=all` answers it; `null` if there was no record. */
  readonly before: unknown;
  readonly after: unknown;
  /** The structure of a rich text, if the field has one. */
  readonly before_rich?: unknown;
  readonly after_rich?: unknown;
}

const valueIn = (state: RecordState | null, name: string, field: Field): unknown => state?.fields[name] ?? field.empty;

/** The fields whose values differ before and after. For a new or deleted record, the fields that are not empty. */
function changedFields(fields: Fields, { before, after }: RevisionDetails): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([name, field]) =>
    before === null || after === null
      ? !field.isEmpty(valueIn(before ?? after, name, field))
      : !isDeepStrictEqual(valueIn(before, name, field), valueIn(after, name, field)),
  );
}

const isMoved = ({ before, after }: RevisionDetails): boolean =>
  before !== null && after !== null && before.parentId !== after.parentId;

/** The API names of the fields that an update changed, including parent and position. */
export function changedNames(fields: Fields, { action, changed }: RevisionSummary): readonly string[] {
  if (action === 'reorder') return ['position'];
  return changed.flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return name === 'category_id' ? [name] : [];
    return [apiNameOf(name, field)];
  });
}

/** The ids of the files that the values of a revision use. */
export const filesIn = (fields: Fields, { before, after }: RevisionDetails): number[] =>
  [before, after].flatMap((state) =>
    state === null
      ? []
      : Object.entries(fields).flatMap(([name, field]) =>
          field.files(valueIn(state, name, field)).map(({ mediaId }) => mediaId),
        ),
  );

/** All changes of a revision with their values. */
export function changesOf(
  fields: Fields,
  revision: RevisionDetails,
  media: ReadonlyMap<number, Media>,
): readonly ApiChange[] {
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
  const structures = (state: RecordState | null, name: string, field: Field): unknown => {
    const shown = state && field.rich?.serialize(valueIn(state, name, field), context);
    return shown !== null && typeof shown === 'object' && Object.values(shown).some((one) => one !== null)
      ? shown
      : null;
  };
  const changes = changedFields(fields, revision).map(([name, field]) => {
    const rich = { before_rich: structures(before, name, field), after_rich: structures(after, name, field) };
    return {
      field: apiNameOf(name, field),
      before: show(before, name, field),
      after: show(after, name, field),
      ...((rich.before_rich !== null || rich.after_rich !== null) && rich),
    };
  });
  if (!isMoved(revision)) return changes;
  return [{ field: 'category_id', before: before?.parentId ?? null, after: after?.parentId ?? null }, ...changes];
}
