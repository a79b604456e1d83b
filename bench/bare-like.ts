import { type Answer, type MeasuredServer, startServer } from './start-server.ts';

/** What no answer can do without; Node sends the rest by itself. */
const needed = ['content-type', 'content-encoding', 'content-length'];
/** No variable of a process may hold more. */
const mostOfVariable = 100_000;

/** A server that sends the bytes of an answer with the headers it needs, and does nothing else. */
export function startBareLike({ body, headers }: Pick<Answer, 'body' | 'headers'>): Promise<MeasuredServer> {
  const sent = Object.entries({ ...headers, 'content-length': String(body.length) }).filter(([name]) =>
    needed.includes(name),
  );
  const text = body.toString('base64');
  return startServer('bare', {
    BENCH_BODY: text.slice(0, mostOfVariable),
    BENCH_BODY_2: text.slice(mostOfVariable),
    BENCH_HEADERS: sent.flat().join('\n'),
  });
}
