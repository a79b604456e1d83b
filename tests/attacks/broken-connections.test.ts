import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { addressOf, isReal, isWrite } from './access.ts';

let server: OpenApp;
let port: number;
beforeAll(async () => {
  server = await openApp({ environment: { LOG_LEVEL: 'debug' } });
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => server.close());

/** Sends bytes over a new connection and returns what is received until it closes. */
function send(bytes: string, { breaksOff = false } = {}): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(answer));
  socket.write(bytes, () => {
    if (breaksOff) void setTimeout(20).then(() => socket.resetAndDestroy());
  });
  return promise;
}

const boundary = 'boundary';
const inFile = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc`;
const inField = `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nabc`;
const inHeader = `--${boundary}\r\ncontent-disposition: form-data; na`;
const bodies = [
  ['JSON', 'application/json', '{"title":'],
  ['a form', 'application/x-www-form-urlencoded', 'title=a'],
  ['a file', `multipart/form-data; boundary=${boundary}`, inFile],
  ['a field', `multipart/form-data; boundary=${boundary}`, inField],
  ['the head of a part', `multipart/form-data; boundary=${boundary}`, inHeader],
] as const;

/** The log lines that report a fault of the server. */
const faults = () =>
  server.logged.map((line): { level: number; msg: string } => JSON.parse(line)).filter(({ level }) => level >= 50);

describe('a body that breaks off', () => {
  it.each(bodies)(
    'within %s is no error of the server, whichever call it is for [API-PUB-63]',
    async (_name, type, body) => {
      const routes = server.routes.filter((route) => isReal(route) && isWrite(route));
      const urls = [...new Set(routes.map((route) => `${route.method} ${addressOf(route, '1')}`))].filter(
        (line) => !line.includes('/ar/'),
      );
      const requests = urls.map(
        (line) =>
          `${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${server.cookie}\r\nSec-Fetch-Site: same-origin\r\n` +
          `Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${body}`,
      );
      for (let at = 0; at < requests.length; at += 20)
        await Promise.all(requests.slice(at, at + 20).map((request) => send(request, { breaksOff: true })));
      // The server still answers the next request.
      expect((await server.visit('/healthz')).statusCode).toBe(200);
      expect(faults()).toEqual([]);
    },
  );
});

describe('a request with two Host headers', () => {
  it.each([
    ['of two sites', ['a.example', 'b.example']],
    ['of one site', ['a.example', 'a.example']],
    ['of which one is empty', ['a.example', '']],
  ])('%s is 400 and reaches no page [API-PUB-63]', async (_name, hosts) => {
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    const answer = await send(`GET /en HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(answer).not.toMatch(/[ab]\.example/);
  });

  it('one is answered', async () => {
    const answer = await send(`GET /healthz HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
  });
});
