import { sql } from 'kysely';
import type { Database } from '../../../server/database/connect.ts';
import { backupTables } from '../../../server/operations/backup/backup-tables.ts';

/** Short enough that no revision expires. */
const historyMilliseconds = 700 * 86_400_000;

/**
 * Number of repetitions per statement. Each statement updates the stored counters, and on PostgreSQL a transaction
 * finds a row more slowly the more often it has updated it.
 */
const turnsAtOnce = 100;

/**
 * Makes a long history by repeating the changes after `after`, `times` in all, up to now. It depends only on
 * `revision.id`, `revision.at` and the references to revisions. Uses one transaction, because each commit would rewrite
 * the touched index pages.
 */
export async function repeatRevisions(database: Database, after: number, times: number): Promise<void> {
  const { read, dialect } = database;
  const tables = await backupTables(read, dialect);
  const { rows } = await sql<{ last: number }>`select max(id) as last from revision`.execute(read);
  const last = rows[0]?.last ?? after;
  const turnsAgo = (turns: number) => new Date(Date.now() - (turns / times) * historyMilliseconds).toISOString();
  const copied = tables.flatMap(({ name, columns }) => {
    const key = name === 'revision' ? 'id' : columns.find((column) => column === 'revision_id');
    return key === undefined ? [] : [{ name, key, columns }];
  });
  // A row is inserted before those that refer to it.
  copied.sort((one, other) => Number(other.key === 'id') - Number(one.key === 'id'));

  const repeat = async (tx: typeof read) => {
    await sql`update revision set at = ${turnsAgo(times - 1)} where id > ${after}`.execute(tx);
    for (let first = 1; first < times; first += turnsAtOnce) {
      const turns = Array.from({ length: Math.min(turnsAtOnce, times - first) }, (_, index) => {
        const turn = first + index;
        return sql`(${sql.lit(turn * (last - after))}, ${sql.lit(turnsAgo(times - 1 - turn))})`;
      });
      for (const { name, key, columns } of copied) {
        const values = columns.map((column) => {
          if (column === key) return sql`${sql.id(name, column)} + turn.shift`;
          return name === 'revision' && column === 'at' ? sql`turn.moment` : sql.id(name, column);
        });
        await sql`
          insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.id(column)))})
          with turn (shift, moment) as (values ${sql.join(turns)})
          select ${sql.join(values)} from turn cross join ${sql.table(name)}
          where ${sql.id(name, key)} > ${sql.lit(after)} and ${sql.id(name, key)} <= ${sql.lit(last)}
          order by turn.shift, ${sql.id(name, key)}`.execute(tx);
      }
    }
  };
  await database.transaction(repeat, { isLong: true });
}
