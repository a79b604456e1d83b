import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { megabytes, mp4Start, sampleSvg } from '../../tests/support/sample-files.ts';

let calls: TestCalls;
let port: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  port = Number(new URL(await calls.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => calls.close());

const boundary = 'boundary';
const part = (name: string, fileName: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;

function open(path: string) {
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    cookie: `session=${calls.session}`,
    'sec-fetch-site': 'same-origin',
  };
  return httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers });
}

/** Sends chunks as fast as the server accepts them and resolves with the status of the answer. */
function send(path: string, chunks: Iterable<Buffer | string>): Promise<number> {
  const request = open(path);
  return new Promise((resolve, reject) => {
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => {
        request.destroy();
        resolve(response.statusCode ?? 0);
      });
    });
    // Errors while sending the rest of the body no longer matter after the answer.
    request.on('error', reject);
    const iterator = chunks[Symbol.iterator]();
    const next = (): void => {
      for (let step = iterator.next(); ; step = iterator.next()) {
        if (step.done === true) {
          request.end();
          return;
        }
        if (!request.write(step.value)) {
          request.once('drain', next);
          return;
        }
      }
    };
    next();
  });
}

function* concat(...parts: readonly Iterable<Buffer | string>[]): Generator<Buffer | string> {
  for (const each of parts) yield* each;
}
const nothing = { incoming: 0, uploads: 0, rows: 0 };

describe('an upload over the network', () => {
  it('that breaks off half-way leaves nothing, also nothing of the file before it', async () => {
    const request = open('/api/en/herobanner/add');
    request.on('error', () => undefined);
    const video = mp4Start(5_000_000);
    request.write(`${part('image[en]', 'a.svg')}${sampleSvg}\r\n${part('image[ar]', 'b.png')}`);
    request.write(video);
    await expect.poll(async () => (await calls.countFiles()).rows).toBe(1);
    request.destroy();
    await expect.poll(() => calls.countFiles()).toEqual(nothing);
  });

  it('that ends in the middle of a file is 400 and leaves nothing', async () => {
    const status = await send('/api/en/herobanner/add', [part('image', 'a.svg'), sampleSvg.slice(0, 40)]);
    expect(status).toBe(400);
    expect(await calls.countFiles()).toEqual(nothing);
  });

  it('larger than its kind allows is 413 while it still arrives, and the connection carries the answer', async () => {
    const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]);
    const status = await send('/api/en/herobanner/add', concat([part('image', 'a.png')], megabytes(picture, 40)));
    expect(status).toBe(413);
    expect(await calls.countFiles()).toEqual(nothing);
  });

  it('to a record that does not exist is 404 and costs no file', async () => {
    const request = calls.administer({
      method: 'PUT',
      url: '/api/en/herobanner/999999',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${part('image', 'a.svg')}${sampleSvg}\r\n--${boundary}--\r\n`,
    });
    expect((await request).statusCode).toBe(404);
    expect(await calls.countFiles()).toEqual(nothing);
  });
});
