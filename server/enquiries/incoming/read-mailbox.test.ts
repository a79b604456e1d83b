import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostFileBytes, mostFiles } from '../../../calls/replies.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { emailOf, type SampleEmail } from '../../../tests/support/email-of.ts';
import { type MailboxServer, openMailboxServer } from '../../../tests/support/mailbox-server.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { samplePdf, samplePhoto } from '../../../tests/support/sample-files.ts';
import { readMailboxAddress } from '../../mailbox-address.ts';
import { MailboxError } from '../../mailbox/open-mailbox.ts';
import { readMailbox } from './read-mailbox.ts';

const start = Date.parse('2026-11-22T09:00:00Z');
let now = start;
let calls: TestCalls;
let mailbox: MailboxServer;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig(), {
    now: () => now,
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@screens.example', to: 'sales@screens.example' },
  });
});
afterAll(() => calls.close());
beforeEach(async () => {
  now = start;
  mailbox = await openMailboxServer();
});
afterEach(() => mailbox.close());

/** Reads the mailbox once, like the job. */
async function look(signal = new AbortController().signal): Promise<void> {
  const address = readMailboxAddress(mailbox.url);
  if (address === null) throw new Error('No mailbox');
  const { sources } = calls.services.enquiries;
  const ownAddresses = new Set(['sales@wameed.example']);
  await readMailbox({ ...sources, address, ownAddresses, media: calls.services.media }, signal);
}

const read = async (id: number) => (await calls.administer({ url: `/api/en/enquiries/${id}` })).json();
const post = (path: string, payload: object) => calls.administer({ method: 'POST', url: `/api/en${path}`, payload });
const patch = (id: number, payload: object) =>
  calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload });
const unanswered = async (): Promise<readonly number[]> =>
  (await calls.administer({ url: '/api/en/enquiries?unanswered=true' })).json().map((each: { id: number }) => each.id);

interface Requested {
  readonly id: number;
  readonly email: string;
  /** The `Message-ID` of the last email about it. */
  readonly letter: string;
}

let people = 0;
/** An answered enquiry, each from another IP address because of the rate limit. */
async function answered(name: string): Promise<Requested> {
  const email = `${name}@visitor.example`;
  const payload = { kind: 'contact', fields: { name, email, message: 'Hello' } };
  const headers = { cookie: formCookie(now - 60_000) };
  people += 1;
  const from = { remoteAddress: `198.51.100.${people}` };
  const sent = await calls.visit({ method: 'POST', url: '/api/en/send-email', payload, headers, ...from });
  const { id } = sent.json();
  await post(`/enquiries/${id}/replies`, { subject: 'Your wall', text: 'Yes.' });
  const { message_id } = await calls.services.database.read
    .selectFrom('outbox')
    .select('message_id')
    .where('enquiry_id', '=', id)
    .where('purpose', '=', 'reply')
    .executeTakeFirstOrThrow();
  return { id, email, letter: `${message_id}@wameed.example` };
}

