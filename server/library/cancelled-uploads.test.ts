import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { samplePhoto, sampleSvg } from '../../tests/support/sample-files.ts';

let calls: TestCalls;
let port: number;
let photo: Buffer;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  port = Number(new URL(await calls.app.listen({ host: '127.0.0.1', port: 0 })).port);
  photo = await samplePhoto(400, 300).jpeg().toBuffer();
});
afterAll(() => calls.close());
afterEach(() => vi.restoreAllMocks());

const times = Array.from({ length: 20 }, (_, time) => time);
const newKey = () => randomBytes(16).toString('hex');
const nothing = { incoming: 0, uploads: 0, rows: 0 };

const form = (content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n--x--\r\n'),
  ]);

const formHeaders = { 'content-type': 'multipart/form-data; boundary=x' };

/** Starts a request; the promise resolves when the whole upload was sent. */
function sendWhole(path: string, content: Buffer | string) {
  const cookie = `session=${calls.session}`;
  const headers = { ...formHeaders, cookie, 'sec-fetch-site': 'same-origin' };
  const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
  request.on('error', () => undefined);
  return new Promise<typeof request>((resolve) => request.end(form(content), () => resolve(request)));
}

const upload = (key: string, content: Buffer | string = photo) =>
  calls.administer({
    method: 'POST',
    url: `/api/en/media?upload=${key}`,
    headers: formHeaders,
    payload: form(content),
  });
const cancel = (key: string) => calls.administer({ method: 'DELETE', url: `/api/en/media/uploads/${key}` });

describe('a client that goes away after the last byte of its upload', () => {
  it('leaves nothing, twenty times', async () => {
    for (const _ of times) (await sendWhole('/api/en/media', photo)).destroy();
    await expect.poll(() => calls.countFiles(), { timeout: 15_000 }).toEqual(nothing);
    // Waits for work that may still be running.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await calls.countFiles()).toEqual(nothing);
  });

  it('leaves nothing when the file was in its place before the answer was made, twenty times', async () => {
    const { media: store } = calls.services;
    const receive = store.receive.bind(store);
    for (const _ of times) {
      const stored = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      vi.spyOn(store, 'receive').mockImplementationOnce(async (...input) => {
        const media = await receive(...input);
        stored.resolve();
        await gone.promise;
        return media;
      });
      const arriving = once(calls.app.server, 'connection');
      const request = await sendWhole('/api/en/media', sampleSvg);
      const [connection] = await arriving;
      await stored.promise;
      const closed = once(connection, 'close');
      request.destroy();
      await closed;
      gone.resolve();
    }
    await expect.poll(() => calls.countFiles(), { timeout: 15_000 }).toEqual(nothing);
  });
});

describe('DELETE /media/uploads/{key}', () => {
  it('removes a file that had arrived and was answered for', async () => {
    const key = newKey();
    expect((await upload(key)).statusCode).toBe(201);
    const response = await cancel(key);
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Upload cancelled' }]);
    expect(await calls.countFiles()).toEqual(nothing);
  });

  it('before the upload refuses it when it comes, also when it is tried again', async () => {
    const key = newKey();
    expect((await cancel(key)).statusCode).toBe(200);
    for (const _ of [1, 2]) {
      const refused = await upload(key);
      expect([refused.statusCode, refused.json()['message']]).toEqual([400, 'Upload cancelled']);
    }
    expect(await calls.countFiles()).toEqual(nothing);
  });

  it('leaves nothing whenever it meets the upload, twenty times', async () => {
    for (const time of times) {
      const key = newKey();
      const uploading = upload(key, time % 2 === 0 ? photo : sampleSvg);
      await new Promise((resolve) => setTimeout(resolve, time));
      const cancelled = await cancel(key);
      const answer = await uploading;
      expect([cancelled.statusCode, [201, 400].includes(answer.statusCode)]).toEqual([200, true]);
      expect([time, await calls.countFiles()]).toEqual([time, nothing]);
    }
  });

  it('keeps a file that a record holds meanwhile', async () => {
    const key = newKey();
    const { id, name } = (await upload(key)).json();
    const added = await calls.administer({
      method: 'POST',
      url: '/api/en/category/add',
      payload: { name: 'Walls', icon: id },
    });
    expect(added.statusCode).toBe(201);
    await cancel(key);
    expect(await calls.services.media.findByName(name)).toMatchObject({ id });
  });

  it.each(['short', 'a'.repeat(65), '..%2f..%2fetc%2fpasswd'])('refuses %s as a key', async (key) => {
    expect((await cancel(key)).statusCode).toBe(404);
    expect((await upload(key)).statusCode).toBe(400);
  });
});
