import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range that systems assign to clients: a browser or another client could take such a port in the meantime.
 */
const lowest = 20_000;
const count = 12_000;

/** Reserves a port number for this process by its UDP socket, so that no other test run gets it. */
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

/** Returns a port of 127.0.0.1 on which no process listens. No other call gets it while this process runs. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * count);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new Error('No free port on 127.0.0.1');
}
