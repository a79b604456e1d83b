import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Files of the library that no record and no video holds, among those that a condition names. */
const unused = (which: string): string => `
  insert into media_unused (media_id, kind)
  select id, kind from media where ${which} and removed_at is null
    and not exists (select 1 from usage where usage.media_id = media.id)
    and not exists (select 1 from media as video where video.poster_id = media.id)
  on conflict (media_id) do nothing`;

/** What touches a file, and which files it then is about. */
const touches: readonly (readonly [name: string, table: string, when: string, column: string])[] = [
  ['used', 'usage', 'insert or update or delete', 'media_id'],
  ['kept', 'media', 'insert or update or delete', 'id'],
  ['shown', 'media', 'insert or update or delete', 'poster_id'],
];

/** SQLite tells of each row by itself. */
const sqliteSteps = touches.flatMap(([name, table, when, column]) =>
  when.split(' or ').map((event) => {
    const rows = [...(event === 'insert' ? [] : ['old']), ...(event === 'delete' ? [] : ['new'])];
    const isAbout = rows.map((row) => `${row}.${column} is not null`).join(' or ');
    const each = rows.map(
      (row) => `delete from media_unused where media_id = ${row}.${column}; ${unused(`id = ${row}.${column}`)};`,
    );
    const of = event === 'update' && table === 'media' ? ' of kind, removed_at, poster_id' : '';
    return `create trigger media_unused_${name}_${event} after ${event}${of} on ${table} when ${isAbout}
      begin ${each.join(' ')} end`;
  }),
);

/**
 * PostgreSQL tells of all rows of a statement together. Those who take a file and those who let it go wait for each
 * other, so that the later of them sees what the other did.
 */
const postgresSteps: readonly string[] = [
  `create function keep_media_unused(ids integer[]) returns void language plpgsql as $$ begin
    perform 1 from media where id = any(ids) order by id for no key update;
    delete from media_unused where media_id = any(ids);
    ${unused('id = any(ids)')};
  end $$`,
  ...touches.flatMap(([name, table, when, column]) =>
    when.split(' or ').flatMap((event) => {
      const rows = [...(event === 'insert' ? [] : ['was']), ...(event === 'delete' ? [] : ['now'])];
      const tables = rows.map((row) => `${row === 'was' ? 'old' : 'new'} table as ${row}`).join(' ');
      const ids = rows.map((row) => `select ${column} from ${row} where ${column} is not null`).join(' union ');
      return [
        `create function media_unused_${name}_${event}() returns trigger language plpgsql as $$
          declare ids integer[] := array(${ids}); begin
          if cardinality(ids) > 0 then perform keep_media_unused(ids); end if;
          return null;
        end $$`,
        `create trigger media_unused_${name}_${event} after ${event} on ${table} referencing ${tables}
          for each statement execute function media_unused_${name}_${event}()`,
      ];
    }),
  ),
];

/** Which files nothing uses, kept with every use, so that a part of them is read without looking at the others. */
export async function addUnusedFiles(
  { dialect, tableEnd }: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  await run(sql`create table media_unused (media_id integer primary key, kind text not null) ${tableEnd}`);
  const steps = [
    'create index media_unused_kind on media_unused (kind, media_id)',
    unused('true'),
    ...(dialect === 'sqlite' ? sqliteSteps : postgresSteps),
  ];
  for (const step of steps) await run(sql.raw(step));
}
