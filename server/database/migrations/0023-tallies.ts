import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** A table whose rows are counted, and by what. */
interface Tallied {
  readonly table: string;
  readonly tally: string;
  readonly columns: readonly string[];
  /** What of a row of that name stands in the columns. */
  readonly cellsOf: (row: string) => readonly string[];
}

const ofVisitors = { tally: 'tally', columns: ['subject', 'state', 'owner'] } as const;
const tallied: readonly Tallied[] = [
  { ...ofVisitors, table: 'comment', cellsOf: (row) => [`'comment'`, `${row}.held`, `${row}.post_id`] },
  { ...ofVisitors, table: 'free_post', cellsOf: (row) => [`'free_post'`, `${row}.held`, '0'] },
  { ...ofVisitors, table: 'free_comment', cellsOf: (row) => [`'free_comment'`, `${row}.held`, `${row}.post_id`] },
  { ...ofVisitors, table: 'subscriber', cellsOf: (row) => [`'subscriber'`, `${row}.pending`, '0'] },
  {
    table: 'enquiry',
    tally: 'enquiry_tally',
    columns: ['kind', 'status', 'country', 'held', 'is_test', 'removed', 'cancelled'],
    cellsOf: (row) => [
      ...['kind', 'status', 'country', 'held', 'is_test'].map((name) => `${row}.${name}`),
      ...['removed_at', 'cancelled_at'].map((name) => `case when ${row}.${name} is null then 0 else 1 end`),
    ],
  },
];

const fill = ({ table, tally, columns, cellsOf }: Tallied): string => `
  insert into ${tally} (${columns.join()}, count)
  select ${cellsOf('was').join()}, count(*) from ${table} as was group by ${columns.map((_, index) => index + 1).join()}`;

/** SQLite tells of each row by itself. */
function sqliteSteps({ table, tally, columns, cellsOf }: Tallied): readonly string[] {
  const add = `insert into ${tally} (${columns.join()}, count) values (${cellsOf('new').join()}, 1)
    on conflict (${columns.join()}) do update set count = count + 1;`;
  const isOld = columns.map((column, index) => `${column} = ${cellsOf('old')[index]}`).join(' and ');
  const take = `update ${tally} set count = count - 1 where ${isOld};`;
  const differs = `(${cellsOf('old').join()}) is not (${cellsOf('new').join()})`;
  return [
    `create trigger ${table}_tally_added after insert on ${table} begin ${add} end`,
    `create trigger ${table}_tally_removed after delete on ${table} begin ${take} end`,
    `create trigger ${table}_tally_changed after update on ${table} when ${differs} begin ${take} ${add} end`,
  ];
}

/** PostgreSQL tells of all rows of a statement together, so that many of them write each number once. */
function postgresSteps({ table, tally, columns, cellsOf }: Tallied): readonly string[] {
  const names = columns.join();
  const [added, removed] = [
    `select ${cellsOf('now').join()}, 1 from now`,
    `select ${cellsOf('was').join()}, -1 from was`,
  ];
  const step = (what: string, when: string, tables: string, rows: readonly string[]) => [
    `create function ${table}_tally_${what}() returns trigger language plpgsql as $$ begin
      insert into ${tally} (${names}, count)
      select ${names}, sum(change) from (${rows.join(' union all ')}) as cell (${names}, change)
      group by ${names} having sum(change) <> 0 order by ${names}
      on conflict (${names}) do update set count = ${tally}.count + excluded.count;
      return null;
    end $$`,
    `create trigger ${table}_tally_${what} after ${when} on ${table} referencing ${tables}
      for each statement execute function ${table}_tally_${what}()`,
  ];
  return [
    ...step('added', 'insert', 'new table as now', [added]),
    ...step('removed', 'delete', 'old table as was', [removed]),
    ...step('changed', 'update', 'old table as was new table as now', [removed, added]),
  ];
}

/** How many there are of each, kept with every change of a row, whatever changes it. */
export async function addTallies(
  { dialect, tableEnd }: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  const texts = new Set(['subject', 'kind', 'status', 'country']);
  for (const [name, { columns }] of new Map(tallied.map((each) => [each.tally, each]))) {
    const cells = columns.map((column) => `${column} ${texts.has(column) ? 'text' : 'integer'} not null`);
    const all = [...cells, 'count integer not null', `primary key (${columns.join()})`];
    await run(sql`${sql.raw(`create table ${name} (${all.join()})`)} ${tableEnd}`);
  }
  for (const each of tallied)
    for (const step of [fill(each), ...(dialect === 'sqlite' ? sqliteSteps(each) : postgresSteps(each))])
      await run(sql.raw(step));
}
