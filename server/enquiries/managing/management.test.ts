import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { monthsBefore } from '../../../content/months-before.ts';
import { sweepEnquiries } from '../people/retention.ts';
import { exportAsJson } from './export-enquiries.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const send = async (kind: string, fields: object, language = 'en'): Promise<{ id: number; reference: string }> => {
  const request = { method: 'POST', url: `/api/${language}/send-email`, payload: { kind, fields } } as const;
  return (await calls.visit({ ...request, headers: { cookie: formCookie() } })).json();
};
const list = async (query: string) => (await calls.administer({ url: `/api/en/enquiries?${query}` })).json();
const post = async (path: string, payload: object) =>
  calls.administer({ method: 'POST', url: `/api/en${path}`, payload });
const find = async (q: string) => (await post('/enquiries/find', { q })).json();

describe('the administrator', () => {
  it('finds messages by kind, state and words, newest first', async () => {
    const first = await send('contact', { name: 'Ali 100%', email: 'ali@screens.example', message: 'One' });
    const second = await send('inquiry', { name: 'سارة', email: 's@screens.example', phone: '0501234567' }, 'ar');
    expect((await list('')).map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    expect(await list('kind=contact')).toMatchObject([{ id: first.id }]);
    expect(await find('0%')).toMatchObject([{ id: first.id }]);
    expect(await find('_li')).toEqual([]);
    expect(await find('سارة')).toMatchObject([{ id: second.id }]);
    expect(await list(`after=${second.id}&limit=1`)).toMatchObject([{ id: first.id }]);
    expect(await list('held=true')).toEqual([]);
    for (const query of [
      'kind=x',
      'status=y',
      'limit=0',
      'order=id',
      'after=1%20or%201=1',
      'after=99999999999',
      'q=Ali',
    ])
      expect((await calls.administer({ url: `/api/en/enquiries?${query}` })).statusCode).toBe(400);
  });

  it('changes state and notes and nothing else, and deletes', async () => {
    const { id } = await send('contact', { name: 'A', email: 'a@screens.example', message: 'One' });
    const url = `/api/en/enquiries/${id}`;
    const changed = await calls.administer({ method: 'PATCH', url, payload: { status: 'won', notes: 'Called' } });
    expect(changed.json()).toMatchObject({ id, status: 'won', notes: 'Called' });
    for (const payload of [
      { status: 'gone' },
      { follow_up_on: '2026-02-30' },
      { sender: 'B' },
      { held: true },
      [],
      'x',
    ])
      expect((await calls.administer({ method: 'PATCH', url, payload })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await calls.administer({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await calls.administer({ method: 'DELETE', url })).statusCode).toBe(404);
  });

  it('exports every message without running what visitors wrote', async () => {
    await send('contact', { name: '=cmd|"/c calc"!A1', email: 'f@screens.example', message: '@SUM(A1)' });
    const csv = await calls.administer({ url: '/api/en/enquiries/export' });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toMatch(/^\uFEFFreference,created_at/);
    expect(csv.body).toContain('"\'=cmd|""/c calc""!A1"');
    // JSON needs no protection against formulas.
    const json = await calls.administer({ url: '/api/en/enquiries/export?format=json' });
    expect(json.json()[0].fields).toMatchObject({ name: '=cmd|"/c calc"!A1', message: '@SUM(A1)' });
  });

  it('exports very many messages without keeping visitors waiting meanwhile', async () => {
    const { database } = calls.services;
    await send('contact', { name: 'One of many', email: 'many@screens.example', message: 'x' });
    const query = database.read.selectFrom('enquiry').selectAll().orderBy('id', 'desc').limit(1);
    const { id: _, ...row } = await query.executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1200 }, (_each, index) => ({ ...row, reference: `many-${index}` }));
    for (let start = 0; start < rows.length; start += 300)
      await database.write
        .insertInto('enquiry')
        .values(rows.slice(start, start + 300))
        .execute();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    let text = '';
    for await (const part of exportAsJson(database, { words: 'one of many' })) text += part;
    clearInterval(timer);
    expect(JSON.parse(text)).toHaveLength(1201);
    expect(turns).toBeGreaterThan(0);
    await database.write.deleteFrom('enquiry').where('reference', 'like', 'many-%').execute();
  });

  it('exports the messages of one form with a column for each of its fields, as a person reads them', async () => {
    const fields = { date: '2099-03-02', time: '10:00', name: 'Omar', phone: '0501112233', meetingType: 'physical' };
    const { reference } = await send('booking', fields);
    const csv = await calls.administer({ url: '/api/ar/enquiries/export?kind=booking' });
    const [head = '', ...lines] = csv.body.trimEnd().split('\r\n');
    expect(head).toMatch(/,fields\.date,fields\.time,fields\.name,fields\.phone,fields\.meetingType,fields\.email$/);
    expect(lines).toHaveLength(1);
    expect(csv.body).toContain(`${reference},`);
    expect(csv.body).toMatch(/,2099-03-02,10:00,Omar,'\+966501112233,حضوري,\r\n$/);
    expect((await calls.administer({ url: '/api/en/enquiries/export?kind=x' })).statusCode).toBe(400);
  });

  it('exports any number of messages, each once', async () => {
    const { database } = calls.services;
    const [row] = await database.read.selectFrom('enquiry').selectAll().limit(1).execute();
    if (row === undefined) throw new Error('There is no message to copy');
    const { id: _, ...copied } = row;
    const rows = Array.from({ length: 1100 }, (_, turn) => ({ ...copied, reference: `copy-${turn}`, notes: 'Copy' }));
    for (let start = 0; start < rows.length; start += 100)
      await database.write
        .insertInto('enquiry')
        .values(rows.slice(start, start + 100))
        .execute();
    const { body } = await calls.administer({ url: '/api/en/enquiries/export' });
    const copies = [...body.matchAll(/copy-(\d+)/g)].map(([reference]) => reference);
    expect([copies.length, new Set(copies).size]).toEqual([1100, 1100]);
    await database.write.deleteFrom('enquiry').where('notes', '=', 'Copy').execute();
  });

  it('reads the signing secrets of the webhooks, and a message puts an event into the outbox', async () => {
    const hooks = [{ kind: 'vision_call', address: 'https://hooks.screens.example/in' }];
    const saved = await calls.administer({ method: 'PUT', url: '/api/en/settings/webhooks', payload: { hooks } });
    expect(saved.statusCode).toBe(200);
    const listed = (await calls.administer({ url: '/api/en/webhooks' })).json();
    expect(listed).toEqual([{ ...hooks[0], secret: expect.stringMatching(/^whsec_/) }]);
    const { id } = await send('vision_call', { name: 'A', phone: '0501234567' });
    const query = calls.services.database.read.selectFrom('outbox').selectAll().where('enquiry_id', '=', id);
    const rows = await query.where('purpose', '=', 'webhook').execute();
    expect(rows).toMatchObject([{ address: 'https://hooks.screens.example/in' }]);
  });
});

describe('one person', () => {
  it('is exported and erased completely, by e-mail address or phone number, without others', async () => {
    const mine = { name: 'Me', email: 'Me@Screens.example', phone: '+971 50 999 0000' };
    await send('inquiry', mine);
    await send('vision_call', { name: 'Me', phone: '00971509990000' });
    const other = await send('inquiry', { ...mine, email: 'other@screens.example', phone: '0507770000' });
    const subscribe = { method: 'POST', url: '/api/en/newsletter', payload: { email: 'me@screens.example' } } as const;
    await calls.visit({ ...subscribe, headers: { cookie: formCookie() } });

    const byMail = (await post('/people/find', { email: ' ME@screens.example' })).json();
    expect(byMail).toMatchObject({
      email: 'me@screens.example',
      enquiries: [{ kind: 'inquiry' }],
      subscriptions: [{ email: 'me@screens.example' }],
      consents: [{ purpose: 'answer', given: true }, { purpose: 'newsletter' }],
    });
    const byPhone = (await post('/people/find', { phone: '+971509990000' })).json();
    expect(byPhone.enquiries).toHaveLength(2);
    expect((await post('/people/find', { phone: '٠٠٩٧١٥٠٩٩٩٠٠٠٠' })).json()).toEqual(byPhone);

    const related = (await post('/people/related', { email: 'me@screens.example' })).json();
    expect(related).toMatchObject({
      others: [{ kind: 'phone', value: '+971509990000', shared: 1, more: 1, subscriptions: 0 }],
      names: [],
      unsigned: [],
    });
    const erased = await post('/people/erase', { emails: ['me@screens.example'] });
    expect(erased.json()).toMatchObject({ enquiries: 1, subscriptions: 1 });
    // The request did not include the phone number, so other enquiries with it still exist.
    expect((await post('/people/find', { phone: '+971509990000' })).json().enquiries).toHaveLength(1);
    expect((await post('/people/erase', { phones: ['٠٠٩٧١٥٠٩٩٩٠٠٠٠'] })).json()).toMatchObject({ enquiries: 1 });
    for (const subject of [{ email: 'me@screens.example' }, { phone: '+971509990000' }])
      expect((await post('/people/find', subject)).json()).toMatchObject({ enquiries: [], consents: [] });
    expect(await find('other@screens')).toMatchObject([{ id: other.id }]);
    for (const subject of [{}, { phone: 'x' }, { email: '' }, { email: 'a\u0000' }, { name: 'Me' }])
      for (const path of ['/people/find', '/people/related', '/people/erase'])
        expect((await post(path, subject)).statusCode).toBe(400);
    for (const wrong of [{ emails: [] }, { phones: ['x'] }, { emails: 'me@screens.example' }])
      expect((await post('/people/erase', wrong)).statusCode).toBe(400);
  });

  it('is asked about in no address', async () => {
    for (const method of ['GET', 'DELETE'] as const)
      expect((await calls.administer({ method, url: '/api/en/people?email=me%40screens.example' })).statusCode).toBe(
        404,
      );
  });
});

describe('old messages', () => {
  it('are deleted after the months of the settings, 24 unless they say otherwise', async () => {
    const { id } = await send('contact', { name: 'Old', email: 'old@screens.example', message: 'x' });
    const { database, enquiries } = calls.services;
    const created_at = monthsBefore(new Date(), 23).toISOString();
    await database.write.updateTable('enquiry').set({ created_at }).where('id', '=', id).execute();
    expect(await sweepEnquiries(enquiries.sources)).toBe(0);
    await calls.administer({ method: 'PUT', url: '/api/en/settings/privacy', payload: { retention_months: 22 } });
    expect(await sweepEnquiries(enquiries.sources)).toBe(1);
    expect((await calls.administer({ url: `/api/en/enquiries/${id}` })).statusCode).toBe(404);
  });

  it('are deleted with their dependents; an unconfirmed address is deleted after thirty days, a subscriber stays', async () => {
    const { database, enquiries } = calls.services;
    const { id } = await send('contact', { name: 'Old', email: 'old@screens.example', message: 'x' });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const created_at = daysAgo(31);
    await database.write
      .insertInto('subscriber')
      .values([
        { email: 'forgotten@screens.example', language: 'en', created_at, pending: 1 },
        { email: 'fresh@screens.example', language: 'en', created_at: daysAgo(29), pending: 1 },
        { email: 'reader@screens.example', language: 'en', created_at: daysAgo(2000), pending: 0 },
      ])
      .execute();
    await database.write
      .updateTable('enquiry')
      .set({ created_at: daysAgo(2000) })
      .where('id', '=', id)
      .execute();
    expect(await sweepEnquiries(enquiries.sources)).toBe(1);
    const left = await database.read.selectFrom('subscriber').select('email').orderBy('email').execute();
    expect(left.map(({ email }) => email)).toEqual(['fresh@screens.example', 'reader@screens.example']);
    for (const table of ['outbox', 'consent'] as const)
      expect(await database.read.selectFrom(table).select('id').where('enquiry_id', '=', id).execute()).toEqual([]);
  });

  it('months are counted by the calendar', () => {
    const before = (day: string, months: number) =>
      monthsBefore(new Date(`${day}T12:00:00Z`), months)
        .toISOString()
        .slice(0, 10);
    expect(before('2026-03-31', 1)).toBe('2026-02-28');
    expect(before('2026-11-21', 24)).toBe('2024-11-21');
    expect(before('2028-02-29', 12)).toBe('2027-02-28');
  });
});
