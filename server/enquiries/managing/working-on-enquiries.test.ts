import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sweepEnquiries } from '../people/retention.ts';

// Sunday morning, 22 November 2026, 12:00 in Riyadh.
let now = Date.parse('2026-11-22T09:00:00Z');
const hours = (count: number) => count * 3_600_000;

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig(), { now: () => now });
});
afterAll(() => calls.close());
beforeEach(async () => {
  now = Date.parse('2026-11-22T09:00:00Z');
  const { write } = calls.services.database;
  for (const table of ['rate_limit', 'enquiry', 'subscriber'] as const) await write.deleteFrom(table).execute();
});

const send = async (kind: string, fields: object, more: object = {}): Promise<{ id: number; reference: string }> => {
  const request = { method: 'POST', url: '/api/en/send-email', payload: { kind, fields, ...more } } as const;
  return (await calls.visit({ ...request, headers: { cookie: formCookie(now - 60_000) } })).json();
};
const contact = (name = 'Ali', email = 'ali@screens.example') => send('contact', { name, email, message: 'Hello' });
const book = (name: string, more: object = {}) =>
  send(
    'booking',
    { date: '2026-11-24', time: '10:00', name, phone: '0501234567', meetingType: 'zoom', email: 'b@screens.example' },
    more,
  );
const read = async (path: string) => (await calls.administer({ url: `/api/en${path}` })).json();
const find = async (filter: object) =>
  (await calls.administer({ method: 'POST', url: '/api/en/enquiries/find', payload: filter })).json();
const change = async (id: number, payload: object) =>
  (await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload })).json();
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const waitingFor = async (id: number) => {
  const query = calls.services.database.read.selectFrom('outbox').select('purpose').where('enquiry_id', '=', id);
  return (await query.orderBy('id').execute()).map(({ purpose }) => purpose);
};

