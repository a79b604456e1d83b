import type { ColumnTypes } from '../column-types.ts';

/** What of a message is searched: messages older than the column have no folded words. */
const words = (row: string): string =>
  `coalesce(${row}folded, lower(${row}sender || ' ' || ${row}subject || ' ' || ${row}message || ' ' || coalesce(${row}email, '') || ' ' || coalesce(${row}phone, '') || ' ' || ${row}reference))`;

/** A table whose rows are found by parts of words, and which words; `row` is empty, or a row's name with a point. */
interface Indexed {
  readonly table: string;
  readonly name: string;
  readonly wordsOf: (row: string) => string;
  /** Of people, who may ask that nothing of them is left. */
  readonly isOfPeople: boolean;
}

const indexed: readonly Indexed[] = [
  { table: 'enquiry', name: 'search_enquiry', wordsOf: words, isOfPeople: true },
  { table: 'subscriber', name: 'search_subscriber', wordsOf: (row) => `${row}email`, isOfPeople: true },
];

/**
 * SQLite's index of parts of words holds no words itself: triggers tell it what came and went. What went of people
 * leaves nothing behind in it, at forty times the cost.
 */
function sqliteSteps({ table, name, wordsOf, isOfPeople }: Indexed): readonly string[] {
  const add = `insert into ${name} (rowid, words) values (new.id, ${wordsOf('new.')});`;
  const take = `insert into ${name} (${name}, rowid, words) values ('delete', old.id, ${wordsOf('old.')});`;
  return [
    `create virtual table ${name} using fts5 (words, content = '', columnsize = 0, tokenize = 'trigram')`,
    ...(isOfPeople ? [`insert into ${name} (${name}, rank) values ('secure-delete', 1)`] : []),
    `insert into ${name} (rowid, words) select id, ${wordsOf('')} from ${table}`,
    `create trigger ${name}_added after insert on ${table} begin ${add} end`,
    `create trigger ${name}_removed after delete on ${table} begin ${take} end`,
    `create trigger ${name}_changed after update on ${table}
      when ${wordsOf('old.')} is not ${wordsOf('new.')} begin ${take} ${add} end`,
  ];
}

/** PostgreSQL's is an extension that not every account may switch on. Without it the same questions are answered, slower. */
const postgresSteps = ({ table, name, wordsOf }: Indexed): readonly string[] => [
  `do $$ begin
    create extension if not exists pg_trgm;
    create index ${name} on ${table} using gin ((${wordsOf('')}) gin_trgm_ops);
  exception when others then
    raise notice 'Searching without an index: %', sqlerrm;
  end $$`,
];

/** An index of parts of words over one table, kept by the database itself. */
export const wordIndexOf = (each: Indexed, dialect: ColumnTypes['dialect']): readonly string[] =>
  dialect === 'sqlite' ? sqliteSteps(each) : postgresSteps(each);

/** Finding messages and addresses by parts of words. */
export const wordIndexSteps = (dialect: ColumnTypes['dialect']): readonly string[] =>
  indexed.flatMap((each) => wordIndexOf(each, dialect));
