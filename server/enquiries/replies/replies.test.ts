import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { type MailReceiver, receiveMail } from '../../../tests/support/mail-receiver.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { undoMilliseconds } from '../rows/undo-time.ts';

let ahead = 0;
const now = () => Date.now() + ahead;
let calls: TestCalls;
let mail: MailReceiver;
beforeAll(async () => {
  mail = await receiveMail(await freePort());
  calls = await openTestCalls(await testDatabaseConfig(), {
    now,
    mail: { smtpUrl: mail.url, from: 'Wameed <site@wameed.example>', to: 'sales@wameed.example' },
    idleMilliseconds: 5,
  });
});
afterAll(async () => {
  await calls.close();
  await mail.close();
});
beforeEach(() => {
  ahead = 0;
});

const contact = async (fields: object = {}): Promise<{ id: number; reference: string }> => {
  const payload = {
    kind: 'contact',
    fields: { name: 'Ali', email: 'ali@screens.example', message: 'Hello', ...fields },
  };
  const headers = { cookie: formCookie(now() - 60_000) };
  return (await calls.visit({ method: 'POST', url: '/api/ar/send-email', payload, headers })).json();
};
const read = async (id: number) => (await calls.administer({ url: `/api/en/enquiries/${id}` })).json();
const post = (path: string, payload: object) => calls.administer({ method: 'POST', url: `/api/en${path}`, payload });
const answer = (id: number, payload: object = { subject: 'Your wall', text: 'مرحبًا علي،\n\nنعم.' }) =>
  post(`/enquiries/${id}/replies`, payload);
