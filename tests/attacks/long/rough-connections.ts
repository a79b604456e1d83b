import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from './open-connection.ts';

/** An attack by raw connections; returns what went wrong, or `null`. */
export interface RoughAttack {
  readonly name: string;
  readonly run: (origin: string) => Promise<string | null>;
}

const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Sends bytes and returns the statuses of the answers that arrive within the milliseconds. */
async function exchange(origin: string, bytes: string | Buffer, milliseconds = 2000): Promise<number[]> {
  const connection = await openConnection(origin);
  connection.write(bytes);
  const received = await connection.readUntilEnd(milliseconds);
  connection.cut();
  return statusesIn(received);
}

const head = 'GET /healthz HTTP/1.1\r\nhost: screens.example\r\n';

/** Malformed requests. Each must be refused or left unanswered. */
const malformed: Readonly<Record<string, string | Buffer>> = {
  'no request': '\0\x16\x03\x01',
  'headers without an end of 100 kB': `${head}x: ${'a'.repeat(100_000)}\r\n\r\n`,
  'ten thousand headers': `${head}${'x: a\r\n'.repeat(10_000)}\r\n`,
  'an address of 100 kB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'two lengths': 'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
  'a length and chunks': `POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  'chunks of a wrong size': 'POST /api/session HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n',
  'a negative length': 'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'a space before the colon': 'GET / HTTP/1.1\r\nhost : a\r\n\r\n',
  'a folded header': 'GET / HTTP/1.1\r\nhost: a\r\nx: a\r\n b\r\n\r\n',
  'a bare line feed in a header': 'GET / HTTP/1.1\r\nhost: a\r\nx: a\nx-attack: b\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
};

async function sendMalformed(origin: string): Promise<string | null> {
  const wrong: string[] = [];
  for (const [name, bytes] of Object.entries(malformed)) {
    const statuses = await exchange(origin, bytes);
    // HTTP allows either answer to two hosts.
    if (statuses.length > 1 || statuses.some((status) => status >= 500 && status !== 501)) {
      wrong.push(`${name}: ${statuses.join(' ')}`);
    }
  }
  return wrong.length === 0 ? null : wrong.join(', ');
}

/** A hundred pipelined requests get a hundred answers. */
async function pipeline(origin: string): Promise<string | null> {
  const count = 100;
  const last = `${head}connection: close\r\n\r\n`;
  const statuses = await exchange(origin, `${head}\r\n`.repeat(count - 1) + last, 20_000);
  return statuses.length === count && statuses.every((status) => status === 200)
    ? null
    : `${statuses.length} answers to ${count} requests`;
}

/** Slow connections must not block other requests, and the server must end them. */
async function dripSlowly(origin: string): Promise<string | null> {
  const held = await Promise.all(Array.from({ length: 200 }, () => openConnection(origin)));
  for (const connection of held) connection.write('GET / HTTP/1.1\r\nhost: a\r\n');
  let slowest = 0;
  // Longer than the server's timeout for headers plus the interval at which it checks.
  for (const until = Date.now() + 50_000; Date.now() < until;) {
    for (const connection of held) connection.write('x: a\r\n');
    const began = performance.now();
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (answer?.ok !== true) return 'nobody else is answered meanwhile';
    slowest = Math.max(slowest, performance.now() - began);
    await pause(2000);
  }
  const received = await Promise.all(held.map((connection) => connection.readUntilEnd(1000)));
  for (const connection of held) connection.cut();
  const ended = received.filter((text) => statusesIn(text)[0] === 408).length;
  console.log(
    `  ${ended} of ${held.length} slow connections were ended, others waited ${Math.round(slowest)} ms at most`,
  );
  return ended === held.length ? null : `${held.length - ended} slow connections are still open`;
}

/** Uploads, bodies and pages that are cut off must leave the server as it was. */
async function cutOff(origin: string): Promise<string | null> {
  const beginnings = [
    'GET /',
    head,
    'POST /api/en/send-email HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"kind":',
    'POST /api/en/send-email HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n--x\r\ncontent-disposition: form-data; name="a"; filename="a.png"\r\n\r\nabc',
    'POST /api/session HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab',
    'GET /ar HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET /sitemap.xml HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\n\r\n',
  ];
  for (let turn = 0; turn < 210; turn += 1) {
    const connection = await openConnection(origin);
    connection.write(beginnings[turn % beginnings.length] ?? '');
    if (turn % 3 === 0) await pause(5);
    connection.cut();
  }
  return (await fetch(`${origin}/readyz`)).ok ? null : 'the server is not ready any more';
}

/** Attacks that need a real connection. */
export const roughAttacks: readonly RoughAttack[] = [
  { name: 'malformed requests', run: sendMalformed },
  { name: 'a hundred requests in one breath', run: pipeline },
  { name: 'connections that are cut off', run: cutOff },
  { name: 'connections that hardly say anything', run: dripSlowly },
];
