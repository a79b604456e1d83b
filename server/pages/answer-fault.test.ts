import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerFault } from './answer-fault.ts';

const fileThatFails = (code: string): Readable =>
  new Readable({
    read() {
      this.destroy(Object.assign(new Error(code), { code }));
    },
  });

it.each([
  ['EIO', 503, 'text/html; charset=utf-8', '5'],
  ['EACCES', 500, 'application/json; charset=utf-8', undefined],
])(
  'a file whose reading fails with %s answers %i and none of what was said about it',
  async (code, status, type, again) => {
    const app = fastify();
    app.setErrorHandler(answerFault);
    app.get('/clip.mp4', (_, reply) =>
      reply
        .headers({ 'cache-control': 'immutable', etag: '"x"', 'content-range': 'bytes 0-1/9', 'content-length': 9 })
        .type('video/mp4')
        .send(fileThatFails(code)),
    );
    const answer = await app.inject('/clip.mp4');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
    expect(answer.headers['retry-after']).toBe(again);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
    for (const name of ['etag', 'content-range']) expect(answer.headers).not.toHaveProperty(name);
    await app.close();
  },
);
