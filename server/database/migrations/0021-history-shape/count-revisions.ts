import { type RawBuilder, sql } from 'kysely';

/** Keeps how many changes there are of each collection, so that a list can tell it without counting them. */
export const countRevisions: Readonly<Record<'sqlite' | 'postgres', readonly RawBuilder<unknown>[]>> = {
  sqlite: [
    sql`create trigger revision_added after insert on revision begin
      insert into revision_count (collection, revisions) values (new.collection, 1)
      on conflict (collection) do update set revisions = revisions + 1;
    end`,
    sql`create trigger revision_removed after delete on revision begin
      update revision_count set revisions = revisions - 1 where collection = old.collection;
    end`,
  ],
  postgres: [
    sql`create function count_revisions() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        insert into revision_count (collection, revisions)
        select collection, count(*) from moved group by collection order by collection
        on conflict (collection) do update set revisions = revision_count.revisions + excluded.revisions;
      else
        update revision_count set revisions = revision_count.revisions - gone.revisions
        from (select collection, count(*) as revisions from moved group by collection) as gone
        where gone.collection = revision_count.collection;
      end if;
      return null;
    end $$`,
    sql`create trigger revision_added after insert on revision
      referencing new table as moved for each statement execute function count_revisions()`,
    sql`create trigger revision_removed after delete on revision
      referencing old table as moved for each statement execute function count_revisions()`,
  ],
};
