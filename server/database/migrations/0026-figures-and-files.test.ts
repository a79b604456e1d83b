import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOlderDatabase } from '../../../tests/support/open-older-database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { listMedia } from '../../media/list-media.ts';
import { readVisitTotals } from '../../visits/read-visit-totals.ts';
import { connectDatabase } from '../connect.ts';

it('existing visits, messages and files are totalled, distinguished and found by their words', async () => {
  const config = await emptyDatabaseConfig();
  const older = await openOlderDatabase(config, '0026-figures-and-files');
  const at = '2026-03-09T21:30:00.000Z';
  await sql`insert into enquiry
    (reference, kind, suspicions, fields, subject, message, sender, page, language, country, product_id, created_at, updated_at)
    values ('one', 'inquiry', '[]', '{}', 'A', 'B', 'C', '', 'en', 'sa', 7, ${at}, ${at})`.execute(older);
  await sql`insert into visit (day, page, record_id, language, country, visits)
    values ('2026-03-10', 'product', 7, 'ar', 'sa', 3), ('2026-03-10', 'home', 0, 'ar', 'sa', 1)`.execute(older);
  await sql`insert into entry (collection, id, position, fields, created_at, updated_at)
    values ('products', 7, 1, '{}', ${at}, ${at})`.execute(older);
  for (const [id, name, kind] of [
    [1, 'Lobby-Wall.jpg', 'image'],
    [2, 'hall.jpg', 'image'],
    [3, 'film.mp4', 'video'],
    [4, 'still.jpg', 'image'],
  ])
    await sql`insert into media (id, name, original_name, kind, type, bytes, hash, created_at)
      values (${id}, ${name}, ${name}, ${kind}, 'image/jpeg', 1, 'h', ${at})`.execute(older);
  await sql`update media set poster_id = 4 where id = 3`.execute(older);
  await sql`insert into usage (collection, entry_id, field, media_id) values ('products', 7, 'image', 2)`.execute(
    older,
  );
  await older.destroy();

  const database = await connectDatabase({ ...config, log: quiet });
  const { days, products, countries } = await readVisitTotals(
    database,
    { days: 2, products: 8 },
    Date.parse('2026-03-10T09:00:00Z'),
  );
  expect(days).toEqual([
    { day: '2026-03-09', visits: 0, enquiries: 0 },
    { day: '2026-03-10', visits: 4, enquiries: 1 },
  ]);
  expect(products).toMatchObject([{ id: 7, visits: 3, enquiries: 1 }]);
  expect(countries[0]).toEqual({ country: 'sa', visits: 4, enquiries: 1 });
  const found = async (filter: { readonly words?: string; readonly isUnused?: boolean }) =>
    (await listMedia(database, { words: '', isUnused: false, limit: 10, ...filter })).files.map(
      ({ media }) => media.id,
    );
  expect(await found({ isUnused: true })).toEqual([3, 1]);
  expect(await found({ words: 'WALL' })).toEqual([1]);
  await database.close();
});
