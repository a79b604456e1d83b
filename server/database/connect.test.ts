import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { heroBanners } from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, quiet } from '../../tests/support/open-test-store.ts';
import { connectDatabase } from './connect.ts';
import { isBusy } from './is-busy.ts';
import { isForeignKeyViolation, isUniqueViolation } from './violations.ts';

const at = '2026-01-01T00:00:00.000Z';

describe('a database', () => {
  it('is made once by processes that start together, and opened again with what it holds', async () => {
    const config = await eachDatabaseConfig();
    const [one, two] = await Promise.all([openTestStore(config), openTestStore(config)]);
    await one.store.create(heroBanners, { actor: editor, write: (old) => old });
    await Promise.all([one.database.close(), two.database.close()]);
    const again = await openTestStore(config);
    expect(await again.store.list(heroBanners)).toHaveLength(1);
    const steps = await again.database.read.selectFrom('migration').select('name').execute();
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    await again.database.close();
  });

  it('that is newer than the program is refused', async () => {
    const config = await eachDatabaseConfig();
    const { database } = await openTestStore(config);
    await database.write.insertInto('migration').values({ name: '9999-later', timestamp: at }).execute();
    await database.close();
    await expect(connectDatabase({ ...config, log: quiet })).rejects.toThrow(
      'The database is newer than this version of the program: it knows 9999-later. Start the newer one',
    );
  });

  it('that is newer is taken where the operator says so, which the log tells', async () => {
    const config = await eachDatabaseConfig();
    const { database } = await openTestStore(config);
    await database.write.insertInto('migration').values({ name: '9999-later', timestamp: at }).execute();
    await database.close();
    const warnings: object[] = [];
    const log = { ...quiet, warn: (details: object) => void warnings.push(details) };
    const opened = await connectDatabase({ ...config, log, acceptsNewer: true });
    expect(warnings).toEqual([{ steps: ['9999-later'] }]);
    await opened.write.insertInto('secret').values({ name: 'a', value: 'b' }).execute();
    await opened.close();
  });

  it('gives pages an answer while a transaction is open', async () => {
    const { database, store } = await openTestStore(await eachDatabaseConfig());
    await database.transaction(async (transaction) => {
      await transaction.insertInto('secret').values({ name: 'a', value: 'b' }).execute();
      expect(await store.list(heroBanners)).toEqual([]);
      expect(await database.read.selectFrom('secret').selectAll().execute()).toEqual([]);
    });
    expect(await database.read.selectFrom('secret').selectAll().execute()).toHaveLength(1);
    await database.close();
  });

  it('tells unique and foreign key violations from other errors', async () => {
    const { database } = await openTestStore(await eachDatabaseConfig());
    const subscriber = { email: 'a@example.com', language: 'ar' as const, created_at: at };
    await database.write.insertInto('subscriber').values(subscriber).execute();
    const twice = database.write.insertInto('subscriber').values(subscriber).execute();
    await expect(twice).rejects.toSatisfy(isUniqueViolation);
    await expect(twice).rejects.not.toSatisfy(isForeignKeyViolation);
    const orphan = database.write
      .insertInto('comment')
      .values({ post_id: 4040, username: 'a', text: 'b', created_at: at })
      .execute();
    await expect(orphan).rejects.toSatisfy(isForeignKeyViolation);
    await expect(orphan).rejects.not.toSatisfy(isUniqueViolation);
    await database.close();
  });

  it('can be streamed row by row', async () => {
    const { database } = await openTestStore(await eachDatabaseConfig());
    await database.write
      .insertInto('secret')
      .values(['a', 'b', 'c'].map((name) => ({ name, value: name })))
      .execute();
    const names: string[] = [];
    for await (const { name } of database.read.selectFrom('secret').selectAll().orderBy('name').stream(2))
      names.push(name);
    expect(names).toEqual(['a', 'b', 'c']);
    await database.close();
  });
});

describe.runIf(inject('database') === 'postgres')('a connection to PostgreSQL that is lost', () => {
  it('tells listeners that anything may have changed, keeps nothing meanwhile, and listens again', async () => {
    const config = await eachDatabaseConfig();
    const here = await openTestStore(config);
    const there = await openTestStore(config);
    const heard: (readonly string[] | 'all')[] = [];
    here.database.versions.onChange((tags) => heard.push(tags));

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and query like 'listen%'`.execute(there.database.write);
    await vi.waitFor(() => expect(heard).toContain('all'));
    await vi.waitFor(() => expect(here.database.versions.current()).toBe(here.database.versions.current()));

    const { entry } = await there.store.create(heroBanners, { actor: editor, write: (old) => old });
    await vi.waitFor(() => expect(heard.flat()).toContain(`herobanner/${entry.id}`));
    await Promise.all([here.database.close(), there.database.close()]);
  });
});

describe.runIf(inject('database') === 'postgres')('PostgreSQL', () => {
  it('answers what is read while more changes wait for a lock than there are connections for them', async () => {
    const { database } = await openTestStore({
      ...(await eachDatabaseConfig()),
      pools: { readers: 2, writers: 3 },
      timeouts: { timeout: 1000 },
    });
    const add = (name: string) => database.write.insertInto('secret').values({ name, value: '' }).execute();
    await database.transaction(async (tx) => {
      await sql`lock table secret in exclusive mode`.execute(tx);
      const waiting = Array.from({ length: 20 }, (_, index) => add(`${index}`).catch((error: unknown) => error));
      expect(
        await Promise.race([Promise.all(waiting), database.read.selectFrom('secret').selectAll().execute()]),
      ).toEqual([]);
      const outcomes = await Promise.all(waiting);
      expect(outcomes.every(isBusy)).toBe(true);
    });
    await add('afterwards');
    await database.close();
  });

  it('may end a connection in the middle of a transaction, which fails alone', async () => {
    const { database } = await openTestStore(await eachDatabaseConfig());
    const failed = database.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.read);
      // The client receives the error in a later tick.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.insertInto('secret').values({ name: 'half', value: '' }).execute();
    });
    await expect(failed).rejects.toThrow(/terminat|not queryable/);
    expect(await database.read.selectFrom('secret').selectAll().execute()).toEqual([]);
    await database.close();
  });

  it('may forward malformed notifications: they are logged once, and others are still processed', async () => {
    const config = await eachDatabaseConfig();
    const warnings: unknown[] = [];
    const log = { ...quiet, warn: (_details: object, message: string) => void warnings.push(message) };
    const here = await connectDatabase({ ...config, log });
    const there = await openTestStore(config);
    const heard: (readonly string[] | 'all')[] = [];
    here.versions.onChange((tags) => heard.push(tags));
    for (const payload of ['', '{', '[]', '{"from":1}']) {
      await sql`select pg_notify('content', ${payload})`.execute(there.database.write);
    }
    const { entry } = await there.store.create(heroBanners, { actor: editor, write: (old) => old });
    await vi.waitFor(() => expect(heard.flat()).toContain(`herobanner/${entry.id}`));
    expect(warnings).toEqual(['A notification that says nothing was ignored']);
    await Promise.all([here.close(), there.database.close()]);
  });
});