describe('a message', () => {
  it('is found by folded words, by a number however it is written, and by what was noted about it', async () => {
    const first = await send('contact', { name: 'أحمد', email: 'a@screens.example', message: 'شاشةٌ كبيرة' });
    const second = await send('vision_call', { name: 'Zoë', phone: '050 123 4567' });
    expect(idsOf(await find({ q: 'احمد' }))).toEqual([first.id]);
    expect(idsOf(await find({ q: 'شاشه كبيره' }))).toEqual([first.id]);
    expect(idsOf(await find({ q: 'zoe' }))).toEqual([second.id]);
    for (const number of ['0501234567', '050 123-4567', '+966501234567', '00966501234567'])
      expect(idsOf(await find({ q: number }))).toEqual([second.id]);
    await change(first.id, { notes: 'Wants the big WALL' });
    expect(idsOf(await find({ q: 'big wall' }))).toEqual([first.id]);
  });

  it('is found by words of its name and of its text, in any order', async () => {
    const { id } = await send('contact', { name: 'Zoë Ali', email: 'zoe@screens.example', message: 'A wide wall' });
    await contact();
    expect(idsOf(await find({ q: 'wall  ali' }))).toEqual([id]);
    expect(await find({ q: 'wall omar' })).toEqual([]);
  });

  it('that another administrator changed meanwhile is only changed after that version was read', async () => {
    const { id } = await contact();
    const { updated_at: seen } = await read(`/enquiries/${id}`);
    const patch = (payload: object) =>
      calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: { ...payload, updated_at: seen } });
    const first = await patch({ notes: 'Called; wants two walls' });
    expect(first.statusCode).toBe(200);
    const second = await patch({ notes: 'Not reached', status: 'lost' });
    expect(second.statusCode).toBe(409);
    expect(second.json().current).toMatchObject({ notes: 'Called; wants two walls', status: 'new' });
    expect(await read(`/enquiries/${id}`)).toMatchObject({ notes: 'Called; wants two walls', status: 'new' });
    expect(await change(id, { status: 'lost', updated_at: first.json().updated_at })).toMatchObject({ status: 'lost' });
    const sent = await Promise.all(['A', 'B'].map((notes) => patch({ notes })));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  it('changed by two at the same moment takes one change, and refuses the other', async () => {
    const { id } = await contact();
    const { updated_at } = await read(`/enquiries/${id}`);
    const url = `/api/en/enquiries/${id}`;
    const both = await Promise.all(
      ['A', 'B'].map((notes) => calls.administer({ method: 'PATCH', url, payload: { notes, updated_at } })),
    );
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it('that was held and marked as spam is no longer counted as pending', async () => {
    const payload = { kind: 'contact', fields: { name: 'Bot', email: 'bot@screens.example', message: 'x' } };
    const { id } = (await calls.visit({ method: 'POST', url: '/api/en/send-email', payload })).json();
    expect(await read('/today')).toMatchObject({ held: 1 });
    await change(id, { status: 'spam' });
    expect(await read('/today')).toMatchObject({ held: 0 });
    expect(await read('/enquiries?held=true')).toEqual([]);
    expect(idsOf(await read('/enquiries?status=spam'))).toEqual([id]);
  });

  it('is noted and looked for in characters that every database keeps', async () => {
    const { id } = await contact();
    const payload = { notes: 'a\u0000b' };
    const noted = await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload });
    expect(noted.statusCode).toBe(400);
    expect(
      (await calls.administer({ method: 'POST', url: '/api/en/enquiries/find', payload: { q: 'a\u0000b' } }))
        .statusCode,
    ).toBe(400);
  });

  it('is overdue without an answer within a business day, or after its follow-up date', async () => {
    const { id } = await contact();
    const overdue = async () => (await read(`/enquiries/${id}`)).overdue;
    const listed = async () => idsOf(await read('/enquiries?overdue=true'));
    expect([await overdue(), await listed()]).toEqual([null, []]);
    now += hours(24);
    expect([await overdue(), await listed()]).toEqual(['unanswered', [id]]);
    await change(id, { status: 'contacted', follow_up_on: '2026-11-23' });
    expect([await overdue(), await listed()]).toEqual([null, []]);
    now += hours(24);
    expect([await overdue(), await listed()]).toEqual(['follow-up', [id]]);
    await change(id, { status: 'won' });
    expect([await overdue(), await listed()]).toEqual([null, []]);
    await change(id, { status: 'quoted', follow_up_on: null });
    expect([await overdue(), await listed()]).toEqual([null, []]);
  });

  it('that was deleted is gone with its emails, comes back by one call, and is erased after thirty days', async () => {
    const { id } = await contact();
    expect((await calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}` })).statusCode).toBe(200);
    expect(await read('/enquiries')).toEqual([]);
    expect(await read('/outbox')).toEqual([]);
    expect(await find({ removed: true, q: 'ali' })).toMatchObject([{ id, removed_at: expect.any(String) }]);
    expect((await calls.administer({ url: `/api/en/enquiries/${id}` })).statusCode).toBe(404);
    expect((await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: {} })).statusCode).toBe(
      404,
    );
    const restore = { method: 'POST', url: `/api/en/enquiries/${id}/restore` } as const;
    expect((await calls.administer(restore)).statusCode).toBe(200);
    expect((await calls.administer(restore)).statusCode).toBe(404);
    expect(await read('/enquiries')).toMatchObject([{ id }]);
    const [newest, older] = [await read('/outbox?limit=1'), await read('/outbox')];
    expect(older).toHaveLength(2);
    expect(newest).toEqual(older.slice(0, 1));
    expect(await read(`/outbox?limit=1&after=${newest[0].id}`)).toEqual(older.slice(1));
    expect(await read('/enquiries?removed=true')).toEqual([]);

    await calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}` });
    now += hours(24 * 31);
    await sweepEnquiries(calls.services.enquiries.sources);
    expect((await calls.administer(restore)).statusCode).toBe(404);
  });

  it('stands with the other messages of this person and with what a reply may begin with', async () => {
    const first = await contact('Ali', 'same@screens.example');
    const second = await send('inquiry', { name: 'Ali', email: 'Same@screens.example', phone: '0501234567' });
    const third = await send('vision_call', { name: 'A.', phone: '+966 50 123 4567' });
    await contact('Other', 'other@screens.example');
    const { others, replies } = await read(`/enquiries/${second.id}`);
    expect(idsOf(others)).toEqual([third.id, first.id]);
    expect(replies).toMatchObject([{ subject: expect.stringContaining(second.reference) }]);

    const template = {
      kind: 'inquiry',
      subject: { en: 'About {product}', ar: 'عن {product}' },
      text: { en: 'Dear {name}, {reference}', ar: 'عزيزي {name}' },
    };
    const saved = await calls.administer({
      method: 'PUT',
      url: '/api/en/settings/replies',
      payload: { replies: [template] },
    });
    expect(saved.statusCode).toBe(200);
    expect((await read(`/enquiries/${second.id}`)).replies).toEqual([
      { subject: 'About', text: `Dear Ali, ${second.reference}` },
    ]);
  });

  it('names its product as it is called now, and one that was deleted as it was called last', async () => {
    const name = { en: 'Vision 55', ar: 'رؤية 55' };
    const added = await calls.administer({ method: 'POST', url: '/api/en/products', payload: { name: 'Vision' } });
    const { id: product } = added.json();
    const sender = { name: 'Ali', email: 'ali@screens.example', phone: '0501234567' };
    const { id } = await send('inquiry', sender, { product });
    const { id: other } = await contact();
    const url = `/api/en/products/${product}`;
    await calls.administer({ method: 'PUT', url, payload: { name } });
    const abouts = async (): Promise<readonly object[]> => [
      (await read('/enquiries'))[1],
      (await find({ q: 'ali', kind: 'inquiry' }))[0],
      await read(`/enquiries/${id}`),
      (await read(`/enquiries/${other}`)).others[0],
      await change(id, { notes: 'x' }),
    ];
    for (const reported of await abouts())
      expect(reported).toMatchObject({ about: { id: product, title: name, exists: true } });
    expect(await read(`/enquiries/${other}`)).toMatchObject({ about: null });
    await calls.administer({ method: 'DELETE', url });
    for (const reported of await abouts())
      expect(reported).toMatchObject({ about: { id: product, title: name, exists: false } });
  });

  it('sent as a test goes the whole way, is marked, and counts nowhere', async () => {
    const sent = await calls.administer({ method: 'POST', url: '/api/ar/enquiries/test', payload: {} });
    expect(sent.statusCode).toBe(201);
    const { id } = sent.json();
    expect(await read(`/enquiries/${id}`)).toMatchObject({ test: true, subject: expect.stringMatching(/^\[تجربة\]/) });
    expect(await waitingFor(id)).toEqual(['notification', 'acknowledgement']);
    now += hours(72);
    expect(await read('/today')).toMatchObject({ newEnquiries: 0, overdue: 0 });
    expect(await read('/enquiries?overdue=true')).toEqual([]);
  });

  it('is exported as JSON like the calls give it, by the same filter', async () => {
    const { id } = await contact();
    await send('vision_call', { name: 'B', phone: '0501234567' });
    const all = await calls.administer({ url: '/api/en/enquiries/export?format=json' });
    expect(all.headers['content-disposition']).toBe('attachment; filename="enquiries.json"');
    expect(all.json()).toHaveLength(2);
    expect(await read('/enquiries/export?format=json&kind=contact')).toMatchObject([{ id, fields: { name: 'Ali' } }]);
    expect(await read('/enquiries/export?format=json&status=lost')).toEqual([]);
  });
});

