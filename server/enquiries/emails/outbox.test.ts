import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { receiveMail, type MailReceiver } from '../../../tests/support/mail-receiver.ts';
import { startedJobs } from '../../../tests/support/started-jobs.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { testScope } from '../../../tests/support/test-scope.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import { claim, leaseMilliseconds, noteFailed } from './outbox.ts';
import { readOutboxMetrics } from './outbox-metrics.ts';
import { startOutbox } from './start-outbox.ts';

// Emails use real sockets and clocks, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const company = { from: 'Wameed <site@wameed.example>', to: 'sales@wameed.example' };
const harmless: SpamCheck = { settle: async () => [] };
const day = 86_400_000;
/** Number of emails that wait for a mail server. */
const waiting = testScope === 'full' ? 1000 : 200;

const open: { calls?: TestCalls; mail?: MailReceiver } = {};
afterEach(async () => {
  await open.calls?.close();
  await open.mail?.close();
  delete open.calls;
  delete open.mail;
});

/** A site that sends mail to a local port, with a clock that the test can advance. */
async function openSite(port: number) {
  const clock = { ahead: 0 };
  const calls = await openTestCalls(await eachDatabaseConfig(), {
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, ...company },
    now: () => Date.now() + clock.ahead,
    idleMilliseconds: 25,
  });
  open.calls = calls;
  const { database, enquiries } = calls.services;
  const accept = (body: Readonly<Record<string, unknown>>, language: 'en' | 'ar' = 'en') =>
    enquiries.accept({ body, language, country: 'sa', page: '/contact' }, harmless);
  const rows = () => database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
  return { calls, database, clock, accept, rows };
}

const contact = (name: string) => ({
  kind: 'contact',
  fields: { name, email: 'sara@screens.example', message: 'Hello' },
});

const startMail = async (port: number, manner?: MailReceiver['manner']) => {
  open.mail = await receiveMail(port, manner);
  return open.mail;
};

