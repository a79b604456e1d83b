import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the numbers that systems give to whoever asks for any: browsers and clients have those, and take one that was
 * free a moment ago.
 */
const lowest = 20_000;
const count = 12_000;

/** Until this process ends, no other test run is given the number: each asks for the datagrams of it first. */
async function reserve(port: number): Promise<boolean> {
  const mark = createSocket('udp4').unref();
  mark.bind({ port, address: '127.0.0.1', exclusive: true });
  return once(mark, 'listening').then(
    () => true,
    () => false,
  );
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((closed) => probe.close(closed));
  return isListening;
}

/** A port of 127.0.0.1 on which nobody listens, and which is given to nobody else as long as this process lives. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * count);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new Error('No free port on 127.0.0.1');
}
