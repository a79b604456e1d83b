import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { expireQuotations } from '../rows/expire-quotations.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

const day = 86_400_000;
let now: number;
let calls: TestCalls;
beforeEach(async () => {
  now = Date.parse('2026-11-23T09:00:00Z');
  calls = await openTestCalls(await eachDatabaseConfig(), { now: () => now });
});
afterEach(() => calls.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(method: Method, path: string, payload?: object) {
  const answer = await calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    body: answer.headers['content-type']?.includes('json') ? answer.json() : answer.body,
  };
}

const none = { kind: 'none', value: 0 } as const;
const wall = {
  kind: 'text',
  recordId: null,
  title: 'LED wall',
  detail: '',
  picture: null,
  quantity: 20_400,
  unit: 'm²',
  price: 450_000,
  discount: none,
};
const customer = {
  name: 'Sara',
  company: 'Nakheel',
  email: 'Sara@Nakheel.example',
  phone: '0501234567',
  address: '',
  vatNumber: '',
};

/** Creates an empty quotation and returns its id. */
async function make(country = 'sa', language = 'ar'): Promise<number> {
  const { status, body } = await ask('POST', '/offers', { country, language });
  expect(status).toBe(201);
  return body.id;
}
const read = async (id: number) => (await ask('GET', `/offers/${id}`)).body;

async function write(id: number, change: object = {}) {
  const { content, updated_at } = await read(id);
  return ask('PUT', `/offers/${id}`, { content: { ...content, customer, items: [wall], ...change }, updated_at });
}
async function send(id: number) {
  const { updated_at } = await read(id);
  return ask('POST', `/offers/${id}/send`, { updated_at });
}
async function makeSent(change: object = {}, country = 'sa'): Promise<number> {
  const id = await make(country);
  expect((await write(id, change)).status).toBe(200);
  expect((await send(id)).status).toBe(200);
  return id;
}
/** Stores the answer of the customer. The customer's page is not part of these calls. */
const answer = (id: number, answer: 'accepted' | 'declined') =>
  calls.services.database.write
    .updateTable('offer')
    .set({ answer, answered_at: new Date(now).toISOString(), answered_name: 'Sara' })
    .where('id', '=', id)
    .execute();

describe('an offer', () => {
  it('begins with the rate, currency and texts of its country', async () => {
    await ask('PUT', '/settings/offers?languages=all', {
      tax_ae: '5',
      valid_days: '14',
      terms: { en: 'Half now', ar: 'النصف الآن' },
      bank_ae: { en: 'Bank', ar: 'بنك' },
    });
    const emirates = await read(await make('ae', 'ar'));
    expect(emirates).toMatchObject({ state: 'draft', number: null, total: null, draft_total: 0 });
    expect(emirates.content).toMatchObject({
      currency: 'AED',
      taxRate: 500,
      validDays: 14,
      terms: 'النصف الآن',
      bank: 'بنك',
      delivery: '',
    });
    const { content } = await read(await make('sa', 'en'));
    expect(content).toMatchObject({ currency: 'SAR', taxRate: 1500, validDays: 14, terms: 'Half now', bank: '' });
  });

  it('is saved over the version that was read, and refused with 409 if another one was saved', async () => {
    const id = await make();
    const { content, updated_at } = await read(id);
    const first = await ask('PUT', `/offers/${id}`, { content: { ...content, items: [wall] }, updated_at });
    expect(first.body.offer).toMatchObject({ draft_total: 10_557_000, state: 'draft' });
    const late = await ask('PUT', `/offers/${id}`, { content, updated_at });
    expect([late.status, late.body.current.draft_total]).toEqual([409, 10_557_000]);
  });

  it.each([
    ['items.0.discount', { items: [{ ...wall, discount: { kind: 'percent', value: 10_001 } }] }],
    ['discount', { discount: { kind: 'amount', value: 99_999_999_999 } }],
    ['items.0.quantity', { items: [{ ...wall, quantity: -1 }] }],
    ['items.0.price', { items: [{ ...wall, price: 1e20 }] }],
    ['items.0.price', { items: [{ ...wall, price: 1.5 }] }],
    ['items', { items: Array.from({ length: 301 }, () => wall) }],
    ['currency', { currency: 'USD' }],
    ['validDays', { validDays: 0 }],
    ['customer.name', { customer: { ...customer, name: 'x'.repeat(201) } }],
    ['note', { note: 'half a sign \ud800' }],
  ])('is refused at %s with a sentence, and stays as it was', async (path, change) => {
    const id = await make();
    const { status, body } = await write(id, change);
    expect([status, body.issues[0]?.path]).toEqual([400, `content.${path}`]);
    expect((await read(id)).content.items).toEqual([]);
  });

  it('takes 300 items', async () => {
    const id = await make();
    const items = Array.from({ length: 300 }, (_, index) => ({
      ...wall,
      title: `${index}`,
      price: 999,
      quantity: 333,
    }));
    expect((await write(id, { items })).status).toBe(200);
    expect((await read(id)).content.items).toHaveLength(300);
  });
});