describe('an email that answers one of the company’s', () => {
  it('joins its conversation with its files, without what it repeats, and the enquiry waits for an answer again', async () => {
    const { id, email, letter: incoming } = await answered('ali');
    expect(await unanswered()).not.toContain(id);
    const photo = await samplePhoto(60, 40).jpeg().toBuffer();
    const delivered = mailbox.deliver(
      emailOf({
        from: `Ali <${email.toUpperCase()}>`,
        subject: 'Re: Your wall',
        answers: [incoming],
        text: 'شكرًا، متى؟\n\nOn Sun, Nov 22, 2026 Wameed <sales@wameed.example> wrote:\n> Yes.',
        files: [
          { name: '../../أرض.pdf', type: 'application/pdf', content: samplePdf },
          { name: 'wall.exe', type: 'image/jpeg', content: photo },
          { name: 'plan.dwg', type: 'application/acad', content: Buffer.from('AC1032 drawing') },
        ],
      }),
      new Date(now - 60_000),
    );
    now += 60_000;
    await look();
    const { thread, ...enquiry } = await read(id);
    expect(enquiry).toMatchObject({
      status: 'contacted',
      awaiting_since: new Date(start - 60_000).toISOString(),
    });
    expect(thread.find(({ state }: { state: string }) => state === 'received')).toMatchObject({
      author: 'Ali',
      sender: email,
      subject: 'Re: Your wall',
      text: 'شكرًا، متى؟',
      quoted: 'On Sun, Nov 22, 2026 Wameed <sales@wameed.example> wrote:\n> Yes.',
      automatic: false,
      cut: false,
      left_out: [],
      created_at: new Date(start - 60_000).toISOString(),
      files: [
        { name: 'أرض.pdf', type: 'application/pdf' },
        { name: 'wall.jpg', type: 'image/jpeg' },
        { name: 'plan.dwg', type: 'application/octet-stream' },
      ],
    });
    expect([...delivered.flags]).toEqual(['\\Seen']);
    expect(await unanswered()).toContain(id);
    expect(await calls.countFiles()).toEqual({ incoming: 0, uploads: 0, rows: 0 });
  });

  it('is stored once, however often and under any number it arrives', async () => {
    const { id, letter: incoming } = await answered('once');
    const raw = emailOf({ id: 'one@visitor.example', answers: [incoming], text: 'Thank you' });
    mailbox.deliver(raw, new Date(now));
    await look();
    await look();
    mailbox.deliver(raw, new Date(now));
    await look();
    mailbox.renumber();
    await look();
    expect((await read(id)).thread.filter(({ state }: { state: string }) => state === 'received')).toHaveLength(1);
  });

  it('without a name of its own is known by its bytes', async () => {
    const { id, letter: incoming } = await answered('nameless');
    const raw = emailOf({ id: '', answers: [incoming], text: 'Thank you' });
    mailbox.deliver(raw, new Date(now));
    await look();
    mailbox.renumber();
    await look();
    expect((await read(id)).thread.filter(({ state }: { state: string }) => state === 'received')).toHaveLength(1);
  });

  it('that answers a later email of the same conversation belongs to it, too', async () => {
    const { id, letter: incoming } = await answered('later');
    mailbox.deliver(emailOf({ answers: ['own@visitor.example', incoming], text: 'One more thing' }), new Date(now));
    await look();
    expect((await read(id)).thread.map(({ text }: { text: string }) => text)).toContain('One more thing');
  });

  it('of a program is marked, and asks for no answer', async () => {
    const programs: readonly SampleEmail[] = [
      { headers: ['Auto-Submitted: auto-replied'] },
      { subject: 'Automatic reply: Your wall' },
    ];
    for (const [index, emailOfProgram] of programs.entries()) {
      const { id, letter: incoming } = await answered(`away-${index}`);
      mailbox.deliver(emailOf({ ...emailOfProgram, answers: [incoming], text: 'I am away' }), new Date(now));
      await look();
      const { thread, awaiting_since } = await read(id);
      expect([emailOfProgram, thread.length, thread.at(-1).automatic, awaiting_since]).toEqual([
        emailOfProgram,
        2,
        true,
        null,
      ]);
    }
    const outgoing = () => calls.services.database.read.selectFrom('outbox').select('id').execute();
    const before = await outgoing();
    await look();
    expect(await outgoing()).toHaveLength(before.length);
  });

  it('of a person waits for an answer, also where a group or a list passed it on', async () => {
    const { id, letter: incoming } = await answered('group');
    const headers = ['Precedence: list', 'List-Id: <sales.wameed.example>'];
    mailbox.deliver(emailOf({ headers, answers: [incoming], text: 'When?' }), new Date(now));
    await look();
    const { thread, awaiting_since } = await read(id);
    expect([thread.at(-1).automatic, awaiting_since]).toEqual([false, new Date(now).toISOString()]);
  });

  it('becomes plain text if it is HTML, for any content', async () => {
    const { id, letter: incoming } = await answered('page');
    const html =
      '<html><style>p{}</style><script>alert(1)</script><p>Hello <b>there</b></p><img src=cid:logo onerror=alert(1)><p>مرحبًا</p></html>';
    mailbox.deliver(emailOf({ answers: [incoming], html }), new Date(now));
    await look();
    const reply = (await read(id)).thread.find(({ state }: { state: string }) => state === 'received');
    expect(reply.text).toBe('Hello there\n\nمرحبًا');
  });

  it('is read in the character set of its sender; one that is no text stays unread, and nothing of it is kept [ADM-GEN-73]', async () => {
    const { id, letter: incoming } = await answered('charset');
    const raw = Buffer.concat([
      Buffer.from(
        emailOf({
          answers: [incoming],
          headers: ['Content-Type: text/plain; charset=windows-1256'],
          text: null,
        }).replaceAll('\n', '\r\n'),
      ),
      Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7, 0x0d, 0x0a]),
    ]);
    mailbox.deliver(raw, new Date(now));
    const broken = mailbox.deliver(
      Buffer.concat([
        Buffer.from(
          emailOf({
            answers: [incoming],
            headers: ['Content-Type: text/plain; charset=nonsense'],
            text: null,
          }).replaceAll('\n', '\r\n'),
        ),
        Buffer.from([0x61, 0x00, 0xff, 0xc3, 0x28, 0x62]),
      ]),
      new Date(now),
    );
    await look();
    const received = (await read(id)).thread.filter(({ state }: { state: string }) => state === 'received');
    expect(received).toMatchObject([
      { text: 'مرحبا', cut: false },
      { text: '', cut: true },
    ]);
    expect(broken.flags.size).toBe(0);
  });
});

