import { createServer } from 'node:http';
import { buildApp } from '../server/build-app.ts';
import { readConfig } from '../server/config.ts';

// One server under measurement, in a process of its own: `site` is the whole product over the data folder of
// DATA_DIR, `bare` a server that sends the bytes of BENCH_BODY (base64) and does nothing else.
// It says its port first, and its spent processor time whenever it is asked.

const portOf = (address: string): number => Number(new URL(address).port);

async function serveSite(): Promise<number> {
  const { app } = await buildApp(readConfig(process.env));
  return portOf(await app.listen({ host: '127.0.0.1', port: 0 }));
}

async function serveBare(): Promise<number> {
  const body = Buffer.from(process.env['BENCH_BODY'] ?? '', 'base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const port = await (process.argv[2] === 'site' ? serveSite() : serveBare());
process.send?.({ port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ spent: user + system });
});
process.on('disconnect', () => process.exit());
