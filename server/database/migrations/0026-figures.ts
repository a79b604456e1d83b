import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Rows whose amounts are summed up, by what, and where the sum is kept. */
interface Summed {
  readonly name: string;
  readonly table: string;
  readonly sums: string;
  readonly keys: readonly string[];
  readonly amount: string;
  /** What of a row of that name stands in the keys, and in the amount. */
  readonly cellsOf: (row: string) => readonly string[];
  /** Whether a row counts at all. */
  readonly counts: (row: string) => string;
  /** Whether it lies in the window, for sums that are of the last days alone. */
  readonly isRecent?: (row: string) => string;
}

/** What is held, deleted, spam or a test does not count. */
const countedEnquiry = (row: string): string =>
  `${row}.held = 0 and ${row}.status <> 'spam' and ${row}.removed_at is null and ${row}.is_test = 0`;

/** The Vision has a page and forms of its own, which do not name it. */
const visitedProduct = (row: string): string =>
  `case ${row}.page when 'product' then ${row}.record_id when 'the-vision' then 68 end`;
const askedProduct = (row: string): string =>
  `coalesce(${row}.product_id, case when ${row}.kind in ('vision_quote', 'vision_call') then 68 end)`;

const summed: readonly Summed[] = [
  {
    name: 'visit_day',
    table: 'visit',
    sums: 'figure_day',
    keys: ['day', 'country'],
    amount: 'visits',
    cellsOf: (row) => [`${row}.day`, `${row}.country`, `${row}.visits`],
    counts: () => 'true',
  },
  {
    name: 'visit_product',
    table: 'visit',
    sums: 'figure_product',
    keys: ['id'],
    amount: 'visits',
    cellsOf: (row) => [visitedProduct(row), `${row}.visits`],
    counts: (row) => `${row}.page in ('product', 'the-vision')`,
    isRecent: (row) => `${row}.day >= (select first_day from figure_window)`,
  },
  {
    name: 'enquiry_hour',
    table: 'enquiry',
    sums: 'figure_hour',
    keys: ['country', 'hour'],
    amount: 'enquiries',
    cellsOf: (row) => [`${row}.country`, `substr(${row}.created_at, 1, 13)`, '1'],
    counts: countedEnquiry,
  },
  {
    name: 'enquiry_product',
    table: 'enquiry',
    sums: 'figure_product',
    keys: ['id'],
    amount: 'enquiries',
    cellsOf: (row) => [askedProduct(row), '1'],
    counts: (row) => `${countedEnquiry(row)} and ${askedProduct(row)} is not null`,
    isRecent: (row) => `${row}.created_at >= (select begins_at from figure_window)`,
  },
];

const isMeant = ({ counts, isRecent }: Summed, row: string): string =>
  [counts(row), ...(isRecent === undefined ? [] : [isRecent(row)])].join(' and ');

/** SQLite tells of each row by itself. */
function sqliteSteps(each: Summed): readonly string[] {
  const { name, table, sums, keys, amount, cellsOf, counts } = each;
  const add = `insert into ${sums} (${[...keys, amount].join()}) select ${cellsOf('new').join()} where ${isMeant(each, 'new')}
    on conflict (${keys.join()}) do update set ${amount} = ${amount} + excluded.${amount};`;
  const old = cellsOf('old');
  const isOld = keys.map((key, index) => `${key} = ${old[index]}`).join(' and ');
  const take = `update ${sums} set ${amount} = ${amount} - ${old.at(-1)} where ${isOld} and ${isMeant(each, 'old')};`;
  const facts = (row: string) => `(${[...cellsOf(row), counts(row)].join()})`;
  return [
    `create trigger figure_${name}_added after insert on ${table} begin ${add} end`,
    `create trigger figure_${name}_removed after delete on ${table} begin ${take} end`,
    `create trigger figure_${name}_changed after update on ${table} when ${facts('old')} is not ${facts('new')}
      begin ${take} ${add} end`,
  ];
}

/** PostgreSQL tells of all rows of a statement together. Meanwhile the window stays where it is. */
function postgresSteps(each: Summed): readonly string[] {
  const { name, table, sums, keys, amount, cellsOf, isRecent } = each;
  const cells = [...keys, amount].join();
  const rowsOf = (row: string, sign: '' | '-') => {
    const values = cellsOf(row);
    const all = [...values.slice(0, -1), `${sign}${values.at(-1)}`];
    return `select ${all.join()} from ${row} where ${isMeant(each, row)}`;
  };
  const step = (what: string, when: string, tables: string, rows: readonly string[]) => [
    `create function figure_${name}_${what}() returns trigger language plpgsql as $$ begin
      ${isRecent === undefined ? '' : 'perform 1 from figure_window for share;'}
      insert into ${sums} (${cells})
      select ${keys.join()}, sum(${amount}) from (${rows.join(' union all ')}) as cell (${cells})
      group by ${keys.join()} having sum(${amount}) <> 0 order by ${keys.join()}
      on conflict (${keys.join()}) do update set ${amount} = ${sums}.${amount} + excluded.${amount};
      return null;
    end $$`,
    `create trigger figure_${name}_${what} after ${when} on ${table} referencing ${tables}
      for each statement execute function figure_${name}_${what}()`,
  ];
  const [added, removed] = [rowsOf('now', ''), rowsOf('was', '-')];
  return [
    ...step('added', 'insert', 'new table as now', [added]),
    ...step('removed', 'delete', 'old table as was', [removed]),
    ...step('changed', 'update', 'old table as was new table as now', [removed, added]),
  ];
}

/** What is there is summed up at once; what is of the last days alone, when the window is put over them first. */
const fill = ({ sums, keys, amount, cellsOf, counts, table, isRecent }: Summed): readonly string[] =>
  isRecent !== undefined
    ? []
    : [
        `insert into ${sums} (${[...keys, amount].join()})
         select ${keys.join()}, sum(${amount}) from
           (select ${cellsOf('was')
             .map((cell, index) => `${cell} as ${[...keys, amount][index]}`)
             .join()} from ${table} as was where ${counts('was')}) as cell
         group by ${keys.join()}`,
      ];

/**
 * How often pages were opened and how many messages came, summed up with every change of a row: by day, by hour of UTC,
 * and of the last days by product. These days begin behind all days until somebody says which they are.
 */
export async function addFigures(
  { dialect, tableEnd }: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  const tables = {
    figure_day: 'day text not null, country text not null, visits integer not null, primary key (day, country)',
    figure_hour: 'country text not null, hour text not null, enquiries integer not null, primary key (country, hour)',
    figure_product: 'id integer primary key, visits integer not null default 0, enquiries integer not null default 0',
    figure_window: 'first_day text not null, begins_at text not null',
  };
  // SQLite reads sums from the key itself, without a look at another place for each.
  const isKey = (columns: string): boolean => dialect === 'sqlite' && columns.includes('primary key (');
  for (const [name, columns] of Object.entries(tables)) {
    const more = sql.raw(isKey(columns) ? ', without rowid' : '');
    await run(sql`${sql.raw(`create table ${name} (${columns})`)} ${tableEnd}${more}`);
  }
  const steps = [
    `insert into figure_window values ('9999-12-31', '9999-12-31T00:00:00.000Z')`,
    `create index figure_product_order on figure_product (visits desc, enquiries desc, id)
      where visits > 0 or enquiries > 0`,
    ...summed.flatMap((each) => [...fill(each), ...(dialect === 'sqlite' ? sqliteSteps(each) : postgresSteps(each))]),
  ];
  for (const step of steps) await run(sql.raw(step));
}
