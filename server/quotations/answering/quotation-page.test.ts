import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../../tests/support/open-app.ts';
import { sampleContent } from '../../../tests/support/sample-quotation.ts';

let app: OpenApp;
let address: string;

beforeAll(async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@screens.example', MAIL_TO: 'sales@screens.example' };
  app = await openApp({ environment: { PUBLIC_URL: 'https://screens.example', ...mail } });
});
afterAll(() => app.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  (await app.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) })).json();

/** Sends an Arabic quotation and returns the path in its email. */
async function send(): Promise<string> {
  const { id } = await call('POST', '/offers', { language: 'ar', country: 'sa' });
  const { content, updated_at } = await call('GET', `/offers/${id}`);
  await call('PUT', `/offers/${id}`, { content: { ...content, ...sampleContent('ar', 2) }, updated_at });
  const { updated_at: written } = await call('GET', `/offers/${id}`);
  await call('POST', `/offers/${id}/send`, { updated_at: written });
  const outbox: { readonly id: number; readonly offer: number }[] = await call('GET', '/outbox');
  const email = await call('GET', `/outbox/${outbox.find(({ offer: quotation }) => quotation === id)?.id}`);
  return new URL(/https:\S+/.exec(email.letter.text)?.[0] ?? '').pathname;
}
beforeEach(async () => {
  address = await send();
});

const post = (what: string, fields: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
  app.visit({
    method: 'POST',
    url: `/api/ar/sent-offer/${what}?token=${address.split('/').at(-1)}`,
    payload: new URLSearchParams(fields).toString(),
    // The headers of a browser for a form on a page without a referrer.
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin: 'null', ...more },
  });

describe('GET /ar/offers/:address', () => {
  it('shows the quotation to anyone with its address, unlisted and uncached', async () => {
    const { statusCode, body, headers } = await app.visit(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-language': 'ar',
    });
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('شركة الأبراج العالية');
    expect(body).toContain('شاشة LED داخلية P1.9 للردهة رقم 2');
    expect((await app.visit('/sitemap.xml')).body).not.toContain('/offers/');
  });

  it('in another language, or in none, leads to the language it was written in', async () => {
    for (const other of [address.replace('/ar/', '/en/'), address.replace('/ar/', '/')]) {
      const { statusCode, headers } = await app.visit(other);
      expect([statusCode, headers.location, headers['referrer-policy']]).toEqual([302, address, 'no-referrer']);
    }
  });

  it('with one letter changed is an unknown address like any other', async () => {
    const unknown = await app.visit('/ar/offers/nothing-here');
    const at = address.lastIndexOf('/') + 1;
    for (let place = at; place < address.length; place += 3) {
      const email = address[place] === '1' ? '2' : '1';
      const forged = await app.visit(address.slice(0, place) + email + address.slice(place + 1));
      expect(forged.statusCode).toBe(404);
      expect(forged.headers['cache-control']).toBe(unknown.headers['cache-control']);
      expect(forged.body.length - unknown.body.length).toBeLessThan(400);
      expect(forged.body).not.toContain('الأبراج');
    }
  });

  it('asks for nothing by itself: only its picture counts that it was opened', async () => {
    for (const method of ['HEAD', 'GET'] as const) await app.visit({ method, url: address });
    const { id, opened_count } = (await call('GET', '/offers'))[0];
    expect(opened_count).toBe(0);
    const { body } = await app.visit(address);
    const picture = /src="(\/api\/sent-offer\/opened\.gif[^"]+)"/.exec(body)?.[1] ?? '';
    await app.visit(picture.replaceAll('&amp;', '&'));
    expect((await call('GET', `/offers/${id}`)).opened_count).toBe(1);
  });
});

describe('the page of a version that is over', () => {
  const id = () => Number(/offers\/(\d+)-/.exec(address)?.[1]);

  it('that was replaced says so and whom to ask, without prices, customer or PDF [PUB-QUOTE-04]', async () => {
    const { updated_at } = await call('GET', `/offers/${id()}`);
    await call('POST', `/offers/${id()}/send`, { updated_at });
    const { statusCode, body } = await app.visit(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('حلّ إصدار أحدث محل عرض السعر هذا في');
    expect(body).toContain('href="/ar/contact"');
    for (const part of ['الأبراج', 'شاشة LED داخلية', 'sent-offer', 'offer-sums']) expect(body).not.toContain(part);
  });

  it('that was withdrawn says so and whom to ask, and a form that comes late is answered by it [PUB-QUOTE-05]', async () => {
    await call('POST', `/offers/${id()}/withdraw`);
    for (const { statusCode, body } of [await app.visit(address), await post('ask', { question: 'متى؟' })]) {
      expect([200, 409]).toContain(statusCode);
      expect(body).toContain('سُحب عرض السعر هذا في');
      expect(body).toContain('href="/ar/contact"');
      for (const part of ['الأبراج', 'شاشة LED داخلية', 'sent-offer', 'offer-sums']) expect(body).not.toContain(part);
    }
  });
});

describe('a form on the page of an offer, without scripts', () => {
  it('shows the page again as it was filled in, with what is wrong', async () => {
    const { statusCode, body, headers } = await post('accept', { name: 'سارة' });
    expect(statusCode).toBe(400);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('value="سارة"');
    expect(body).toContain('يرجى تأكيد قبولك عرض السعر.');
  });

  it('leads back to the page when it was taken, which says so', async () => {
    const formToken = await app.visit('/api/form.gif');
    const cookie = formToken.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const without = await post('decline', { reason: 'فوق الميزانية' });
    expect(without.statusCode).toBe(400);
    expect(without.body).toContain('يرجى الانتظار لحظة ثم الإرسال مرة أخرى');
    const taken = await post('decline', { reason: 'فوق الميزانية' }, { cookie });
    expect([taken.statusCode, taken.headers.location]).toEqual([303, address]);
    const { body } = await app.visit(address);
    expect(body).toContain('رُفض عرض السعر هذا في');
    expect(body).not.toContain('sent-offer/accept');
  });

  it('of a changed address is an unknown page', async () => {
    const url = `/api/ar/sent-offer/decline?token=1-1-${'0'.repeat(40)}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const answer = await app.visit({ method: 'POST', url, payload: 'reason=x', headers });
    expect(answer.statusCode).toBe(404);
  });
});