describe('letters', () => {
  it('go to the company with reply-to the visitor, and to the visitor with none of the visitor’s words [OP-016]', async () => {
    const port = await freePort();
    const mail = await startMail(port);
    const { accept } = await openSite(port);
    await accept(contact('Buy at http://spam.example'));
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(2);
    const [notification, acknowledgement] = mail.mails;
    expect(notification).toMatchObject({ from: 'site@wameed.example', to: ['sales@wameed.example'] });
    expect(notification?.raw).toMatch(/^Reply-To: sara@screens\.example\r$/m);
    expect(notification?.raw).toContain('Hello');
    expect(acknowledgement).toMatchObject({ from: 'site@wameed.example', to: ['sara@screens.example'] });
    expect(acknowledgement?.raw).not.toMatch(/spam\.example|Hello\r?\n/);
    const ids = mail.mails.map(({ raw }) => /^Message-ID: <(.+)>\r$/m.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('no name of a visitor adds a header or a recipient', async () => {
    const port = await freePort();
    const mail = await startMail(port);
    const { accept } = await openSite(port);
    await accept({
      kind: 'contact',
      fields: { ...contact('').fields, name: 'A\r\nBcc: evil@evil.example\r\nX-Evil: 1' },
    });
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(2);
    for (const { raw, to } of mail.mails) {
      const [head = ''] = raw.split('\r\n\r\n');
      expect(head).not.toMatch(/^(?:bcc|x-evil)/im);
      expect(to).toHaveLength(1);
    }
  });

  it('of a booking carry an invitation, and of a cancelled one the cancellation with a raised sequence [OP-052, OP-053]', async () => {
    const port = await freePort();
    const mail = await startMail(port);
    const { accept, calls } = await openSite(port);
    const fields = {
      date: '2099-03-02',
      time: '10:00',
      name: 'Sara Booker',
      phone: '0501234567',
      meetingType: 'teams',
      email: 'sara@screens.example',
    };
    const accepted = await accept({ kind: 'booking', fields }, 'ar');
    if (!accepted.isAccepted) throw new Error('The booking was refused');
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(2);
    await calls.administer({
      method: 'PATCH',
      url: `/api/en/enquiries/${accepted.id}`,
      payload: { cancelled: true },
    });
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(4);

    const calendars = mail.mails.map(({ raw }) => calendarIn(raw));
    const uids = new Set(calendars.map((lines) => lines.find((line) => line.startsWith('UID:'))));
    expect(uids.size).toBe(1);
    for (const lines of calendars.slice(0, 2))
      expect(lines).toEqual(
        expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:0', 'DTSTART:20990302T070000Z', 'DTEND:20990302T073000Z']),
      );
    for (const lines of calendars.slice(2))
      expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']));
    const toCompany = mail.mails.filter(({ to }) => to.join() === 'sales@wameed.example');
    const toVisitor = mail.mails.filter(({ to }) => to.join() === 'sara@screens.example');
    expect([toCompany.length, toVisitor.length]).toEqual([2, 2]);
    // The address may belong to a third party, so the invitation must not contain text of the visitor.
    for (const { raw } of toVisitor) expect(calendarIn(raw).join()).not.toContain('Sara Booker');
    for (const { raw } of toCompany) expect(calendarIn(raw).join()).toContain('Sara Booker');
  });

  it('of a second booking of one slot tell the company of the first, and the visitor nothing [OP-006]', async () => {
    const port = await freePort();
    const mail = await startMail(port);
    const { accept } = await openSite(port);
    const fields = { date: '2099-03-02', time: '10:00', name: 'A', phone: '0501234567', meetingType: 'zoom' };
    const first = await accept({ kind: 'booking', fields });
    if (!first.isAccepted) throw new Error('The booking was refused');
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
    await accept({ kind: 'booking', fields: { ...fields, email: 'late@screens.example' } });
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(3);
    const flag = new RegExp(`Another meeting overlaps with this one: ${first.reference}`);
    expect(mail.mails.map(({ raw }) => flag.test(raw.replaceAll('=\r\n', '')))).toEqual([false, true, false]);
  });
});

/** The unfolded lines of the invitation in an email. */
function calendarIn(raw: string): readonly string[] {
  const part = raw.split(/\r\n--/).find((each) => /content-type: text\/calendar/i.test(each)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = /base64/i.test(head)
    ? Buffer.from(body.join(''), 'base64').toString('utf8')
    : body.join('\r\n\r\n').replaceAll('=\r\n', '');
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('an outage of the mail server', () => {
  it(`loses nothing: ${waiting} messages sent meanwhile all arrive, once each and in their order`, async () => {
    const port = await freePort();
    const { accept, rows, clock } = await openSite(port);
    for (let turn = 0; turn < waiting; turn += 1) await accept({ subject: `Message ${turn}`, message: 'x' });
    await expect
      .poll(async () => (await rows()).filter(({ attempts }) => attempts > 0).length, { timeout: 60_000 })
      .toBe(waiting);
    clock.ahead = day;
    const mail = await startMail(port);
    await expect.poll(() => mail.mails.length, { timeout: 120_000, interval: 250 }).toBe(waiting);
    const numbers = mail.mails.map(({ raw }) => Number(/^Subject: Message (\d+)/m.exec(raw)?.[1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: waiting }, (_, turn) => turn));
    await expect
      .poll(async () => (await rows()).every(({ sent_at }) => sent_at !== null), { timeout: 10_000 })
      .toBe(true);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }, 240_000);

  it('ends for all emails with the first one that goes through', async () => {
    const port = await freePort();
    const { accept, rows, clock } = await openSite(port);
    await accept({ subject: 'First', message: 'x' });
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 10_000 }).toBe(attempt);
      clock.ahead += 3600_000;
    }
    await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 10_000 }).toBe(5);
    const mail = await startMail(port);
    await accept({ subject: 'Second', message: 'x' });
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(2);
  });

  it.each([
    ['by itself', (id: number) => `${id}/retry`],
    ['with all that failed', () => 'retry'],
  ])('is tried each minute for three days, then shown as failed, and can be tried again %s', async (_how, again) => {
    const port = await freePort();
    const { accept, rows, clock, calls } = await openSite(port);
    await accept({ subject: 'Lost?', message: 'x' });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 10_000 }).toBe(attempt);
      const gap = Date.parse((await rows())[0]?.next_at ?? '') - (Date.now() + clock.ahead);
      expect(gap).toBeLessThanOrEqual(attempt === 1 ? 30_000 : 60_000);
      expect(gap).toBeGreaterThan(attempt === 1 ? 15_000 : 45_000);
      clock.ahead += gap + 50;
    }
    await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 10_000 }).toBe(6);
    expect((await rows())[0]?.failed_at).toBeNull();
    clock.ahead += 3 * day;
    await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 10_000 }).toBe(7);
    const [failed] = await rows();
    expect(failed?.failed_at).not.toBeNull();
    expect(Date.parse(failed?.failed_at ?? '') - Date.parse(failed?.first_attempt_at ?? '')).toBeGreaterThanOrEqual(
      3 * day,
    );
    const listed = await calls.administer({ url: '/api/en/outbox?state=failed' });
    expect(listed.json()).toMatchObject([
      { id: failed?.id, state: 'failed', last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
    const mail = await startMail(port);
    const retried = await calls.administer({ method: 'POST', url: `/api/en/outbox/${again(failed?.id ?? 0)}` });
    expect(retried.statusCode).toBe(200);
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
  });

  it.each(['busy', 'cut-in-data'] as const)('a server that is %s gets the email later, once', async (manner) => {
    const port = await freePort();
    const mail = await startMail(port, manner);
    const { accept, rows, clock } = await openSite(port);
    await accept({ subject: 'Patience', message: 'x'.repeat(5000) });
    await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 20_000 }).toBe(1);
    expect((await rows())[0]).toMatchObject({ sent_at: null, failed_at: null, hindrance: 'server' });
    mail.manner = 'accept';
    clock.ahead += 60_000;
    await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(1);
    await pause(200);
    expect(mail.mails).toHaveLength(1);
  });

  it('a server that is slow gets every email once, in its order', async () => {
    const port = await freePort();
    const mail = await startMail(port, 'slow');
    const { accept, rows } = await openSite(port);
    for (const subject of ['One', 'Two', 'Three']) await accept({ subject, message: 'x' });
    await expect
      .poll(async () => (await rows()).every(({ sent_at }) => sent_at !== null), { timeout: 20_000 })
      .toBe(true);
    expect(mail.mails.map(({ raw }) => /^Subject: (\w+)/m.exec(raw)?.[1])).toEqual(['One', 'Two', 'Three']);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  });

  it('a refused address of a visitor is not written to again; the company’s email goes all the same', async () => {
    const port = await freePort();
    const mail = await startMail(port, 'refuse-recipient');
    const { accept, rows, clock } = await openSite(port);
    await accept(contact('A'));
    await expect.poll(async () => (await rows()).map(({ attempts }) => attempts), { timeout: 10_000 }).toEqual([1, 1]);
    const [notification, acknowledgement] = await rows();
    expect(notification?.failed_at).toBeNull();
    expect(acknowledgement?.failed_at).not.toBeNull();
    mail.manner = 'accept';
    clock.ahead += 60_000;
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
    expect(mail.mails[0]?.to).toEqual(['sales@wameed.example']);
  });
});