describe('an email that answers nothing that went out', () => {
  it('stays unread in the mailbox, for any claimed sender', async () => {
    const { id, email } = await answered('stranger');
    const emails = [
      emailOf({ from: email, subject: 'Re: Your wall', text: 'It is me' }),
      emailOf({ from: email, answers: ['00000000-0000-4000-8000-000000000000@wameed.example'], text: 'It is me' }),
      emailOf({ from: email, answers: [`' or 1=1 --@wameed.example`, '%@x', '*@x'], text: 'It is me' }),
    ].map((raw) => mailbox.deliver(raw, new Date(now)));
    await look();
    expect((await read(id)).thread).toHaveLength(1);
    expect(emails.map(({ flags }) => flags.size)).toEqual([0, 0, 0]);
    const { database } = calls.services;
    expect((await database.read.selectFrom('mailbox').select('unread').execute()).at(-1)).toEqual({ unread: 3 });
  });

  it('stays there, too, where its enquiry was deleted', async () => {
    const { id, letter: incoming } = await answered('deleted');
    await calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}` });
    mailbox.deliver(emailOf({ text: 'Something else' }), new Date(now));
    const late = mailbox.deliver(emailOf({ answers: [incoming], text: 'Too late' }), new Date(now));
    await look();
    await post(`/enquiries/${id}/restore`, {});
    expect((await read(id)).thread).toHaveLength(1);
    expect(late.flags.size).toBe(0);
  });

  it('is looked at once: a second look asks for what came since', async () => {
    const old = mailbox.deliver(emailOf({ text: 'Long ago' }), new Date(now - 90 * 86_400_000));
    await look();
    const { id, letter: incoming } = await answered('since');
    mailbox.deliver(emailOf({ answers: [incoming], text: 'New' }), new Date(now));
    await look();
    expect(old.flags.size).toBe(0);
    expect((await read(id)).thread).toHaveLength(2);
    const { last_uid } = await calls.services.database.read
      .selectFrom('mailbox')
      .select('last_uid')
      .where('unread', '=', 1)
      .executeTakeFirstOrThrow();
    expect(last_uid).toBe('2');
  });
});

describe('what an enquiry waits for', () => {
  const receive = async (name: string) => {
    const requested = await answered(name);
    mailbox.deliver(emailOf({ answers: [requested.letter], text: 'When?' }), new Date(now));
    await look();
    return requested;
  };

  it('ends with an answer, returns when that is withdrawn, and is overdue after a business day', async () => {
    const { id } = await receive('waits');
    const { reply } = (await post(`/enquiries/${id}/replies`, { subject: 'Re', text: 'On Monday' })).json();
    expect((await read(id)).awaiting_since).toBe(null);
    await calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}/replies/${reply.id}` });
    expect((await read(id)).awaiting_since).not.toBe(null);
    const overdue = async () => (await calls.administer({ url: '/api/en/enquiries?overdue=true' })).json();
    expect((await read(id)).overdue).toBe(null);
    now += 3 * 86_400_000;
    expect((await read(id)).overdue).toBe('unanswered');
    expect((await overdue()).map((each: { id: number }) => each.id)).toContain(id);
  });

  it('is dismissed by hand, and counted where it is not', async () => {
    const { id } = await receive('dismissed');
    const today = async () => (await calls.administer({ url: '/api/en/today' })).json().unanswered;
    const before = await today();
    expect((await patch(id, { awaiting: false })).json()).toMatchObject({ awaiting_since: null });
    expect(await today()).toBe(before - 1);
    await patch(id, { awaiting: true });
    expect(await today()).toBe(before);
    await patch(id, { status: 'spam' });
    expect(await today()).toBe(before - 1);
  });

  it('ends where the email is removed', async () => {
    const { id } = await receive('removed');
    const { thread } = await read(id);
    const incoming = thread.find(({ state }: { state: string }) => state === 'received');
    await calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}/replies/${incoming.id}` });
    expect((await read(id)).awaiting_since).toBe(null);
  });
});

describe('files of an email', () => {
  it('that are too many, too large, empty, or of no trade stay in the mailbox, and are named', async () => {
    const { id, letter: incoming } = await answered('files');
    const many = Array.from({ length: mostFiles + 1 }, (_, index) => ({
      name: `note-${index}.txt`,
      type: 'text/plain',
      content: Buffer.from('x'),
    }));
    const delivered = mailbox.deliver(
      emailOf({
        answers: [incoming],
        text: 'See',
        files: [
          { name: 'run.exe', type: 'application/pdf', content: Buffer.from('MZ') },
          { name: 'page.pdf', type: 'application/pdf', content: Buffer.from('<script>alert(1)</script>') },
          { name: 'empty.pdf', type: 'application/pdf', content: Buffer.alloc(0) },
          ...many,
        ],
      }),
      new Date(now),
    );
    await look();
    const reply = (await read(id)).thread.find(({ state }: { state: string }) => state === 'received');
    expect(reply.files).toHaveLength(mostFiles);
    expect(reply.left_out).toEqual(['run.exe', 'page.pdf', 'empty.pdf', `note-${mostFiles}.txt`]);
    expect(delivered.flags.size).toBe(0);
  });

  it('of trade that no browser shows are kept as downloads, and handed out as bytes alone [ADM-GEN-76]', async () => {
    const names = [
      ['site plan.rar', 'الموقع.kmz', 'hall.skp', 'render.tif', 'خطاب.msg', 'BOQ.xlsm', 'winmail.dat', 'WinMail.DAT'],
      ['voice.amr', 'PTT-20261122.opus', 'رسالة صوتية.m4a', 'note.mp3', 'memo.ogg', 'hall.rvt', 'hall.ifc', 'logo.AI'],
      ['invoice.xml', 'plan.7z', 'deck.pps', 'shape.stl', 'film.avi', 'scan.TIFF', 'forwarded.eml', 'table.numbers'],
    ];
    for (const [index, part] of names.entries()) {
      const { id, letter: incoming } = await answered(`trade-${index}`);
      const content = Buffer.from('<script>alert(1)</script>');
      const files = part.map((name) => ({ name, type: 'text/html', content }));
      const sent = mailbox.deliver(emailOf({ answers: [incoming], text: 'See', files }), new Date(now));
      await look();
      const reply = (await read(id)).thread.at(-1);
      expect(reply).toMatchObject({ left_out: [], cut: false });
      expect(reply.files.map(({ name, type }: { name: string; type: string }) => `${name} ${type}`)).toEqual(
        part.map((name) => `${name.replace(/[^.]+$/, (ending) => ending.toLowerCase())} application/octet-stream`),
      );
      expect([...sent.flags]).toEqual(['\\Seen']);
      const answer = await calls.administer({ url: `/api/en/enquiries/${id}/files/${reply.files[0].id}` });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
      });
      expect(answer.rawPayload).toEqual(content);
    }
  });

  it('that run where they are opened are left there by name', async () => {
    const { id, letter: incoming } = await answered('programs');
    const names = [
      'offer.html',
      'offer.pdf.exe',
      'run.js',
      'macro.vbs',
      'open.lnk',
      'setup.msi',
      'data.dat',
      'no ending',
    ];
    const files = names.map((name) => ({ name, type: 'application/octet-stream', content: Buffer.from('<script>') }));
    const sent = mailbox.deliver(emailOf({ answers: [incoming], text: 'See', files }), new Date(now));
    await look();
    expect((await read(id)).thread.at(-1)).toMatchObject({ left_out: names, files: [] });
    expect(sent.flags.size).toBe(0);
  });

  it('without a name, such as an invitation and a forwarded email, are kept by one [ADM-GEN-75]', async () => {
    const { id, letter: incoming } = await answered('nameless-files');
    const raw = emailOf({ answers: [incoming], headers: ['Content-Type: multipart/mixed; boundary=b'], text: null });
    const invitation = '--b\nContent-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n';
    const forwarded = '--b\nContent-Type: message/rfc822\n\nSubject: Hall\n\nHello\n';
    const words = '--b\nContent-Type: text/plain\n\nPlease join\n';
    const sent = mailbox.deliver(`${raw}${words}${invitation}${forwarded}--b--\n`, new Date(now));
    await look();
    expect((await read(id)).thread.at(-1)).toMatchObject({
      text: 'Please join',
      left_out: [],
      files: [
        { name: 'invitation.ics', type: 'application/octet-stream' },
        { name: 'Hall.eml', type: 'application/octet-stream' },
      ],
    });
    expect([...sent.flags]).toEqual(['\\Seen']);
  });

  it('of an email that is larger than any may be are left there; its words are kept', async () => {
    const { id, letter: incoming } = await answered('large');
    const content = Buffer.alloc(2 * mostFileBytes, 'x');
    const files = [{ name: 'film.mp4', type: 'video/mp4', content }];
    mailbox.deliver(emailOf({ answers: [incoming], text: 'A film', files }), new Date(now));
    await look();
    const reply = (await read(id)).thread.find(({ state }: { state: string }) => state === 'received');
    expect(reply).toMatchObject({ text: 'A film', files: [], cut: true });
  });
});

describe('a mailbox that fails', () => {
  it('to hold an email that can be read keeps that it came, and holds up none behind it', async () => {
    const { id, letter: incoming } = await answered('bomb');
    const head = `Message-ID: <bomb@visitor.example>\nIn-Reply-To: <${incoming}>\n`;
    const bomb = mailbox.deliver(`${head}${'X-Long: y\n'.repeat(300_000)}\nhello`, new Date(now));
    mailbox.deliver(emailOf({ answers: [incoming], text: 'Behind it' }), new Date(now));
    await look();
    const received = (await read(id)).thread.filter(({ state }: { state: string }) => state === 'received');
    expect(received).toMatchObject([
      { text: '', cut: true },
      { text: 'Behind it', cut: false },
    ]);
    expect(bomb.flags.size).toBe(0);
  });

  it('in the middle of an email loses nothing: the next look goes on there', async () => {
    const { id, letter: incoming } = await answered('cut');
    const first = mailbox.deliver(emailOf({ answers: [incoming], text: 'First' }), new Date(now));
    const long = emailOf({ id: 'long@visitor.example', answers: [incoming], text: 'Long\n'.repeat(2000) });
    mailbox.deliver(long, new Date(now));
    mailbox.manner = 'cut-in-letter';
    await expect(look()).rejects.toBeInstanceOf(MailboxError);
    expect(first.flags.size).toBe(1);
    mailbox.manner = 'answer';
    await look();
    const texts = (await read(id)).thread.map(({ text }: { text: string }) => text.slice(0, 5));
    expect(texts.toSorted()).toEqual(['First', 'Long\n', 'Yes.']);
  });

  it('by refusing the password says so, and is left when the server ends', async () => {
    mailbox.manner = 'refuse-login';
    await expect(look()).rejects.toThrow('Wrong name or password');
    mailbox.manner = 'silent';
    const ending = new AbortController();
    const looking = look(ending.signal);
    setTimeout(() => ending.abort(), 50);
    await expect(looking).rejects.toBeInstanceOf(MailboxError);
  });
});

it('a server without a mailbox has no such job, and says that it reads none', async () => {
  const jobs: readonly { readonly name: string }[] = (await calls.administer({ url: '/api/en/jobs' })).json();
  expect(jobs.map(({ name }) => name)).not.toContain('incoming-letters');
  expect((await calls.administer({ url: '/api/en/mail' })).json()).toMatchObject({
    reads_mailbox: false,
    unread: null,
  });
});

it('a person takes the emails along when leaving, and leaves with them', async () => {
  const { id, email, letter: incoming } = await answered('person');
  const files = [{ name: 'offer.pdf', type: 'application/pdf', content: samplePdf }];
  mailbox.deliver(emailOf({ from: email, answers: [incoming], text: 'My data', files }), new Date(now));
  await look();
  const exported = (await post('/people/export', { email })).json();
  expect(exported.enquiries[0].thread).toMatchObject([{ state: 'waiting' }, { text: 'My data', sender: email }]);
  expect(exported.files).toMatchObject([{ name: 'offer.pdf', content: samplePdf.toString('base64') }]);
  await post('/people/erase', { emails: [email] });
  const { read: tables } = calls.services.database;
  for (const table of ['enquiry_reply', 'enquiry_file'] as const)
    expect(await tables.selectFrom(table).select('id').where('enquiry_id', '=', id).execute()).toEqual([]);
  mailbox.renumber();
  await look();
  expect((await calls.administer({ url: `/api/en/enquiries/${id}` })).statusCode).toBe(404);
});
