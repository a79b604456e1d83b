import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { issueFormToken } from '../../forms/form-token.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const send = (payload: object | string, more: Partial<InjectOptions> = {}) =>
  calls.visit({ method: 'POST', url: '/api/en/send-email', payload, headers: { cookie: formCookie() }, ...more });
const read = async (id: unknown) => (await calls.administer({ url: `/api/en/enquiries/${String(id)}` })).json();
const outboxOf = async (id: number) =>
  calls.services.database.read.selectFrom('outbox').selectAll().where('enquiry_id', '=', id).orderBy('id').execute();
const countAll = async () => (await calls.services.database.read.selectFrom('enquiry').select('id').execute()).length;

const sender = { name: 'سارة', email: 'Sara@Screens.Example', phone: '٠٥٠ ١٢٣ ٤٥٦٧' };
const project = {
  fullName: 'Sara',
  companyName: 'Screens',
  jobTitle: 'Architect',
  email: 'sara@screens.example',
  phone: '+971 50 123 4567',
  projectName: 'Tower',
  location: 'Dubai',
  startDate: '2099-01-01',
  projectType: 'LED Installation',
  budget: '100-250k',
  timeline: '3-6 months',
  description: 'A facade\nof 40 metres',
  decisionMaker: 'Yes',
  stage: 'Initial Inquiry',
};
const meeting = { date: '2099-03-02', time: '10:00', name: 'Sara', phone: '0501234567', meetingType: 'zoom' };