describe('the metrics', () => {
  it('count the delay from when an email was due, also while it is tried again, and not of deleted enquiries', async () => {
    const { database, accept } = await openSite(await freePort());
    await open.calls?.services.enquiries.close();
    await accept({ subject: 'Late', message: 'x' });
    const row = await claim(database, 'letters', 'me', Date.now() + 60_000);
    if (row === undefined) throw new Error('Nothing was taken');
    const due = Date.parse(row.next_at);
    const failure = { hindrance: 'server', reason: 'ECONNREFUSED', isFinal: false } as const;
    await noteFailed(database, row, failure, due + 60_000);
    const hour = 3_600_000;
    expect(await readOutboxMetrics(database, due + hour)).toMatchObject({ waiting: { letter: 1 }, overdue: hour });
    await database.write
      .updateTable('enquiry')
      .set({ removed_at: new Date(due).toISOString() })
      .execute();
    expect(await readOutboxMetrics(database, due + hour)).toMatchObject({ waiting: { letter: 0 }, overdue: 0 });
  });
});

describe('a lease', () => {
  it('keeps two workers from sending one row, and gives the rows of a dead one back', async () => {
    const { database, accept, rows } = await openSite(await freePort());
    await open.calls?.services.enquiries.close();
    for (let turn = 0; turn < 3; turn += 1) await accept({ subject: `${turn}`, message: 'x' });
    const now = Date.now() + 60_000;
    const take = async (leaseId: string, at = now) => (await claim(database, 'letters', leaseId, at)) ?? null;
    const taken = [await take('dead'), await take('dead'), await take('alive')];
    expect(new Set(taken.map((row) => row?.id)).size).toBe(3);
    expect(await take('late')).toBeNull();

    const later = now + leaseMilliseconds + 1000;
    const [first] = taken;
    expect(await take('alive', later)).toMatchObject({ id: first?.id, lease_id: 'alive' });
    // The first process was only slow: its result must not change a row that now belongs to another process.
    if (first === null || first === undefined) throw new Error('Nothing was taken');
    await noteFailed(database, first, { hindrance: 'message', reason: 'Too late', isFinal: true }, later);
    expect((await rows())[0]).toMatchObject({ lease_id: 'alive', failed_at: null, last_error: null });
  });

  it('ends with the attempt, also of an email that was to be tried at once while the mail server did not answer', async () => {
    const { database, accept } = await openSite(await freePort());
    await open.calls?.services.enquiries.close();
    await accept({ subject: 'Once more', message: 'x' });
    const begun = Date.now() + 60_000;
    const row = await claim(database, 'letters', 'me', begun);
    if (row === undefined) throw new Error('Nothing was taken');
    const next_at = new Date(begun + 10).toISOString();
    await database.write.updateTable('outbox').set({ next_at }).execute();
    await noteFailed(database, row, { hindrance: 'server', reason: 'ECONNREFUSED', isFinal: false }, begun + 5);
    expect(await claim(database, 'letters', 'another', begun + 31_000)).toMatchObject({ id: row.id, attempts: 1 });
  });

  it('many workers together send every row once', async () => {
    const { database, accept } = await openSite(await freePort());
    await open.calls?.services.enquiries.close();
    for (let turn = 0; turn < 60; turn += 1) await accept({ subject: `${turn}`, message: 'x' });
    const sent: number[] = [];
    const log = { info() {}, warn() {}, error() {} };
    const deliver = async ({ id }: { readonly id: number }) => {
      sent.push(id);
      await pause(2);
    };
    const now = async () => Date.now() + day;
    const workers = Array.from({ length: 4 }, () =>
      startOutbox({
        database,
        jobs: startedJobs(database),
        deliver,
        hasMail: () => true,
        log,
        idleMilliseconds: 10,
        now,
      }),
    );
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(60);
    for (const worker of workers) await worker.stop();
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
  });

  it('without a mail server emails wait and can be read', async () => {
    const calls = await openTestCalls(await eachDatabaseConfig(), { idleMilliseconds: 10 });
    open.calls = calls;
    await calls.administer({
      method: 'PUT',
      url: '/api/en/settings/country-sa',
      payload: { email: 'sa@wameed.example' },
    });
    const body = { subject: 'Read me', message: 'In the dashboard' };
    await calls.services.enquiries.accept({ body, language: 'en', country: 'sa', page: '' }, harmless);
    await pause(100);
    const [row] = (await calls.administer({ url: '/api/en/outbox?state=waiting' })).json();
    expect(row).toMatchObject({ attempts: 0, state: 'waiting', purpose: 'notification' });
    const { letter } = (await calls.administer({ url: `/api/en/outbox/${row.id}` })).json();
    expect(letter).toMatchObject({
      to: 'sa@wameed.example',
      subject: 'Read me',
      text: expect.stringContaining('In the dashboard'),
    });
  });
});
