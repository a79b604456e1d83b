import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http';
import { z } from 'zod';
import { npmStart } from '../tests/support/npm-start.ts';

const Message = z.object({
  port: z.number().optional(),
  spent: z.number().optional(),
  memory: z.number().optional(),
  deaf: z.number().optional(),
});
const mostVisitors = 16;
/** Milliseconds until a server that does not end is killed. */
const endMilliseconds = 10_000;

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request to a server; `GET` by default. */
export interface BenchRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until a timeout. */
  readonly timeout?: number;
}

export interface MeasuredServer {
  /** Its origin. */
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it listened. */
  readonly startedIn: number;
  /** Its current memory, in bytes. */
  memory(): Promise<number>;
  /** The longest pause of the event loop since the previous call, in milliseconds. */
  deaf(): Promise<number>;
  /** Processor time since its start, in microseconds. */
  spent(): Promise<number>;
  read(path: string): Promise<Answer>;
  ask(options: BenchRequest): Promise<Answer>;
  /** Processor time of the server per request, in microseconds, without that of the clients. */
  measure(
    path: string,
    request: {
      readonly milliseconds: number;
      readonly headers?: Record<string, string>;
      /** Number of concurrent requests. */
      readonly visitors?: number;
    },
  ): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server of `serve.ts` in a child process. */
export async function startServer(kind: 'site' | 'bare', environment: Record<string, string>): Promise<MeasuredServer> {
  const asStarted = await npmStart();
  const begun = performance.now();
  const child = fork(new URL('serve.ts', import.meta.url), [kind], {
    execArgv: kind === 'site' ? [...asStarted.flags] : [],
    // The start message of the product is not needed.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...asStarted.environment, ...environment },
  });
  const exit = once(child, 'exit');
  const answerOf = async () => {
    const [message] = await Promise.race([once(child, 'message'), exit]);
    const answer = Message.safeParse(message);
    if (!answer.success) throw new Error(`The ${kind} server ended`);
    return answer.data;
  };
  const { port } = await answerOf();
  const startedIn = performance.now() - begun;
  const agent = new Agent({ keepAlive: true, maxSockets: mostVisitors });

  const ask = (options: BenchRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { path, method = 'GET', headers = {}, body, timeout } = options;
      const request = openRequest(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { 'accept-encoding': 'br', ...headers },
          ...(timeout !== undefined && { signal: AbortSignal.timeout(timeout) }),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
          });
        },
      );
      // The server can close a persistent connection at the moment it is reused.
      const again = (error: Error) => request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      request.on('error', (error) => (again(error) ? resolve(ask(options)) : reject(error)));
      request.end(body);
    });

  const ownMetrics = async (wanted: 'figures' | 'deaf' = 'figures') => {
    const answer = answerOf();
    child.send(wanted);
    const { spent = Number.NaN, memory = Number.NaN, deaf = Number.NaN } = await answer;
    return { spent, memory, deaf };
  };

  return {
    pid: child.pid ?? 0,
    startedIn,
    origin: `http://127.0.0.1:${port}`,
    memory: async () => (await ownMetrics()).memory,
    deaf: async () => (await ownMetrics('deaf')).deaf,
    spent: async () => (await ownMetrics()).spent,
    read: (path) => ask({ path }),
    ask,
    async measure(path, { milliseconds, headers, visitors = mostVisitors }) {
      const end = performance.now() + milliseconds;
      let requests = 0;
      const visit = async (): Promise<void> => {
        while (performance.now() < end) {
          const { status } = await ask({ path, ...(headers && { headers }) });
          if (status !== 200 && status !== 304) throw new Error(`${path} answered ${status}`);
          requests += 1;
        }
      };
      const before = (await ownMetrics()).spent;
      await Promise.all(Array.from({ length: visitors }, visit));
      return ((await ownMetrics()).spent - before) / requests;
    },
    async stop() {
      agent.destroy();
      if (child.connected) child.disconnect();
      // A process in a long synchronous task does not notice the disconnect.
      const cut = setTimeout(() => child.kill('SIGKILL'), endMilliseconds);
      await exit;
      clearTimeout(cut);
    },
  };
}
