import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { mp4Start, samplePhoto } from '../../tests/support/sample-files.ts';
import { UploadError } from './upload-error.ts';

let test: TestMedia;
let app: FastifyInstance;
let port: number;
const outcomes: string[] = [];

beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
  app = Fastify();
  await app.register(multipart, { limits: { fileSize: Infinity } });
  app.post('/upload', async (request, reply) => {
    const part = await request.file();
    if (part === undefined) return reply.code(400).send();
    try {
      const media = await test.store.receive(part.file, { fileName: part.filename, accept: ['image', 'video'] });
      outcomes.push('kept');
      return await reply.code(201).send(media);
    } catch (error) {
      outcomes.push(error instanceof UploadError ? error.messageKey : 'broken off');
      // The rest of the body is read and discarded, so that the connection can carry the response.
      request.raw.unpipe();
      request.raw.resume();
      return reply.code(error instanceof UploadError ? error.status : 400).send();
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const partHead =
  '--x\r\nContent-Disposition: form-data; name="image"; filename="صورة.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** Sends the beginning of an upload and then closes the connection. */
async function sendAndCut(content: Buffer, claimedBytes: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${claimedBytes}\r\n\r\n${partHead}`,
  );
  await new Promise<void>((resolve) => socket.write(content, () => resolve()));
  await expect.poll(() => test.files('incoming')).toHaveLength(1);
  socket.destroy();
}

async function nothingIsLeft(): Promise<void> {
  await expect
    .poll(async () => [await test.files('incoming'), await test.files('uploads'), await test.countRows()])
    .toEqual([[], [], 0]);
}

const upload = (content: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.append('image', new Blob([content]), 'صورة.jpg');
  return fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', body: form });
};

describe('uploads over HTTP', () => {
  it('a connection cut in the middle of a picture leaves nothing', async () => {
    const photo = await samplePhoto(800, 600).jpeg().toBuffer();
    await sendAndCut(photo.subarray(0, photo.length / 2), photo.length + 500);
    await expect.poll(() => outcomes).toEqual(['broken off']);
    await nothingIsLeft();
  });

  it('a connection cut in the middle of a video leaves nothing', async () => {
    await sendAndCut(Buffer.concat([mp4Start(9_000_000), Buffer.alloc(500_000)]), 9_000_500);
    await expect.poll(() => outcomes).toHaveLength(2);
    expect(outcomes[1]).toBe('broken off');
    await nothingIsLeft();
  });

  it('a file beyond its limit is answered with 413 while it is still being sent, and leaves nothing', async () => {
    const content = new Uint8Array(17 * 1024 * 1024);
    content.set([0xff, 0xd8, 0xff, 0xe0]);
    expect((await upload(content)).status).toBe(413);
    await nothingIsLeft();
  });

  it('a whole file is kept', async () => {
    const photo = await samplePhoto(80, 60).jpeg().toBuffer();
    const answer = await upload(new Uint8Array(photo));
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ name: expect.stringMatching(/^swrh-/) }),
    ]);
    expect(await test.files('uploads')).toHaveLength(1);
  });
});
