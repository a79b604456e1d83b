import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../calls/model/define-call.ts';
import { answerError } from './answer-error.ts';
import { openLate } from './open-late.ts';
import { createServe, type Serve } from './serve.ts';

const found = z.object({ id: z.int() });
const screen = defineCall({ method: 'GET', path: '/screens', access: 'everyone', summary: 'get', answer: found });

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A server with a page and one call, which is opened by what `prepare` waits for. */
async function openServer(prepare: () => Promise<void>) {
  const lines: { readonly level: number; readonly err?: { readonly message: string } }[] = [];
  const server = fastify({
    logger: { level: 'fatal', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  });
  servers.push(server);
  const tries: string[] = [];
  server.get('/page', () => 'page');
  await server.register(
    async (api) => {
      api.setErrorHandler(answerError);
      const serve: Serve = createServe(api, {
        accounts: { sessionOf: async () => null, requireAdministrator: async () => undefined },
        checksAnswers: true,
        reads: { keep: async () => undefined, compress: async (_request, _reply, body) => body },
        opening: openLate(api, async () => {
          tries.push('open');
          await prepare();
          serve(screen, () => ({ id: 1 }));
        }),
      });
    },
    { prefix: '/api' },
  );
  return { server, lines, tries };
}

describe('calls that are opened after the start', () => {
  it('are waited for by whoever asks for one, and by nobody who asks for a page', async () => {
    const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>();
    const { server, tries } = await openServer(() => isLoaded);
    const asked = [
      server.inject('/api/en/screens'),
      server.inject('/api/ar/screens'),
      server.inject('/api/en/nothing'),
    ];
    expect((await server.inject('/page?of=/api/en/screens')).body).toBe('page');
    load();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    expect((await server.inject('/%61pi/en/screens')).json()).toEqual({ id: 1 });
    expect(tries).toEqual(['open']);
  });

  it('are opened soon after it listens, though nobody asks', async () => {
    const { promise: isOpened, resolve: open } = Promise.withResolvers<void>();
    const { server } = await openServer(async () => open());
    await server.listen({ host: '127.0.0.1', port: 0 });
    await expect(isOpened).resolves.toBeUndefined();
  });

  it('end the server where they cannot be opened, and say why', async () => {
    const { server, lines } = await openServer(() => Promise.reject(new Error('GET /api/en/screens is served twice')));
    const isClosed = new Promise<void>((closed) => server.addHook('onClose', async () => closed()));
    const { statusCode } = await server.inject('/api/en/screens');
    await isClosed;
    expect({ statusCode, exitCode: process.exitCode }).toEqual({ statusCode: 500, exitCode: 1 });
    process.exitCode = undefined;
    expect(lines.map(({ err }) => err?.message)).toEqual(['GET /api/en/screens is served twice']);
  });
});
