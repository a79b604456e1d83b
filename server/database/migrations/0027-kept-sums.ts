import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

type Run = (statement: RawBuilder<unknown>) => Promise<unknown>;

/** Comments are counted by what they are about; each further row tells how many there are about anything. */
const summed = ['comment', 'free_comment'] as const;

const fillSums = (table: string): string => `
  insert into tally (subject, state, owner, count)
  select '${table}', held, 0, count(*) from ${table} group by held`;

function sqliteSums(table: string): readonly string[] {
  const add = `insert into tally (subject, state, owner, count) values ('${table}', new.held, 0, 1)
    on conflict (subject, state, owner) do update set count = count + 1;`;
  const take = `update tally set count = count - 1 where subject = '${table}' and state = old.held and owner = 0;`;
  return [
    `create trigger ${table}_all_added after insert on ${table} begin ${add} end`,
    `create trigger ${table}_all_removed after delete on ${table} begin ${take} end`,
    `create trigger ${table}_all_changed after update of held on ${table}
      when old.held <> new.held begin ${take} ${add} end`,
  ];
}

/** By their names these come before the numbers of each owner: whoever writes two of them has the sum first. */
function postgresSums(table: string): readonly string[] {
  const step = (what: string, when: string, tables: string, rows: string) => [
    `create function ${table}_all_${what}() returns trigger language plpgsql as $$ begin
      insert into tally (subject, state, owner, count)
      select '${table}', held, 0, sum(change) from (${rows}) as cell (held, change)
      group by held having sum(change) <> 0 order by held
      on conflict (subject, state, owner) do update set count = tally.count + excluded.count;
      return null;
    end $$`,
    `create trigger ${table}_all_${what} after ${when} on ${table} referencing ${tables}
      for each statement execute function ${table}_all_${what}()`,
  ];
  const [added, removed] = ['select held, 1 from now', 'select held, -1 from was'];
  return [
    ...step('added', 'insert', 'new table as now', added),
    ...step('removed', 'delete', 'old table as was', removed),
    ...step('changed', 'update', 'old table as was new table as now', `${removed} union all ${added}`),
  ];
}

/** The numbers of changes so far were those of collections alone. */
const withoutCounts = {
  sqlite: ['drop trigger revision_added', 'drop trigger revision_removed'],
  postgres: [
    'drop trigger revision_added on revision',
    'drop trigger revision_removed on revision',
    'drop function count_revisions()',
  ],
} as const;

/** Each change twice: for its collection, under the number 0, and for its record, if it is about one. */
const twice = (rows: string, change: number): string =>
  `select collection, 0, ${change} from ${rows}
  union all select collection, entry_id, ${change} from ${rows} where entry_id is not null`;

const countRevisions = {
  sqlite: [
    `create trigger revision_added after insert on revision begin
      insert into revision_count (collection, entry_id, revisions) values (new.collection, 0, 1)
      on conflict (collection, entry_id) do update set revisions = revisions + 1;
      insert into revision_count (collection, entry_id, revisions)
      select new.collection, new.entry_id, 1 where new.entry_id is not null
      on conflict (collection, entry_id) do update set revisions = revisions + 1;
    end`,
    `create trigger revision_removed after delete on revision begin
      update revision_count set revisions = revisions - 1
      where collection = old.collection and entry_id in (0, old.entry_id);
    end`,
  ],
  postgres: (
    [
      ['added', 'insert', 'new', 1],
      ['removed', 'delete', 'old', -1],
    ] as const
  ).flatMap(([what, when, which, change]) => [
    `create function revision_${what}() returns trigger language plpgsql as $$ begin
      insert into revision_count (collection, entry_id, revisions)
      select collection, entry_id, sum(change) from (${twice('moved', change)}) as cell (collection, entry_id, change)
      group by collection, entry_id order by collection, entry_id
      on conflict (collection, entry_id) do update set revisions = revision_count.revisions + excluded.revisions;
      return null;
    end $$`,
    `create trigger revision_${what} after ${when} on revision referencing ${which} table as moved
      for each statement execute function revision_${what}()`,
  ]),
} as const;

/** How many there are of everything that a list tells the number of: kept, where it was added up until now. */
export async function keptSums({ dialect, tableEnd }: ColumnTypes, run: Run): Promise<void> {
  for (const table of summed)
    for (const step of [fillSums(table), ...(dialect === 'sqlite' ? sqliteSums : postgresSums)(table)])
      await run(sql.raw(step));

  for (const step of [...withoutCounts[dialect], 'drop table revision_count']) await run(sql.raw(step));
  await run(sql`
    create table revision_count (
      collection text not null, entry_id integer not null, revisions integer not null,
      primary key (collection, entry_id)
    ) ${tableEnd}`);
  const steps = [
    'create index revision_count_record on revision_count (entry_id)',
    `insert into revision_count select collection, 0, count(*) from revision group by collection`,
    `insert into revision_count select collection, entry_id, count(*) from revision
      where entry_id is not null group by collection, entry_id`,
    ...countRevisions[dialect],
  ];
  for (const step of steps) await run(sql.raw(step));
}
