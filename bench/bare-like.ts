import { type Answer, type MeasuredServer, startServer } from './start-server.ts';

/** The headers that an answer needs; Node adds the others. */
const needed = ['content-type', 'content-encoding', 'content-length'];
/** Maximum length of an environment variable. */
const mostOfVariable = 100_000;

/** Starts a server that only sends the bytes of an answer with the headers that it needs. */
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