describe('a meeting', () => {
  it('is listed by the days asked for, double-booked ones marked, spam and held ones left out', async () => {
    const first = await book('A');
    const second = await book('B');
    const spam = await book('C');
    await change(spam.id, { status: 'spam' });
    const range = 'from=2026-11-21T21:00:00Z&to=2026-11-28T21:00:00Z';
    const listed = async () =>
      (await read(`/meetings?${range}`)).map(({ id, is_double }: { id: number; is_double: boolean }) => [
        id,
        is_double,
      ]);
    expect(await listed()).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    await change(second.id, { cancelled: true });
    expect(await listed()).toEqual([
      [first.id, false],
      [second.id, false],
    ]);
    expect(await read('/meetings?from=2026-11-25T00:00:00Z&to=2026-11-28T00:00:00Z')).toEqual([]);
    const tooLong = 'from=2026-01-01T00:00:00Z&to=2026-03-05T00:00:00Z';
    for (const query of ['', 'from=x&to=y', 'from=2026-11-25', tooLong])
      expect((await calls.administer({ url: `/api/en/meetings?${query}` })).statusCode).toBe(400);
  });

  it('overlaps with one that begins before it ends, by the clock of the other country, and beyond the days asked for', async () => {
    const at = (name: string, time: string, country: string) =>
      send('booking', { date: '2026-11-24', time, name, phone: '0501234567', meetingType: 'zoom' }, { country });
    const riyadh = await at('A', '10:00', 'sa');
    const dubai = await at('B', '11:29', 'ae');
    const after = await at('C', '12:00', 'ae');
    const doubles = async (range: string) =>
      (await read(`/meetings?${range}`)).map(({ id, is_double }: { id: number; is_double: boolean }) => [
        id,
        is_double,
      ]);
    expect(await doubles('from=2026-11-24T00:00:00Z&to=2026-11-25T00:00:00Z')).toEqual([
      [riyadh.id, true],
      [dubai.id, true],
      [after.id, false],
    ]);
    expect(await doubles('from=2026-11-24T07:10:00Z&to=2026-11-24T07:30:00Z')).toEqual([[dubai.id, true]]);
    expect(idsOf((await read(`/enquiries/${riyadh.id}`)).overlaps)).toEqual([dubai.id]);
    expect((await read(`/enquiries/${after.id}`)).overlaps).toEqual([]);
  });

  it('is read part by part, and is double-booked with one of another part, too', async () => {
    const booked = [await book('A'), await book('B'), await book('C')];
    const range = 'from=2026-11-24T00:00:00Z&to=2026-11-25T00:00:00Z';
    const found: { id: number; is_double: boolean }[] = [];
    for (let url: string | undefined = `/api/en/meetings?${range}&limit=1`; url !== undefined;) {
      const part: Awaited<ReturnType<typeof calls.administer>> = await calls.administer({ url });
      expect([part.json().length, part.headers['x-total-count']]).toEqual([1, '3']);
      found.push(...part.json());
      url = /^<([^>]+)>/.exec(String(part.headers.link ?? ''))?.[1];
    }
    expect(found.map(({ id, is_double }) => [id, is_double])).toEqual(booked.map(({ id }) => [id, true]));
  });

  it('is cancelled and reinstated with emails, in any status', async () => {
    const { id } = await book('A');
    expect(await change(id, { cancelled: true })).toMatchObject({ status: 'new', cancelled_at: expect.any(String) });
    await change(id, { cancelled: true });
    expect(await change(id, { cancelled: false, status: 'contacted' })).toMatchObject({ cancelled_at: null });
    expect(await waitingFor(id)).toEqual([
      'notification',
      'acknowledgement',
      'cancellation-notice',
      'cancellation',
      'notification',
      'acknowledgement',
    ]);
    const message = await contact();
    expect(await change(message.id, { cancelled: true })).toMatchObject({ cancelled_at: null });
  });

  it('that was called off while it was held is not confirmed to the visitor when it is released', async () => {
    const fields = { date: '2026-11-24', time: '10:00', name: 'A', phone: '0501234567', meetingType: 'zoom' };
    const payload = { kind: 'booking', fields: { ...fields, email: 'b@screens.example' } };
    const { id } = (await calls.visit({ method: 'POST', url: '/api/en/send-email', payload })).json();
    await change(id, { cancelled: true });
    await change(id, { held: false });
    expect(await waitingFor(id)).toEqual(['notification']);
  });

  it('is served as a calendar file without attendees; an enquiry without a meeting has none', async () => {
    const { id, reference } = await book('A');
    const file = await calls.administer({ url: `/api/en/enquiries/${id}/calendar` });
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="meeting-${reference}.ics"`);
    expect(file.body).toContain('METHOD:PUBLISH');
    expect(file.body).toContain('DTSTART:20261124T070000Z');
    expect(file.body).not.toContain('ATTENDEE');
    await change(id, { cancelled: true });
    expect((await calls.administer({ url: `/api/en/enquiries/${id}/calendar` })).body).toContain('STATUS:CANCELLED');
    const message = await contact();
    expect((await calls.administer({ url: `/api/en/enquiries/${message.id}/calendar` })).statusCode).toBe(404);
  });
});

it('the work of today is counted', async () => {
  await contact();
  await book('A');
  const off = await book('B');
  await change(off.id, { status: 'contacted', cancelled: true });
  await calls.visit({
    method: 'POST',
    url: '/api/en/send-email',
    payload: { kind: 'contact', fields: { name: 'Bot', email: 'bot@screens.example', message: 'x' } },
  });
  const { database } = calls.services;
  const [row] = await database.read.selectFrom('outbox').select('id').orderBy('id').limit(1).execute();
  await database.write
    .updateTable('outbox')
    .set({ last_error: 'Refused', failed_at: new Date(now).toISOString() })
    .where('id', '=', row?.id ?? 0)
    .execute();
  expect(await read('/today')).toEqual({
    newEnquiries: 2,
    unanswered: 2,
    overdue: 0,
    meetingsThisWeek: 1,
    meetingsToday: 0,
    held: 1,
    failedMessages: 1,
    undelivered: 0,
    mailMissing: true,
    waitingEmails: expect.any(Number),
    oldEmails: 0,
    heldVoices: 0,
    newVoices: 0,
    heldSubscribers: 0,
    acceptedOffers: 0,
    askedOffers: 0,
    brokenLinks: 0,
    unreadable: [],
    gaps: { ar: 0, en: 0 },
    wordlessFiles: 0,
    tasks: expect.objectContaining({ enquiry: 2, meeting: 0, 'held-enquiry': 1, 'failed-email': 1 }),
  });
  expect(await read('/outbox?state=failing')).toMatchObject([{ state: 'failed', about: 'Ali', last_error: 'Refused' }]);
  expect(await read('/mail')).toEqual({
    configured: false,
    waiting: expect.any(Number),
    old: 0,
    has_address: true,
    reads_mailbox: false,
    unread: null,
  });
  now += hours(24);
  expect(await read('/today')).toMatchObject({ overdue: 2, meetingsToday: 0 });
  now += hours(24);
  expect(await read('/today')).toMatchObject({ meetingsToday: 1 });
});
