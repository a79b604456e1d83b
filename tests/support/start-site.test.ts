import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { startSite } from './start-site.ts';

it('a site whose port another one has is never taken for ready', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const other = createServer((_request, answer) => answer.end('{}')).listen(port, '127.0.0.1');
  await once(other, 'listening');
  try {
    await expect(startSite({ port, environment: { DEMO: '0' } })).rejects.toThrow(/did not start[^]*EADDRINUSE/);
  } finally {
    await new Promise((closed) => other.close(closed));
  }
});

it('many who ask at once for a port get one each', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort));
  expect(new Set(ports).size).toBe(40);
});
