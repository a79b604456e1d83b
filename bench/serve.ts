import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// A server under measurement, in a separate process. `site` is the whole product over the data folder DATA_DIR. `bare`
// sends the bytes of BENCH_BODY and BENCH_BODY_2 (base64; one variable cannot carry a large body) with the headers of
// BENCH_HEADERS (names and values, one per line).
// It first sends its port. To each message it answers with its processor time in microseconds, its memory in bytes and
// the longest pause of the event loop in milliseconds since the previous message `deaf`.

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the product like `npm start`. */
async function serveSite(): Promise<number> {
  const port = await freePort();
  Object.assign(process.env, { HOST: '127.0.0.1', PORT: String(port) });
  await import(new URL('../build/server/main.js', import.meta.url).href);
  if (process.exitCode !== undefined) throw new Error('The built server did not start');
  return port;
}

async function serveBare(): Promise<number> {
  const { BENCH_BODY: body1 = '', BENCH_BODY_2: body2 = '', BENCH_HEADERS: lines } = process.env;
  const body = Buffer.from(body1 + body2, 'base64');
  const headers =
    lines === undefined
      ? ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br', 'content-length', String(body.length)]
      : lines.split('\n');
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const port = await (process.argv[2] === 'site' ? serveSite() : serveBare());
process.send?.({ port });
const delays = monitorEventLoopDelay({ resolution: 1 });
process.on('message', (message) => {
  const { user, system } = process.cpuUsage();
  process.send?.({ spent: user + system, memory: process.memoryUsage.rss(), deaf: delays.max / 1e6 });
  if (message !== 'deaf') return;
  // Watching costs processor time, so it starts with the first message.
  delays.enable();
  delays.reset();
});
process.on('disconnect', () => process.exit());
