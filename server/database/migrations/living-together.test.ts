import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOlderDatabase } from '../../../tests/support/open-older-database.ts';
import { columnTypes } from '../column-types.ts';
import { migrations } from './index.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/releases.md'), 'utf8');
const [, commit = '', last = ''] = /^\| former \| `([0-9a-f]+)` \| `([\w-]+)` \|$/m.exec(page) ?? [];
const known = migrations.findIndex(({ name }) => name === last);
const newer = migrations.slice(known + 1);

/** What a process that does not know the step can go on beside. */
const adds = [
  /^create table/,
  /^create (?:unique )?index/,
  /^create trigger|^create or replace function/,
  /^alter table \S+ add column (?:(?!.*\bnot null\b)|(?=.*\bdefault\b))/,
  /^insert into/,
  /^update/,
];

describe('the tables of the newest release', () => {
  it('follow a former release that has a commit and is known by its last step', () => {
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(known).toBeGreaterThan(0);
    expect(newer.length).toBeGreaterThan(0);
  });

  it('were only added to since, so that processes of the former release live with them', async () => {
    const config = await emptyDatabaseConfig();
    const database = await openOlderDatabase(config, newer[0]?.name ?? '');
    const dialect = config.databaseUrl === undefined ? 'sqlite' : 'postgres';
    const statements: string[] = [];
    const noted = database.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(database.getExecutor().compileQuery(node, { queryId: '' }).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    for (const { up } of newer) await up(noted.schema, columnTypes[dialect], (statement) => statement.execute(noted));
    expect(statements.length).toBeGreaterThan(0);
    const others = statements
      .map((each) => each.trim().toLowerCase())
      .filter((each) => !adds.some((add) => add.test(each)));
    expect(others).toEqual([]);
    await database.destroy();
  });

  it('would not be taken from a step that drops, renames, or asks for a value that the former release does not give', () => {
    const isAdding = (statement: string) => adds.some((add) => add.test(statement));
    expect(isAdding('alter table "entry" add column "x" text')).toBe(true);
    expect(isAdding('alter table "entry" add column "x" integer default 0 not null')).toBe(true);
    expect(isAdding('alter table "entry" add column "x" integer not null default 0')).toBe(true);
    for (const statement of [
      'alter table "entry" add column "x" text not null',
      'alter table "entry" drop column "x"',
      'alter table "entry" rename to "other"',
      'drop table "entry"',
      'drop index "entry_due"',
      'delete from "entry"',
    ])
      expect(isAdding(statement), statement).toBe(false);
  });
});
