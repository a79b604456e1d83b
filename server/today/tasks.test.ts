import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Task, TaskMark } from '../../calls/today.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

const hour = 3_600_000;
const monday = Date.parse('2026-11-23T09:00:00Z');
let now = monday;
const from = (hours: number): string => new Date(now + hours * hour).toISOString();

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig(), { now: () => now });
});
beforeEach(() => {
  now = monday;
});
afterAll(() => calls.close());

const counts = async () => (await calls.administer({ url: '/api/en/today' })).json().tasks;
const tasks = async (): Promise<readonly Task[]> => (await calls.administer({ url: '/api/en/today/tasks' })).json();
const tasksOf = async (kind: Task['kind']) => (await tasks()).filter((task) => task.kind === kind);
const mark = (payload: TaskMark | object) => calls.administer({ method: 'PUT', url: '/api/en/today/tasks', payload });

const write = () => calls.services.database.write;
let references = 0;
async function addEnquiry(values: object = {}): Promise<number> {
  references += 1;
  const row = {
    reference: `R-${references}`,
    kind: 'contact',
    suspicions: '[]',
    held: 0,
    fields: JSON.stringify({ name: 'Sara', message: 'A wall, please' }),
    subject: 'Contact message · Sara',
    message: 'Name: Sara\nMessage: A wall, please\nReference: R-1',
    sender: `Sender ${references}`,
    email: null,
    phone: null,
    page: '/contact',
    language: 'en',
    country: 'sa',
    created_at: from(-1),
    updated_at: from(-1),
    ...values,
  } as const;
  return (await write().insertInto('enquiry').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

describe('tasks of Today', () => {
  it('are enquiries to answer or to come back to, the oldest first, each with whether it is late [ADM-GEN-85]', async () => {
    const late = await addEnquiry({ created_at: from(-72) });
    const young = await addEnquiry({ assigned_to: 1 });
    const promised = await addEnquiry({ status: 'contacted', follow_up_on: '2026-11-20' });
    await addEnquiry({ status: 'contacted' });
    await addEnquiry({ is_test: 1 });
    expect(await counts()).toMatchObject({ enquiry: 3 });
    expect(await tasksOf('enquiry')).toMatchObject([
      { id: late, title: 'Sender 1', text: 'A wall, please', late: true, assigned_to: null },
      { id: young, late: false, assigned_to: 1 },
      { id: promised, late: true },
    ]);
  });

  it('that are put off are neither counted nor listed until the day after; those that are opened again are [API-ADM-208]', async () => {
    const [first] = await tasksOf('enquiry');
    const subject = first?.subject ?? '';
    const answer = await mark({ kind: 'enquiry', subject, state: 'snoozed' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Put off until tomorrow' }]);
    expect(await counts()).toMatchObject({ enquiry: 2 });
    expect((await tasksOf('enquiry')).map((task) => task.subject)).not.toContain(subject);

    now = Date.parse('2026-11-23T21:00:01Z');
    expect(await counts()).toMatchObject({ enquiry: 3 });
    expect((await tasksOf('enquiry')).map((task) => task.subject)).toContain(subject);

    now = monday;
    await mark({ kind: 'enquiry', subject, state: 'open' });
    expect(await counts()).toMatchObject({ enquiry: 3 });
  });

  it('that end with work cannot be marked as done [API-ADM-208]', async () => {
    for (const payload of [
      { kind: 'enquiry', subject: '1', state: 'done' },
      { kind: 'enquiry', subject: '', state: 'open' },
      { kind: 'nothing', subject: '1', state: 'open' },
      { kind: 'meeting', subject: '1', state: 'done', more: 1 },
    ])
      expect((await mark(payload)).statusCode).toBe(400);
  });

  it('that an answer, a status or a review settled are gone, also where they were put off [ADM-GEN-85]', async () => {
    const [first] = await tasksOf('enquiry');
    await mark({ kind: 'enquiry', subject: first?.subject ?? '', state: 'snoozed' });
    await calls.administer({
      method: 'PATCH',
      url: `/api/en/enquiries/${first?.id}`,
      payload: { status: 'contacted' },
    });
    expect(await counts()).toMatchObject({ enquiry: 2 });
    const held = await addEnquiry({ held: 1 });
    expect(await counts()).toMatchObject({ 'held-enquiry': 1 });
    await mark({ kind: 'held-enquiry', subject: String(held), state: 'snoozed' });
    expect([(await counts())['held-enquiry'], await tasksOf('held-enquiry')]).toEqual([0, []]);
    await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${held}`, payload: { status: 'spam' } });
    expect(await counts()).toMatchObject({ 'held-enquiry': 0 });
  });

  it('are the meetings of today and tomorrow that have not ended, by their time [ADM-GEN-85]', async () => {
    const meeting = (hours: number, more = {}) =>
      addEnquiry({ status: 'contacted', meeting_at: from(hours), meeting_uid: `m${hours}`, ...more });
    const [tomorrow, today] = [await meeting(26), await meeting(3)];
    await meeting(-5);
    await meeting(72);
    await meeting(4, { cancelled_at: from(-1) });
    expect((await tasksOf('meeting')).map(({ id, late }) => [id, late])).toEqual([
      [today, true],
      [tomorrow, false],
    ]);
    await mark({ kind: 'meeting', subject: String(today), state: 'done' });
    now += 24 * hour;
    expect((await tasksOf('meeting')).map(({ id }) => id)).toEqual([tomorrow]);
    expect(await counts()).toMatchObject({ meeting: 1 });
  });

  it('are comments that await review and those that went live without one; a released one is none [ADM-GEN-85]', async () => {
    const post = { author_name: 'Sara', content: 'Bright', created_at: from(-1) };
    await write()
      .insertInto('free_post')
      .values([
        { ...post, held: 1, reviewed: 0 },
        { ...post, held: 0, reviewed: 0 },
        { ...post, held: 0, reviewed: 1 },
      ])
      .execute();
    expect(await tasksOf('held-comment')).toMatchObject([{ subject: 'post/1', title: 'Sara', of: 'post' }]);
    expect(await tasksOf('live-comment')).toMatchObject([{ subject: 'post/2' }]);
    expect(await counts()).toMatchObject({ 'held-comment': 1, 'live-comment': 1 });
    await calls.administer({ method: 'POST', url: '/api/en/held/post/1/release' });
    await mark({ kind: 'live-comment', subject: 'post/2', state: 'done' });
    expect(await counts()).toMatchObject({ 'held-comment': 0, 'live-comment': 0 });
    expect((await tasks()).filter(({ of }) => of === 'post')).toEqual([]);
  });

  it('are accepted quotations until an administrator has seen to them [ADM-GEN-85]', async () => {
    const quotation = {
      language: 'en',
      country: 'sa',
      currency: 'SAR',
      customer: 'Palm Hotel',
      content: '{}',
      folded: '',
      draft_total: 0,
      number: '2026-0001',
      answer: 'accepted',
      created_at: from(-90),
      updated_at: from(-90),
    } as const;
    const { id } = await write()
      .insertInto('offer')
      .values({ ...quotation, answered_at: from(-2) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await write()
      .insertInto('offer')
      .values({ ...quotation, number: '2026-0002', answered_at: from(-200) })
      .execute();
    expect(await tasksOf('accepted-offer')).toMatchObject([{ id, title: 'Palm Hotel', text: '2026-0001' }]);
    await mark({ kind: 'accepted-offer', subject: String(id), state: 'done' });
    expect(await counts()).toMatchObject({ 'accepted-offer': 0 });
  });

  it('are subscribers, emails that failed and records that are due today [ADM-GEN-85]', async () => {
    await write()
      .insertInto('subscriber')
      .values({ email: 's@screens.example', language: 'en', created_at: from(-1), pending: 1 })
      .execute();
    await write()
      .insertInto('outbox')
      .values({ purpose: 'reply', message_id: 'm1', created_at: from(-1), next_at: from(1), last_error: 'No such box' })
      .execute();
    const added = await calls.administer({
      method: 'POST',
      url: '/api/en/products?save=draft',
      payload: { name: { en: 'Torch', ar: 'شعلة' }, description: { en: 'A light', ar: 'ضوء' } },
    });
    expect(added.statusCode).toBe(201);
    await write()
      .updateTable('entry')
      .set({ publish_at_en: from(2) })
      .where('collection', '=', 'products')
      .execute();
    expect(await tasksOf('subscriber')).toMatchObject([{ title: 's@screens.example' }]);
    expect(await tasksOf('failed-email')).toMatchObject([{ text: 'No such box', of: 'reply' }]);
    expect(await tasksOf('record')).toMatchObject([{ title: 'Torch', of: 'products', text: 'publish' }]);
    expect(await counts()).toMatchObject({
      subscriber: 1,
      'failed-email': 1,
      'undelivered-email': 0,
      record: 1,
      job: 0,
    });
  });

  it('are five of each kind at most, however many are counted [ADM-GEN-85]', async () => {
    for (let index = 0; index < 6; index += 1) await addEnquiry({ held: 1 });
    expect(await counts()).toMatchObject({ 'held-enquiry': 6 });
    expect(await tasksOf('held-enquiry')).toHaveLength(5);
  });

  it('are for administrators alone [ADM-GEN-85]', async () => {
    expect((await calls.visit({ url: '/api/en/today/tasks' })).statusCode).toBe(401);
  });
});
