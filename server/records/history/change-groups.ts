import type { Kysely } from 'kysely';
import { isId } from '../changes/entry-rows.ts';
import type { Actor } from '../changes/stored-entry.ts';
import type { Tables } from '../../database/tables.ts';
import type { EntryStore } from '../repository/entry-store.ts';
import type { ChangeGroup, RevisionSummary } from '../changes/revision.ts';
import { summaryColumns, toSummary } from './revision-summary.ts';
import { beganSite } from './undo-outcome.ts';

const whatWasDone = ['collection', 'action', 'publishing', 'languages'] as const;

async function readGroups(read: Kysely<Tables>, firsts: readonly number[]): Promise<ReadonlyMap<number, ChangeGroup>> {
  if (firsts.length === 0) return new Map();
  const followers = await read
    .selectFrom('revision')
    .select(({ fn }) => [
      'follows',
      fn.countAll().as('count'),
      fn.count('undone_at').as('undone'),
      fn.count('publishing').as('published'),
      fn.countAll().filterWhere('action', '=', 'create').filterWhere('undone_at', 'is', null).as('created'),
      ...whatWasDone.flatMap((name) => [fn.min(name).as(`least_${name}`), fn.max(name).as(`most_${name}`)] as const),
    ])
    .where('follows', 'in', [...firsts])
    .groupBy('follows')
    .execute();
  if (followers.length === 0) return new Map();
  const heads = await read
    .selectFrom('revision')
    .select(['id', 'at', 'undone_at', ...whatWasDone])
    .where(
      'id',
      'in',
      followers.flatMap(({ follows }) => follows ?? []),
    )
    .execute();
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const groups = await Promise.all(
    followers.map(async (group) => {
      const head = headOf.get(group.follows ?? 0);
      if (head === undefined) return [];
      const isOne = (name: (typeof whatWasDone)[number]): boolean =>
        group[`least_${name}`] === head[name] && group[`most_${name}`] === head[name];
      const others = Number(group.count);
      const isOnePublishing = Number(group.published) === (head.publishing === null ? 0 : others);
      return [
        [
          head.id,
          {
            count: others + 1,
            left: others - Number(group.undone) + (head.undone_at === null ? 1 : 0),
            isOneCollection: isOne('collection'),
            isOneAction: isOnePublishing && isOne('action') && isOne('publishing') && isOne('languages'),
            isFirstImport: await beganSite(read, head.at, Number(group.created)),
          },
        ] as const,
      ];
    }),
  );
  return new Map(groups.flat());
}

/** Orders by id, newest first; the first change of a group is the oldest and comes last. */
async function readChangesOf(
  read: Kysely<Tables>,
  first: number,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<RevisionSummary[]> {
  if (!isId(first)) return [];
  let query = read.selectFrom('revision').select(summaryColumns).where('follows', '=', first);
  if (after !== undefined) query = query.where('id', '<', after);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  if (rows.length < limit && (after === undefined || first < after)) {
    const head = read.selectFrom('revision').select(summaryColumns).where('id', '=', first);
    rows.push(...(await head.execute()));
  }
  return rows.map(toSummary);
}

/** Summaries of change groups. */
export const createChangeGroups = (
  read: Kysely<Tables>,
): Pick<EntryStore, 'changeGroups' | 'changesOf' | 'firstOfGroup'> => ({
  changeGroups: (firsts) => readGroups(read, firsts),
  changesOf: (first, request) => readChangesOf(read, first, request),
  async firstOfGroup(revisionId, actor: Actor) {
    if (!isId(revisionId)) return null;
    const found = await read
      .selectFrom('revision')
      .select(['id', 'follows'])
      .where('id', '=', revisionId)
      .where('actor', '=', actor.name)
      .executeTakeFirst();
    return found === undefined ? null : (found.follows ?? found.id);
  },
});
