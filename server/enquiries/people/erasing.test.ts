import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { mark, marked, sendEverywhere, traces } from '../../../tests/support/marked-person.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { readSite } from '../../../tests/support/read-site.ts';

let calls: TestCalls;
let blog: number;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  blog = (await post('/community/add', { name: 'Blog' })).json().id;
});
afterAll(() => calls.close());

const post = (path: string, payload: object) => calls.administer({ method: 'POST', url: `/api/en${path}`, payload });
const remove = (path: string) => calls.administer({ method: 'DELETE', url: `/api/en${path}` });
const addSection = async (): Promise<number> => {
  const payload = { category_id: blog, title: { en: 'Light', ar: 'ضوء' }, text: 'X', path: '/' };
  return (await post('/communityonepost', payload)).json().id;
};
const everything = { emails: [marked.email], phones: [marked.phone], names: [marked.name] };

const count = (bytes: Buffer, text: Buffer): number => {
  let found = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) found += 1;
  return found;
};

/** Counts occurrences of the marked person in each data file, in both encodings. */
async function tracesInFiles(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const texts = traces.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]);
  for (const entry of await readdir(calls.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('backup-')) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    const sum = texts.reduce((total, text) => total + count(bytes, text), 0);
    if (sum > 0) found[entry.name] = sum;
  }
  return found;
}

/** The tables that contain the marked person. */
async function tablesWithTraces(): Promise<readonly string[]> {
  const { database } = calls.services;
  const { tables } = await readSite(database, calls.dataDir);
  const limits = await database.read.selectFrom('rate_limit').select('key').execute();
  const rows = { ...tables, rate_limit: limits.map(({ key }) => key) };
  return Object.entries(rows).flatMap(([name, lines]) =>
    lines.some((line) => traces.some((text) => line.includes(text))) ? [name] : [],
  );
}

/** Two quotations for the marked person: a draft, and one that was sent and accepted. */
async function quotationToMarked(enquiry: number): Promise<void> {
  const { database } = calls.services;
  for (const isSent of [false, true]) {
    const { id } = (await post('/offers', { enquiry })).json();
    const read = async () => (await calls.administer({ url: `/api/en/offers/${id}` })).json();
    const { content, updated_at } = await read();
    const { email, phone, name } = marked;
    const customer = { name, company: name, email, phone, address: `Street of ${mark}`, vatNumber: mark };
    const item = { kind: 'text', recordId: null, title: 'Wall', detail: '', picture: null, quantity: 1000, unit: 'pc' };
    const items = [{ ...item, price: 100_000, discount: { kind: 'none', value: 0 } }];
    await calls.administer({
      method: 'PUT',
      url: `/api/en/offers/${id}`,
      payload: { content: { ...content, customer, items, note: `For ${mark}` }, updated_at },
    });
    if (!isSent) continue;
    await post(`/offers/${id}/send`, { updated_at: (await read()).updated_at });
    const answered = { answer: 'accepted', answered_at: new Date().toISOString(), answered_name: name } as const;
    await database.write
      .updateTable('offer')
      .set({ ...answered, answer_reason: mark })
      .where('id', '=', id)
      .execute();
    await database.write
      .insertInto('offer_event')
      .values({
        offer_id: id,
        kind: 'asked',
        version: 1,
        who: '',
        note: `Is it for ${mark}?`,
        at: answered.answered_at,
      })
      .execute();
  }
}

/** True if the history contains the text of a deleted comment or post. */
async function historyContains(text: string): Promise<boolean> {
  const { tables } = await readSite(calls.services.database, calls.dataDir);
  return (tables['revision'] ?? []).some((line) => line.includes(text));
}

const postFreely = async (author: string, content: string): Promise<number> => {
  const reported = await calls.visit({
    method: 'POST',
    url: '/api/en/communityposts/posts',
    payload: { author_name: author, content },
    headers: { cookie: formCookie() },
  });
  return reported.json().id;
};

/**
 * Sends everything that the marked person can send; some of it is then deleted, pending moderation, published or
 * refused.
 */
async function live(): Promise<void> {
  const [first = 0, second = 0] = await sendEverywhere(calls, await addSection());
  await remove(`/enquiries/${first}`);
  const notes = `Called ${mark} back`;
  await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${second}`, payload: { notes, held: false } });
  const { database } = calls.services;
  await database.write
    .updateTable('outbox')
    .set({ last_error: `550 <${marked.email}> unknown` })
    .execute();

  await quotationToMarked(second);
  // Deleting a section moves its comments into the history.
  const section = await addSection();
  await sendEverywhere(calls, section);
  await remove(`/communityonepost/${section}`);
  const { messages } = (await post('/messages/find', { q: mark })).json();
  const [{ kind, id }, other] = messages;
  await post(`/held/${kind}/${id}`, {});
  await remove(
    `/${other.kind === 'comment' ? 'communitypostcomments' : 'communityposts/posts'}/${other.post_id ?? other.id}`,
  );
  // Another visitor writes the address in public, and the comment is deleted.
  const text = `Write to ${marked.email.toUpperCase()}, or call 0${marked.phone.slice(4)}.`;
  await remove(`/communityposts/posts/${await postFreely('A friend', text)}`);
}

it('nothing of an erased person is in any table, or in any file of SQLite', async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
  await live();
  const ofAnother = 'A wall of another person';
  await remove(`/communityposts/posts/${await postFreely('A neighbour', ofAnother)}`);
  expect(await tablesWithTraces()).toEqual(
    expect.arrayContaining([
      'comment',
      'consent',
      'enquiry',
      'free_post',
      'offer',
      'offer_event',
      'offer_version',
      'outbox',
      'rate_limit',
      'revision',
      'subscriber',
    ]),
  );
  const { shown, others, names, unsigned } = (await post('/people/related', { email: marked.email })).json();
  expect({ shown, others, names }).toEqual({
    shown: marked.email,
    others: [{ kind: 'phone', value: marked.phone, shown: '058 765 4321', shared: 20, more: 4, subscriptions: 0 }],
    names: [{ name: marked.name, messages: expect.any(Number), replies: 0 }],
  });
  const references = unsigned.map(({ reference }: { reference: string }) => reference);
  const { statusCode, body } = await post('/people/erase', { ...everything, references });
  expect([statusCode, body]).toEqual([200, expect.not.stringContaining(mark)]);
  expect(JSON.parse(body)).toMatchObject({
    subscriptions: 1,
    forgotten: inject('database') === 'sqlite' ? 'now' : 'in-time',
    offers: { deleted: 1, kept: 1 },
  });
  expect(await tablesWithTraces()).toEqual([]);
  expect(await historyContains(ofAnother)).toBe(true);
  expect(inject('database') === 'sqlite' ? await tracesInFiles() : {}).toEqual({});
  const { body: quotations } = await calls.administer({ url: '/api/en/offers' });
  const [remaining, ...more] = JSON.parse(quotations);
  expect([more, remaining]).toEqual([
    [],
    expect.objectContaining({
      number: expect.stringMatching(/-0001$/),
      total: 115_000,
      customer: '',
      state: 'accepted',
    }),
  ]);
  const { content, erased_at } = (await calls.administer({ url: `/api/en/offers/${remaining.id}` })).json();
  expect([content.items[0].title, content.items[0].price, erased_at]).toEqual(['Wall', 100_000, expect.any(String)]);
});