describe('sending', () => {
  it('gives a number and a version, freezes what was written, and lets one e-mail go', async () => {
    const id = await makeSent();
    const sent = await read(id);
    expect(sent).toMatchObject({
      number: '2026-0001',
      version: 1,
      state: 'sent',
      changed: false,
      total: 10_557_000,
      valid_until: '2026-12-23',
      customer: 'Nakheel',
    });
    const rows = await calls.services.database.read.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ purpose, offer_id, offer_version }) => [purpose, offer_id, offer_version])).toEqual([
      ['offer', id, 1],
    ]);
    const { body: listed } = await ask('GET', '/outbox');
    expect(listed[0]).toMatchObject({ purpose: 'offer', offer: id, reference: '2026-0001', about: 'Nakheel' });

    await write(id, { items: [{ ...wall, price: 500_000 }] });
    expect(await read(id)).toMatchObject({ changed: true, total: 10_557_000, draft_total: 11_730_000 });
    const { body: first } = await ask('GET', `/offers/${id}/versions/1`);
    expect(first).toMatchObject({ number: '2026-0001', version: 1, issuedOn: '2026-11-23', validUntil: '2026-12-23' });
    expect(first.sums.total).toBe(10_557_000);

    const { body: next } = await ask('GET', `/offers/${id}/versions/2`);
    expect([next.version, next.sums.total]).toEqual([2, 11_730_000]);
    expect((await ask('GET', `/offers/${id}/versions/3`)).status).toBe(404);
    expect((await ask('GET', '/outbox?state=waiting')).body).toHaveLength(1);

    now += day;
    await send(id);
    expect(await read(id)).toMatchObject({
      number: '2026-0001',
      version: 2,
      total: 11_730_000,
      valid_until: '2026-12-24',
    });
    for (const { page, version } of (await read(id)).versions)
      expect(page).toMatch(new RegExp(`^/(ar|en)/offers/${id}-${version}-[0-9a-f]{40}$`));
    expect(
      (await read(id)).versions.map(({ version, total }: { version: number; total: number }) => [version, total]),
    ).toEqual([
      [2, 11_730_000],
      [1, 10_557_000],
    ]);
    expect((await read(id)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'made',
      'sent',
      'changed',
      'sent',
    ]);
  });

  it('assigns numbers without gaps or duplicates, also to many at once and beside refused ones', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => make()));
    for (const id of ids.slice(1)) await write(id);
    const answers = await Promise.all(ids.map(send));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      ...Array.from({ length: 11 }, () => '200'),
      '400',
    ]);
    const numbers = answers.flatMap(({ body }): string[] => body.offer?.number ?? []);
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`),
    );
    now = Date.parse('2027-01-02T09:00:00Z');
    expect((await read(await makeSent())).number).toBe('2027-0001');
  });

  it('asks for a customer, for items with names, and for an address that is one', async () => {
    const id = await make();
    await write(id, {
      customer: { ...customer, name: '', company: ' ', email: 'sara' },
      items: [{ ...wall, title: ' ' }],
    });
    const { status, body } = await send(id);
    expect(status).toBe(400);
    expect(body.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'customer.name required',
      'customer.email invalidEmail',
      'items.0.title required',
    ]);
    expect((await read(id)).number).toBeNull();
  });

  it('of what was changed meanwhile is refused', async () => {
    const id = await make();
    const { updated_at } = await read(id);
    now += 1000;
    await write(id);
    expect((await ask('POST', `/offers/${id}/send`, { updated_at })).status).toBe(409);
  });

  it('without an e-mail address gives the number, and sends nothing', async () => {
    const id = await make();
    await write(id, { customer: { ...customer, email: '' } });
    const { body } = await send(id);
    expect(body.message).toContain('2026-0001');
    expect(await calls.services.database.read.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

describe('what is over', () => {
  it('an accepted or withdrawn offer is neither changed nor sent nor deleted, but begins the next one', async () => {
    for (const end of ['accept', 'withdraw']) {
      const id = await makeSent();
      if (end === 'accept') await answer(id, 'accepted');
      else await ask('POST', `/offers/${id}/withdraw`);
      const over = await read(id);
      expect(over.state).toBe(end === 'accept' ? 'accepted' : 'withdrawn');
      for (const { status } of [
        await write(id),
        await send(id),
        await ask('DELETE', `/offers/${id}`),
        await ask('POST', `/offers/${id}/withdraw`),
      ])
        expect(status).toBe(409);
      const { body } = await ask('POST', `/offers/${id}/duplicate`);
      expect(await read(body.id)).toMatchObject({ state: 'draft', number: null, content: over.content });
    }
  });

  it('a declined one is sent again as its next version, and its answer counts no more', async () => {
    const id = await makeSent();
    await answer(id, 'declined');
    expect((await read(id)).state).toBe('declined');
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'sent', version: 2, answer: null, answered_name: null });
  });

  it('a draft is deleted', async () => {
    const id = await make();
    expect((await ask('DELETE', `/offers/${id}`)).status).toBe(200);
    expect((await ask('GET', `/offers/${id}`)).status).toBe(404);
    expect((await ask('DELETE', `/offers/${id}`)).status).toBe(404);
  });
});

const enquiryOf = (fields: object, more: object = {}) =>
  calls.services.database.write
    .insertInto('enquiry')
    .values({
      reference: 'ENQ-2026-0007',
      kind: 'project_request',
      suspicions: '[]',
      fields: JSON.stringify(fields),
      subject: 'A wall',
      message: '',
      sender: 'سارة',
      email: 'sara@nakheel.example',
      phone: '+966501234567',
      page: '/register',
      language: 'ar',
      country: 'ae',
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('from an enquiry', () => {
  it('an offer has its sender, language and country, and the product that it asks about', async () => {
    const { body: product } = await ask('POST', '/products?languages=all', {
      name: { en: 'Wall P2', ar: 'جدار 2' },
      headline: { en: 'Fine', ar: 'دقيق' },
    });
    const { id: enquiry } = await enquiryOf({ companyName: 'نخيل' }, { product_id: product.id });
    const { body } = await ask('POST', '/offers', { enquiry });
    const quotation = await read(body.id);
    expect(quotation).toMatchObject({ enquiry, enquiry_reference: 'ENQ-2026-0007', country: 'ae', language: 'ar' });
    expect(quotation.content.customer).toMatchObject({ name: 'سارة', company: 'نخيل', email: 'sara@nakheel.example' });
    // Of another country than the enquiry.
    expect(quotation.content.customer.phone).toBe('+966 50 123 4567');
    expect(quotation.content.items).toMatchObject([
      { kind: 'product', recordId: product.id, title: 'جدار 2', detail: 'دقيق', quantity: 1000, price: 0 },
    ]);
    expect((await ask('GET', `/offers?enquiry=${enquiry}`)).body).toHaveLength(1);
    expect((await ask('POST', '/offers', { enquiry: 9999 })).status).toBe(400);
  });

  it('the walls of its plan become items by their area', async () => {
    let requested = '';
    Object.assign(calls.services.pages, {
      planned: async (query: URLSearchParams) => {
        requested = String(query);
        return [
          { cabinetId: 4, name: 'P2', productId: null, squareMetres: 20.4, detail: '6 × 3.4 m', priceFrom: 5175 },
        ];
      },
    });
    const { id: enquiry } = await enquiryOf(
      { specifications: 'Plan: https://screens.example/en/planner?width=6&height=3.4' },
      { country: 'sa' },
    );
    const { body } = await ask('POST', '/offers', { enquiry });
    expect(requested).toBe('width=6&height=3.4');
    expect((await read(body.id)).content.items).toMatchObject([
      // The catalogue's prices in riyals include 15 % tax.
      { kind: 'cabinet', recordId: 4, quantity: 20_400, unit: 'م²', price: 450_000, detail: '6 × 3.4 m' },
    ]);
  });
});

describe('lists and figures', () => {
  it('find quotations by the state they show, by country and by words', async () => {
    const draft = await make();
    const [sent, opened, accepted, declined, withdrawn] = [
      await makeSent(),
      await makeSent(),
      await makeSent({}, 'ae'),
      await makeSent(),
      await makeSent(),
    ];
    const { write: database } = calls.services.database;
    const at = new Date(now).toISOString();
    await database.updateTable('offer').set({ first_opened_at: at }).where('id', '=', opened).execute();
    await answer(accepted, 'accepted');
    await answer(declined, 'declined');
    await ask('POST', `/offers/${withdrawn}/withdraw`);
    now += 40 * day;
    const late = await makeSent({ items: [{ ...wall, title: 'شاشة 100%_\\' }] });
    const idsIn = async (query: string) =>
      (await ask('GET', `/offers?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await idsIn('state=expired&sort=id')).toEqual([sent, opened]);
    expect(await idsIn('state=open')).toEqual([late]);
    for (const [state, id] of [
      ['draft', draft],
      ['sent', late],
      ['accepted', accepted],
      ['declined', declined],
      ['withdrawn', withdrawn],
    ] as const) {
      const { body } = await ask('GET', `/offers?state=${state}`);
      expect(body.map((each: { id: number; state: string }) => [each.id, each.state])).toEqual([[id, state]]);
    }
    expect(await idsIn('country=ae')).toEqual([accepted]);
    const find = async (q: string) =>
      (await ask('POST', '/offers/find', { q })).body.map(({ id }: { id: number }) => id);
    expect(await find('100%_\\')).toEqual([late]);
    expect(await find('%')).toEqual([late]);
    expect(await find('2026-0003')).toEqual([accepted]);
    expect(await find('NAKHEEL led')).toHaveLength(5);
    expect(await find('050 123 4567')).toHaveLength(6);
    for (const phone of ['+966501234567', '966501234567']) expect(await find(phone)).toHaveLength(5);
    await write(late, { customer: { ...customer, phone: '050 765 4321' } });
    for (const phone of ['0507654321', '+966507654321', '050 765']) expect(await find(phone)).toEqual([late]);
    expect(await idsIn('limit=2')).toEqual([late, withdrawn]);
    expect(await idsIn(`limit=2&after=${withdrawn}`)).toEqual([declined, accepted]);

    const { body: totals } = await ask('GET', '/offers/figures');
    expect(totals.states.map(({ state, count }: { state: string; count: number }) => `${state} ${count}`)).toEqual([
      'draft 1',
      'sent 1',
      'opened 0',
      'accepted 1',
      'declined 1',
      'expired 2',
      'withdrawn 1',
    ]);
    expect(totals.waiting).toEqual({ open: 1, ending: 0, drafts: 1 });
    expect(totals.months).toEqual([
      { month: '2027-01', country: 'sa', currency: 'SAR', sent: 1, total: 10_557_000, accepted: 0, accepted_total: 0 },
      { month: '2026-11', country: 'sa', currency: 'SAR', sent: 3, total: 31_671_000, accepted: 0, accepted_total: 0 },
      {
        month: '2026-11',
        country: 'ae',
        currency: 'AED',
        sent: 1,
        total: 9_639_000,
        accepted: 1,
        accepted_total: 9_639_000,
      },
    ]);
    now += 28 * day;
    expect((await ask('GET', '/offers/figures')).body.waiting.ending).toBe(1);
  });

  it('tell the days from an enquiry to the acceptance, by their median', async () => {
    expect((await ask('GET', '/offers/figures')).body.days_to_acceptance).toBeNull();
    for (const days of [1, 2, 6]) {
      const created = new Date(now - days * day).toISOString();
      const { id: enquiry } = await enquiryOf({}, { reference: `E${days}`, created_at: created, updated_at: created });
      const { body } = await ask('POST', '/offers', { enquiry });
      await write(body.id);
      await send(body.id);
      await answer(body.id, 'accepted');
    }
    expect((await ask('GET', '/offers/figures')).body.days_to_acceptance).toBe(2);
  });

  it('are a CSV in which nothing is calculated', async () => {
    await makeSent({ customer: { ...customer, company: '=1+1' } });
    const { body } = await ask('GET', '/offers/export');
    const [head = '', line = ''] = body.split('\r\n');
    expect(head).toContain('number,version,state');
    expect(line).toContain("2026-0001,1,sent,sa,ar,Sara,'=1+1,Sara@Nakheel.example");
    expect(line).toContain('SAR,91800.00,13770.00,105570.00');
  });
});

