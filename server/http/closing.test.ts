import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openConnection } from '../../tests/attacks/long/open-connection.ts';
import { openApp } from '../../tests/support/open-app.ts';

it('what a proxy asks while the server ends is answered, and its connection is given back', async () => {
  const server = await openApp();
  const connection = await openConnection(await server.listen());
  connection.write('GET /healthz HTTP/1.1\r\nhost: screens.example\r\n');
  await pause(100);
  const closed = server.close();
  await pause(100);
  connection.write('\r\n');
  const answer = await connection.readUntilEnd(10_000);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);
  await closed;
});