describe('POST /send-email', () => {
  it('takes a product inquiry and answers with its reference [API-PUB-53, PUB-PROD-21, OP-001]', async () => {
    const product = await calls.administer({
      method: 'POST',
      url: '/api/en/products',
      payload: { name: 'The Vision' },
    });
    const { id: productId } = product.json();
    const answer = await send({
      kind: 'inquiry',
      fields: sender,
      product: productId,
      page: '/ar/product/1',
      country: 'ae',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      success: true,
      id: expect.any(Number),
      reference: expect.stringMatching(/^\d{6}-[0-9A-Z]{8}$/),
    });
    expect(await read(answer.json()['id'])).toMatchObject({
      kind: 'inquiry',
      status: 'new',
      held: false,
      sender: 'سارة',
      email: 'sara@screens.example',
      phone: '+971501234567',
      product: productId,
      page: '/product/1',
      language: 'en',
      country: 'ae',
    });
  });

  it('composes subject and message itself, with every filled-in field on a line [API-PUB-55, PUB-REG-26, OP-016]', async () => {
    const { id } = (await send({ kind: 'project_request', fields: project, country: 'ae', marketing: true })).json();
    const { subject, message } = await read(id);
    expect(subject).toBe('Project request · Tower · Sara');
    const lines = message.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Full name: Sara',
        'Phone: 050 123 4567',
        'Budget (AED): 100-250k',
        'of 40 metres',
        'Language: English',
        'Country: United Arab Emirates',
        'News and offers wanted: Yes',
      ]),
    );
    expect(message).not.toContain('Website');
  });

  it('names product, language and country in Arabic, too [OP-016, PUB-REG-19]', async () => {
    const fields = { ...project, budget: 'Decide Later' };
    const answer = await send({ kind: 'project_request', fields }, { url: '/api/ar/send-email' });
    const { message } = await read(answer.json()['id']);
    expect(message).toContain('الميزانية (SAR): نحددها لاحقًا');
    expect(message).toContain('اللغة: العربية');
  });

  it('with subject and message alone it is kept as plain [API-PUB-54, PUB-CONTACT-08]', async () => {
    const { id } = (await send({ subject: 'Hello', message: 'Line 1\nLine 2' })).json();
    expect(await read(id)).toMatchObject({ kind: 'plain', subject: 'Hello', fields: { message: 'Line 1\nLine 2' } });
  });

  it('stores notification and acknowledgement with the message; without an address there is no acknowledgement', async () => {
    const known = (
      await send({ kind: 'contact', fields: { name: 'A', email: 'a1@screens.example', message: 'B' } })
    ).json();
    expect((await outboxOf(known.id)).map(({ purpose }) => purpose)).toEqual(['notification', 'acknowledgement']);
    const unknown = (await send({ kind: 'vision_call', fields: { name: 'A', phone: '0501234567' } })).json();
    expect((await outboxOf(unknown.id)).map(({ purpose }) => purpose)).toEqual(['notification']);
  });

  it('writes to one address at most three times an hour, from any visitor', async () => {
    const fields = { name: 'A', email: 'victim@screens.example', message: 'B' };
    for (let turn = 0; turn < 5; turn += 1) await send({ kind: 'contact', fields });
    const { read } = calls.services.database;
    const rows = await read
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
      .select('purpose')
      .where('email', '=', 'victim@screens.example')
      .execute();
    expect(rows.filter(({ purpose }) => purpose === 'acknowledgement')).toHaveLength(3);
    expect(rows.filter(({ purpose }) => purpose === 'notification')).toHaveLength(5);
  });

  it('counts who sends by the /64 of IPv6, and more generously by the /48', async () => {
    const statusFrom = async (remoteAddress: string) =>
      (await send({ subject: 'Hello', message: 'Hello' }, { remoteAddress })).statusCode;
    for (let turn = 0; turn < 10; turn += 1) expect(await statusFrom(`2001:db8:1:1::${turn + 1}`)).toBe(201);
    expect(await statusFrom('2001:db8:1:1:ffff::1')).toBe(429);
    for (let turn = 0; turn < 30; turn += 1) expect(await statusFrom(`2001:db8:1:${turn + 2}::1`)).toBe(201);
    expect(await statusFrom('2001:db8:1:ffff::1')).toBe(429);
    expect(await statusFrom('2001:db8:2::1')).toBe(201);
  });

  it('keeps which words a person agreed to, and marketing only where it was ticked', async () => {
    const { id } = (await send({ kind: 'inquiry', fields: sender, marketing: 'on' })).json();
    const other = (await send({ kind: 'inquiry', fields: sender })).json();
    const consents = (of: number) =>
      calls.services.database.read
        .selectFrom('consent')
        .selectAll()
        .where('enquiry_id', '=', of)
        .orderBy('id')
        .execute();
    expect(await consents(id)).toMatchObject([
      { purpose: 'answer', given: 1, version: '2026-11-30', language: 'en' },
      { purpose: 'marketing', given: 1 },
    ]);
    expect((await consents(other.id)).map(({ purpose }) => purpose)).toEqual(['answer']);
  });

  it('two bookings of one slot are both kept and flagged [PUB-BOOK-10, PUB-BOOK-15, API-PUB-56, OP-006]', async () => {
    const first = (await send({ kind: 'booking', fields: meeting })).json();
    const second = (await send({ kind: 'booking', fields: { ...meeting, phone: '0507654321' } })).json();
    expect(await read(first.id)).toMatchObject({
      meeting_at: '2099-03-02T07:00:00.000Z',
      overlaps: [{ id: second.id, reference: second.reference }],
    });
    expect((await read(second.id)).overlaps).toEqual([{ id: first.id, reference: first.reference }]);
    const [row] = await outboxOf(second.id);
    const email = await calls.administer({ url: `/api/en/outbox/${row?.id}` });
    expect(email.json()['last_error']).toContain('Nobody to write to');
  });

  it('refuses a booking of a past day and one without a day [OP-052]', async () => {
    const past = await send({ kind: 'booking', fields: { ...meeting, date: '2020-01-01' } });
    expect([past.statusCode, past.json()]).toMatchObject([
      400,
      { success: false, issues: [{ path: 'date', code: 'pastDate' }] },
    ]);
    const { date: _, ...without } = meeting;
    const missing = await send({ kind: 'booking', fields: without });
    expect([missing.statusCode, missing.json()]).toMatchObject([
      400,
      {
        success: false,
        message: 'Please choose a day and fill in every field.',
        issues: [{ path: 'date', code: 'required' }],
      },
    ]);
  });

  it('refuses a booking that leaves less notice than the office wants, an hour unless it says otherwise [PUB-BOOK-21, PUB-BOOK-22]', async () => {
    // In the time zone of Riyadh, 180 minutes ahead of UTC. The current minute counts as past.
    const inMinutes = (minutes: number) => {
      const [date = '', time = ''] = new Date(Date.now() + (180 + minutes) * 60_000).toISOString().split('T');
      return { ...meeting, date, time: time.slice(0, 5) };
    };
    const answerTo = async (minutes: number, language: 'en' | 'ar' = 'en') => {
      const answer = await send(
        { kind: 'booking', fields: inMinutes(minutes), country: 'sa' },
        { url: `/api/${language}/send-email` },
      );
      return [answer.statusCode, (answer.json().issues ?? []).map(({ code }: { code: string }) => code)];
    };
    const setNotice = async (notice: number | null) => {
      const payload = { meeting_notice: notice };
      expect(
        (await calls.administer({ method: 'PUT', url: '/api/en/settings/country-sa', payload })).statusCode,
      ).toBeLessThan(300);
    };
    const taken = [201, []];
    const tooSoon = [400, ['meetingTooSoon']];
    expect(await answerTo(58)).toEqual(tooSoon);
    expect(await answerTo(58, 'ar')).toEqual(tooSoon);
    expect(await answerTo(63)).toEqual(taken);
    await setNotice(0);
    expect(await answerTo(3)).toEqual(taken);
    await setNotice(1440);
    expect(await answerTo(1438)).toEqual(tooSoon);
    expect(await answerTo(1443)).toEqual(taken);
    await setNotice(null);
    expect(await answerTo(58)).toEqual(tooSoon);
  });

  describe('a phone number that cannot be right', () => {
    const requests = [
      ['inquiry', { ...sender, phone: '12' }],
      ['project_request', { ...project, phone: '+971 4 123 4567' }],
      ['booking', { ...meeting, phone: '050 123 456' }],
      ['vision_quote', { name: 'Sara', phone: 'ask at the desk' }],
      ['vision_call', { name: 'Sara', phone: '٠٥٢ ٠٠٠ ٠٠٠٠' }],
    ] as const;

    it.each(requests)(
      'is asked for again once in a form of %s, then taken as typed and marked [PUB-GEN-90]',
      async (kind, fields) => {
        const first = await send({ kind, fields });
        expect([first.statusCode, first.json()['issues']]).toEqual([400, [{ path: 'phone', code: 'unlikelyPhone' }]]);
        const other = await send({ kind, fields, confirmed_phone: `${fields.phone}0` });
        expect(other.statusCode).toBe(400);
        const second = await send({ kind, fields, confirmed_phone: fields.phone });
        expect(second.statusCode).toBe(201);
        const enquiry = await read(second.json()['id']);
        expect(enquiry).toMatchObject({
          phone_typed: fields.phone,
          phone_shown: fields.phone,
          phone_to_check: true,
          held: false,
          message: expect.stringContaining('The phone number is to be checked.'),
        });
        expect(enquiry.shown).toContainEqual(expect.objectContaining({ name: 'phone', value: fields.phone }));
      },
    );

    it('is asked for beside other defects, and not again once they are mended [PUB-GEN-90]', async () => {
      const codes = async (payload: object) =>
        ((await send(payload)).json().issues ?? []).map(({ code }: { code: string }) => code);
      const fields = { name: '', phone: '12' };
      expect(await codes({ kind: 'vision_call', fields })).toEqual(['required', 'unlikelyPhone']);
      expect(await codes({ kind: 'vision_call', fields, confirmed_phone: '12' })).toEqual(['required']);
      expect(await codes({ kind: 'vision_call', fields: { ...fields, name: 'A' }, confirmed_phone: '12' })).toEqual([]);
    });

    it('stays refused where it is longer than any number, and ends no line [PUB-GEN-90]', async () => {
      const long = '5'.repeat(81);
      const refused = await send({
        kind: 'vision_call',
        fields: { name: 'A', phone: long },
        confirmed_phone: long,
      });
      expect([refused.statusCode, refused.json()['issues']]).toEqual([
        400,
        [{ path: 'phone', code: 'tooLong', params: { max: 80 } }],
      ]);
      const phone = '0501234567\r\nBcc: x@screens.example';
      const taken = await send({ kind: 'vision_call', fields: { name: 'A', phone }, confirmed_phone: phone });
      expect(await read(taken.json()['id'])).toMatchObject({
        phone: null,
        phone_typed: '0501234567 Bcc: x@screens.example',
      });
    });
  });

  it.each([
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'sa', '+966501234567', '050 123 4567'],
    ['00971 4 234 5678', 'sa', '+97142345678', '+971 4 234 5678'],
    ['9200 12345', 'sa', '+966920012345', '9200 12345'],
    ['055-123-4567', 'ae', '+971551234567', '055 123 4567'],
    ['+44 20 7946 0000', 'ae', '+442079460000', '+44 20 7946 0000'],
  ])(
    'keeps %s from %s as %s beside what was typed, and shows %s [PUB-GEN-89]',
    async (phone, country, number, shown) => {
      const answer = await send({ kind: 'vision_call', fields: { name: 'A', phone }, country });
      const enquiry = await read(answer.json()['id']);
      expect(enquiry).toMatchObject({
        phone: number,
        phone_typed: phone,
        phone_shown: shown,
        phone_to_check: false,
        fields: { phone: number },
      });
      expect(enquiry.shown).toContainEqual(expect.objectContaining({ name: 'phone', value: shown }));
      const find = (q: string) => calls.administer({ method: 'POST', url: '/api/en/enquiries/find', payload: { q } });
      for (const words of [phone, shown]) expect((await find(words)).body).toContain(enquiry.reference);
    },
  );

  it('a missing field is said in the words of the form [PUB-CONTACT-06, MSG-06]', async () => {
    const refused = await send({ kind: 'contact', fields: { name: 'A', email: '', message: 'B' } });
    expect(refused.json()).toEqual({
      success: false,
      message: 'All fields are required.',
      issues: [{ path: 'email', code: 'required' }],
    });
    const arabic = await send({ kind: 'inquiry', fields: { ...sender, phone: '1' } }, { url: '/api/ar/send-email' });
    expect(arabic.json()['message']).toBe('تعذّر إرسال الاستفسار');
  });

  it.each([
    ['an unknown kind', { kind: 'bribe', fields: {} }, 'kind'],
    [
      'the newsletter, which has a call of its own',
      { kind: 'newsletter', fields: { email: 'a@screens.example' } },
      'kind',
    ],
    ['a kind of another type', { kind: ['contact'], fields: {} }, 'kind'],
    ['a kind from the prototype', { kind: 'constructor', fields: {} }, 'kind'],
    ['an unknown field', { kind: 'inquiry', fields: { ...sender, role: 'admin' } }, 'role'],
    ['a recipient', { kind: 'inquiry', fields: sender, to: 'evil@evil.example' }, 'to'],
    ['a header', { kind: 'inquiry', fields: sender, bcc: 'evil@evil.example' }, 'bcc'],
    ['fields that are a list', { kind: 'inquiry', fields: [sender] }, 'fields'],
    ['a name that is an object', { kind: 'inquiry', fields: { ...sender, name: { $gt: '' } } }, 'name'],
    ['a long name', { kind: 'inquiry', fields: { ...sender, name: 'x'.repeat(81) } }, 'name'],
    [
      'a long text',
      { kind: 'contact', fields: { name: 'A', email: 'a@screens.example', message: 'x'.repeat(2001) } },
      'message',
    ],
    ['an option that does not exist', { kind: 'project_request', fields: { ...project, stage: 'toString' } }, 'stage'],
    ['a product that is no number', { kind: 'inquiry', fields: sender, product: '68 or 1=1' }, 'product'],
    ['nothing', {}, 'subject'],
  ])('refuses %s and stores nothing', async (_name, payload, path) => {
    const before = await countAll();
    const refused = await send(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()['success']).toBe(false);
    expect(refused.json()['issues'].map((issue: { path: string }) => issue.path)).toContain(path);
    expect(await countAll()).toBe(before);
  });

  it('a body that cannot be read, a name of a megabyte and a foreign origin are refused with success false', async () => {
    const broken = await send('{"kind":', { headers: { 'content-type': 'application/json' } });
    expect([broken.statusCode, broken.json()['success']]).toEqual([400, false]);
    const huge = await send({ kind: 'inquiry', fields: { ...sender, name: 'x'.repeat(1_048_577) } });
    expect([huge.statusCode, huge.json()['success']]).toEqual([413, false]);
    const foreign = await send({ kind: 'inquiry', fields: sender }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.statusCode, foreign.json()['success']]).toEqual([403, false]);
    const polluted = await send('{"kind":"inquiry","fields":{"__proto__":{"polluted":1}}}', {
      headers: { 'content-type': 'application/json' },
    });
    expect([polluted.statusCode, 'polluted' in {}]).toEqual([400, false]);
  });

  it('line breaks and template characters of a visitor stay text and start no header [OP-016]', async () => {
    const name = 'Sara\r\nBcc: evil@evil.example\u202E {reference} ${1+1} <%= 1 %>';
    const { id } = (await send({ kind: 'inquiry', fields: { ...sender, name } })).json();
    const { subject, message } = await read(id);
    expect(subject).toBe('Product enquiry · Sara Bcc: evil@evil.example {reference} ${1+1} <%= 1 %>');
    expect(message.split('\n').filter((line: string) => line.startsWith('Bcc'))).toEqual([]);
    const refused = await send({
      kind: 'inquiry',
      fields: { ...sender, email: 'a@screens.example\r\nBcc: b@evil.example' },
    });
    expect(refused.json()['issues']).toEqual([{ path: 'email', code: 'invalidEmail' }]);
  });

  it('a form without scripts is led back to its page, in its language', async () => {
    const body = new URLSearchParams({ kind: 'inquiry', ...sender, page: '/ar/contact?x=1' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie: formCookie() };
    const sent = await send(body, { headers });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/ar/contact?sent=inquiry']);
    for (const page of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const elsewhere = new URLSearchParams({ kind: 'inquiry', ...sender, page }).toString();
      const answer = await send(elsewhere, { headers: { ...headers, cookie: formCookie() } });
      expect(answer.headers.location).toBe('/?sent=inquiry');
    }
  });

  it('of 10,000 posts from one address ten a minute are taken, the others answered with Retry-After', async () => {
    const before = await countAll();
    const started = Date.now();
    const statuses = new Map<number, number>();
    const payload = { subject: 'Flood', message: 'x' };
    for (let round = 0; round < 100; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => send(payload, { remoteAddress: '198.51.100.7' })),
      );
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    }
    const taken = statuses.get(201) ?? 0;
    const minutesBegun = 1 + Math.floor((Date.now() - started) / 60_000);
    expect(taken).toBeGreaterThanOrEqual(10);
    expect(taken).toBeLessThanOrEqual(10 * minutesBegun);
    expect(statuses.get(429)).toBe(10_000 - taken);
    expect((await countAll()) - before).toBe(taken);
    expect((await send(payload, { remoteAddress: '198.51.100.8' })).statusCode).toBe(201);
  }, 240_000);
});