describe('by the clock', () => {
  it('customers are reminded once of each version before its end, where the settings say so, and the end is noted once', async () => {
    const { sources } = calls.services.enquiries;
    const reminded: number[] = [];
    const formToken = () =>
      expireQuotations(sources, async (_tx, { version }) => {
        reminded.push(version);
      });
    const id = await makeSent({ validDays: 10 });
    now += 8 * day;
    expect(await formToken()).toEqual({ expired: 0, reminded: 0 });
    await ask('PUT', '/settings/offers', { reminder_days: '3' });
    await makeSent({ validDays: 10 }, 'ae');
    expect(await formToken()).toEqual({ expired: 0, reminded: 1 });
    expect(await formToken()).toEqual({ expired: 0, reminded: 0 });
    await send(id);
    now += 8 * day;
    expect(await formToken()).toEqual({ expired: 0, reminded: 2 });
    expect(reminded).toEqual([1, 2, 1]);
    now += 5 * day;
    expect(await formToken()).toEqual({ expired: 2, reminded: 0 });
    expect(await formToken()).toEqual({ expired: 0, reminded: 0 });
    expect((await read(id)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'made',
      'sent',
      'reminded',
      'sent',
      'reminded',
      'expired',
    ]);
    expect((await read(id)).state).toBe('expired');
  });

  it('the job puts reminders into the outbox', async () => {
    await ask('PUT', '/settings/offers', { reminder_days: '3' });
    await makeSent({ validDays: 2 });
    now += day;
    await ask('POST', '/jobs/offers/run');
    const purposes = async () =>
      (await ask('GET', '/outbox?sort=id')).body.map((each: { purpose: string }) => each.purpose);
    await expect.poll(purposes).toEqual(['offer', 'offer-reminder']);
  });
});