const withdraw = (id: number, reply: number) =>
  calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}/replies/${reply}` });
const emailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address));
async function arrives(address: string, count: number): Promise<void> {
  await expect.poll(() => emailsTo(address).length, { timeout: 20_000 }).toBe(count);
}

describe('an answer', () => {
  it('is sent once after its time, as it was written, and can be answered by programs and people', async () => {
    const { id } = await contact({ email: 'goes-out@screens.example' });
    await arrives('goes-out@screens.example', 1);
    const written = await answer(id);
    expect(written.statusCode).toBe(201);
    expect(written.json()).toMatchObject({
      message: 'Your reply will be sent in a few seconds',
      reply: { state: 'waiting', author: 'admin' },
    });
    const left = Date.parse(written.json().reply.goes_at) - now();
    expect(left).toBeLessThanOrEqual(undoMilliseconds);
    expect(left).toBeGreaterThan(undoMilliseconds / 2);
    expect(await read(id)).toMatchObject({ status: 'contacted', thread: [{ state: 'waiting', subject: 'Your wall' }] });
    ahead += undoMilliseconds;
    await arrives('goes-out@screens.example', 2);
    const { raw = '' } = emailsTo('goes-out@screens.example')[1] ?? {};
    expect(raw).toMatch(/^Subject: Your wall\r$/m);
    expect(raw).toMatch(/^Reply-To: sales@wameed\.example\r$/m);
    expect(raw).not.toContain('Auto-Submitted');
    await expect.poll(async () => (await read(id)).thread[0].state).toBe('sent');
    expect((await withdraw(id, written.json().reply.id)).statusCode).toBe(409);
  });

  it('is withdrawn before its time with what it changed, and nothing is sent', async () => {
    const { id } = await contact({ email: 'taken-back@screens.example' });
    await arrives('taken-back@screens.example', 1);
    const { reply } = (await answer(id)).json();
    expect((await withdraw(id, reply.id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'new', thread: [] });
    ahead += 2 * undoMilliseconds;
    const second = await contact({ email: 'later@screens.example' });
    await arrives('later@screens.example', 1);
    expect(emailsTo('taken-back@screens.example')).toHaveLength(1);
    expect((await withdraw(second.id, reply.id)).statusCode).toBe(404);
  });

  it('leaves the state that was set since then', async () => {
    const { id } = await contact({ email: 'quoted@screens.example' });
    const { reply } = (await answer(id)).json();
    await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: { status: 'quoted' } });
    await withdraw(id, reply.id);
    expect((await read(id)).status).toBe('quoted');
  });

  it('without text, without an address, without an enquiry or for a pending one is refused, and nothing is stored', async () => {
    const { id } = await contact({ email: 'refused@screens.example' });
    for (const [payload, path] of [
      [{ subject: ' \n ', text: 'Yes' }, 'subject'],
      [{ subject: 'Yes', text: ' \n ' }, 'text'],
      [{ subject: 'Yes', text: 'x'.repeat(20_001) }, 'text'],
      [{ subject: 'Yes', text: 'a\u0000b' }, 'text'],
    ] as const) {
      const refused = await answer(id, payload);
      expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, path]);
    }
    const held = { kind: 'contact', fields: { name: 'Bot', email: 'bot@screens.example', message: 'x' } };
    const suspicious = (await calls.visit({ method: 'POST', url: '/api/en/send-email', payload: held })).json();
    expect((await answer(suspicious.id)).json()).toMatchObject({
      message: 'This enquiry awaits your review; release it before you reply',
    });
    const { database } = calls.services;
    await database.write.updateTable('enquiry').set({ email: null }).where('id', '=', id).execute();
    expect((await answer(id)).statusCode).toBe(409);
    expect((await answer(999_999)).statusCode).toBe(404);
    expect((await read(id)).thread).toEqual([]);
  });

  it('leaves with the person: with the message, from the conversation and from the outbox', async () => {
    const email = 'erased@screens.example';
    const { id } = await contact({ email });
    await answer(id);
    await post(`/enquiries/${id}/received`, { text: 'Thank you' });
    const found = (await post('/people/find', { email })).json();
    expect(found.enquiries[0].thread.map(({ text }: { text: string }) => text)).toEqual([
      'مرحبًا علي،\n\nنعم.',
      'Thank you',
    ]);
    expect((await post('/people/erase', { emails: [email] })).statusCode).toBe(200);
    const { read: tables } = calls.services.database;
    expect(await tables.selectFrom('enquiry_reply').select('id').where('enquiry_id', '=', id).execute()).toEqual([]);
    expect(await tables.selectFrom('outbox').select('id').where('enquiry_id', '=', id).execute()).toEqual([]);
  });
});

describe('what a visitor answered', () => {
  it('is added to the conversation in its order, and can be taken out again', async () => {
    const { id } = await contact({ email: 'receives@screens.example' });
    await answer(id);
    const noted = await post(`/enquiries/${id}/received`, { text: 'When can you come?' });
    expect(noted.json()).toMatchObject({ reply: { state: 'received', author: 'admin', goes_at: null } });
    expect((await read(id)).thread.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'received']);
    expect((await withdraw(id, noted.json().reply.id)).statusCode).toBe(200);
    expect((await read(id)).thread).toHaveLength(1);
  });
});

describe('a message', () => {
  it('is assigned to an administrator, found by the assignment, and unassigned once the administrator is removed', async () => {
    const { id } = await contact({ email: 'assigned@screens.example' });
    const { database } = calls.services;
    const [self] = await database.read.selectFrom('account').select(['id']).execute();
    const other = await database.write
      .insertInto('account')
      .values({
        username: 'noura',
        password_hash: 'x',
        created_at: '2026-11-22T00:00:00Z',
        changed_at: '2026-11-22T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = (payload: object) => calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload });
    expect((await change({ assigned_to: 987_654 })).json().issues).toEqual([
      { path: 'assigned_to', code: 'unknownRecord' },
    ]);
    expect((await change({ assigned_to: other.id })).json()).toMatchObject({ assigned_to: other.id });
    const list = async (assigned: number, more = '') => {
      const answered = await calls.administer({ url: `/api/en/enquiries?assigned=${assigned}${more}` });
      return [answered.headers['x-total-count'], answered.json().map((each: { id: number }) => each.id)];
    };
    expect(await list(other.id)).toEqual(['1', [id]]);
    expect(await list(self?.id ?? 0)).toEqual(['0', []]);
    ahead += 5 * 86_400_000;
    expect(await list(other.id, '&overdue=true')).toEqual(['1', [id]]);
    await database.write.deleteFrom('account').where('id', '=', other.id).execute();
    expect((await read(id)).assigned_to).toBe(null);
  });
});
