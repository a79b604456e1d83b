import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { parseEmail } from '../../mailbox/parse-email.ts';
import { emailOf } from '../emails/deliver.ts';

const spellings = [
  ['sara@شركة.السعودية', 'sara@xn--ogbpi5d.xn--mgberp4a5d4ar', 'شركة'],
  ['omar@مثال.امارات', 'omar@xn--mgbh0fb.xn--mgbaam7a8h', 'مثال.امارات'],
  ['Noor@mail.Bücher.example', 'noor@mail.xn--bcher-kva.example', 'bücher'],
  ['huda@例え.jp', 'huda@xn--r8jz45g.jp', '例え'],
  ['ziad@почта.рф', 'ziad@xn--80a1acny.xn--p1ai', 'почта'],
] as const;

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig(), {
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@wameed.example', to: 'sales@wameed.example' },
    deliver: async () => undefined,
  });
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const visit = (path: string, payload: object) =>
  calls.visit({ method: 'POST', url: `/api/ar${path}`, payload, headers: { cookie: formCookie() } });
const post = (path: string, payload: object) => calls.administer({ method: 'POST', url: `/api/en${path}`, payload });
const inquire = async (email: string): Promise<number> => {
  const fields = { name: 'A', email, phone: '0501234567' };
  const answer = await visit('/send-email', { kind: 'inquiry', fields });
  expect(answer.statusCode).toBe(201);
  return answer.json()['id'];
};

it.each(spellings)(
  '%s and %s are one sender, who is written to in ASCII [PUB-GEN-88]',
  async (unicode, ascii, part) => {
    const ids = [await inquire(unicode), await inquire(ascii), await inquire(ascii.toUpperCase())];
    for (const id of ids) {
      const enquiry = (await calls.administer({ url: `/api/en/enquiries/${id}` })).json();
      expect(enquiry.email).toBe(ascii);
      expect(enquiry.others.map((other: { id: number }) => other.id)).toEqual(
        expect.arrayContaining(ids.filter((each) => each !== id)),
      );
      expect(enquiry.shown).toContainEqual(
        expect.objectContaining({ name: 'email', value: expect.stringContaining(part) }),
      );
    }
    const { read } = calls.services.database;
    const rows = await read.selectFrom('outbox').selectAll().where('enquiry_id', 'in', ids).execute();
    const emails = await Promise.all(rows.map((row) => emailOf(calls.services.enquiries.sources, row, true)));
    const reached = emails.flatMap((received) => [received?.to ?? [], received?.replyTo ?? []].flat());
    expect(reached.filter((address) => !address.includes('wameed'))).toContain(ascii);
    expect(reached.every((address) => /^\p{ASCII}*$/u.test(address))).toBe(true);

    for (const q of [unicode, ascii, part])
      expect((await post('/enquiries/find', { q })).json().length).toBeGreaterThanOrEqual(3);
    for (const email of [unicode, ascii])
      expect((await post('/people/find', { email })).json().enquiries).toHaveLength(3);
    expect((await post('/people/erase', { emails: [unicode] })).json()).toMatchObject({ enquiries: 3 });
  },
);

it.each(spellings)('%s and %s are one subscriber [PUB-GEN-88]', async (unicode, ascii, part) => {
  for (const email of [unicode, ascii]) expect((await visit('/newsletter', { email })).statusCode).toBeLessThan(300);
  const rows = await calls.services.database.read.selectFrom('subscriber').select('email').execute();
  expect(rows.filter(({ email }) => email === ascii)).toHaveLength(1);
  expect(rows.filter(({ email }) => /\P{ASCII}/u.test(email))).toEqual([]);
  for (const q of [unicode, ascii, ...(part.includes('.') ? [part] : [])])
    expect((await post('/subscribers/find', { q })).json().subscribers).toHaveLength(1);
});

it.each(spellings)(
  '%s and %s are one administrator to be invited, and one customer [PUB-GEN-88]',
  async (unicode, ascii) => {
    const confirmation = { password: 'correct horse battery' };
    const invite = (email: string) => post('/invitations', { email, language: 'ar', ...confirmation });
    expect((await invite(unicode)).json().invitation.email).toBe(ascii);
    expect((await invite(ascii)).json().issues).toEqual([{ path: 'email', code: 'taken' }]);
  },
);

it.each(spellings)('an e-mail from %s is from %s [PUB-GEN-88]', async (unicode, ascii) => {
  for (const from of [unicode, ascii]) {
    const email = `From: A <${from}>\r\nSubject: Hello\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello\r\n`;
    expect((await parseEmail(Buffer.from(email))).sender).toBe(ascii);
  }
});