describe('a suspicious message is held for review, never refused [OP-050, OP-097]', () => {
  const key = 'the signing key of tests';
  const contact = { kind: 'contact', fields: { name: 'A', email: 'held@screens.example', message: 'B' } };
  const cookie = (value: string): Partial<InjectOptions> => ({ headers: { cookie: `form=${value}` } });
  const tokenAged = (milliseconds: number, signedWith = key) =>
    cookie(issueFormToken(signedWith, Date.now() - milliseconds));

  it.each([
    ['without the cookie of the form', contact, () => ({ headers: {} }), ['no-pass']],
    ['with a forged cookie', contact, () => tokenAged(60_000, 'another key'), ['forged-pass']],
    ['with a cookie of another shape', contact, () => cookie('x.y.z'), ['forged-pass']],
    ['with an old cookie', contact, () => tokenAged(90_000_000), ['expired-pass']],
    ['with a cookie from the future', contact, () => tokenAged(-60_000), ['too-fast']],
    ['sent a second after the form was shown', contact, () => tokenAged(1000), ['too-fast']],
    ['with the hidden field filled in', { ...contact, fax: '1' }, () => ({}), ['honeypot']],
    [
      'with many links',
      { ...contact, fields: { ...contact.fields, message: 'http://a.example '.repeat(4) } },
      () => ({}),
      ['links'],
    ],
  ])('%s', async (_name, payload, more: () => Partial<InjectOptions>, spamSignals) => {
    const answer = await send(payload, more());
    expect([answer.statusCode, answer.json()['success']]).toEqual([201, true]);
    const { id } = answer.json();
    expect(await read(id)).toMatchObject({ held: true, suspicions: spamSignals });
    expect(await outboxOf(id)).toEqual([]);
  });

  it('when a cookie is used a second time; the answer brings a new one', async () => {
    const used = tokenAged(60_000);
    const first = await send(contact, used);
    expect(first.headers['set-cookie']).toMatch(/^form=[\w.-]+; .*HttpOnly; SameSite=Lax/);
    const again = await send(contact, used);
    expect(await read(first.json()['id'])).toMatchObject({ held: false });
    expect(await read(again.json()['id'])).toMatchObject({ held: true, suspicions: ['used-pass'] });
  });

  it('a refused message does not use the cookie up', async () => {
    const formToken = tokenAged(60_000);
    expect((await send({ ...contact, fields: {} }, formToken)).statusCode).toBe(400);
    expect(await read((await send(contact, formToken)).json()['id'])).toMatchObject({ held: false });
  });

  it('the picture of the form sets the cookie and is never kept', async () => {
    const picture = await calls.visit({ url: '/api/form.gif' });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
    expect(picture.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
    expect(picture.cookies).toMatchObject([{ name: 'form', httpOnly: true, sameSite: 'Lax', path: '/' }]);
  });

  it('the picture leaves a good pass alone, and replaces one that is old or was never given', async () => {
    const tokenAfter = async (cookie: string) =>
      (await calls.visit({ url: '/api/form.gif', headers: { cookie } })).cookies.map(({ name }) => name);
    const halfADay = 43_200_000;
    expect(await tokenAfter(formCookie())).toEqual([]);
    expect(await tokenAfter(formCookie(Date.now() - halfADay - 60_000))).toEqual(['form']);
    expect(await tokenAfter('form=forged')).toEqual(['form']);
  });

  it('and is sent once it is released', async () => {
    const { id } = (await send(contact, { headers: {} })).json();
    const released = await calls.administer({
      method: 'PATCH',
      url: `/api/en/enquiries/${id}`,
      payload: { held: false },
    });
    expect(released.json()).toMatchObject({ id, held: false });
    expect((await outboxOf(id))[0]).toMatchObject({ purpose: 'notification' });
    await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: { held: false } });
    expect((await outboxOf(id)).filter(({ purpose }) => purpose === 'notification')).toHaveLength(1);
  });
});
