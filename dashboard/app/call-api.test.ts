import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { withId, writtenWhole } from '../../calls/model/in-address.ts';
import { defineCall } from '../../calls/model/define-call.ts';
import { addressOfCall, callApi } from './call-api.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'ar' }));
afterEach(() => vi.unstubAllGlobals());

const call = defineCall({
  method: 'PUT',
  path: '/screens/:id',
  access: 'administrator',
  summary: 'get',
  params: withId,
  query: { limit: z.optional(writtenWhole(1, 9)), q: z.optional(z.string()) },
  body: z.strictObject({ name: z.string() }),
  answer: z.object({ id: z.int() }),
});

it('an address holds its places and what is asked, and leaves out what asks for nothing', () => {
  const query = { limit: 3, q: 'a&b' };
  expect(addressOfCall(call, { params: { id: 7 }, query })).toBe('/api/ar/screens/7?limit=3&q=a%26b');
  expect(addressOfCall(call, { params: { id: 7 }, query: { q: '' } })).toBe('/api/ar/screens/7');
});

describe('asking', () => {
  const answering = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const args = { params: { id: 7 }, body: { name: 'LED' } };

  it('answers what the call declares', async () => {
    answering(200, { id: 7 });
    await expect(callApi(call, args)).resolves.toEqual({ id: 7 });
  });

  it('is a failure where the answer has another shape, or is none', async () => {
    answering(200, { id: Number.NaN });
    await expect(callApi(call, args)).rejects.toMatchObject({ name: 'CallFailure', status: 200 });
    answering(200, null);
    await expect(callApi(call, args)).rejects.toMatchObject({ name: 'CallFailure' });
  });

  it('is a failure with what the server said where it refused', async () => {
    answering(404, { message: 'غير موجود', issues: [] });
    await expect(callApi(call, args)).rejects.toMatchObject({ status: 404, message: 'غير موجود' });
  });
});
