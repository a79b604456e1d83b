import { isDeepStrictEqual } from 'node:util';
import { type Field, type Fields, type Media, wireName } from '../../../fields/field.ts';
import type { RecordState, RevisionDetails, RevisionSummary } from '../changes/revision.ts';

/** One thing that a change changed, by the name it has in bodies and answers. */
export interface WireChange {
  readonly field: string;
  /** As `?languages=all` answers it; `null` where there was no record. */
  readonly before: unknown;
  readonly after: unknown;
  /** The structures beside the texts, where there are some. */
  readonly before_rich?: unknown;
  readonly after_rich?: unknown;
}

const valueIn = (state: RecordState | null, name: string, field: Field): unknown => state?.fields[name] ?? field.empty;

/** The fields whose values differ before and after; of a new or deleted record those that were written. */
function changedFields(fields: Fields, { before, after }: RevisionDetails): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([name, field]) =>
    before === null || after === null
      ? !field.isEmpty(valueIn(before ?? after, name, field))
      : !isDeepStrictEqual(valueIn(before, name, field), valueIn(after, name, field)),
  );
}

const isMoved = ({ before, after }: RevisionDetails): boolean =>
  before !== null && after !== null && before.parentId !== after.parentId;

/** The wire names of what an update changed; another parent and another order count too. */
export function changedNames(fields: Fields, { action, changed }: RevisionSummary): readonly string[] {
  if (action === 'reorder') return ['position'];
  return changed.flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return name === 'category_id' ? [name] : [];
    return [wireName(name, field)];
  });
}

/** The files that the values of a revision name. */
export const filesIn = (fields: Fields, { before, after }: RevisionDetails): number[] =>
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
  revision: RevisionDetails,
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
  const structures = (state: RecordState | null, name: string, field: Field): unknown => {
    const shown = state && field.rich?.serialize(valueIn(state, name, field), context);
    return shown !== null && typeof shown === 'object' && Object.values(shown).some((one) => one !== null)
      ? shown
      : null;
  };
  const changes = changedFields(fields, revision).map(([name, field]) => {
    const rich = { before_rich: structures(before, name, field), after_rich: structures(after, name, field) };
    return {
      field: wireName(name, field),
      before: show(before, name, field),
      after: show(after, name, field),
      ...((rich.before_rich !== null || rich.after_rich !== null) && rich),
    };
  });
  if (!isMoved(revision)) return changes;
  return [{ field: 'category_id', before: before?.parentId ?? null, after: after?.parentId ?? null }, ...changes];
}
