import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

const Message = z.object({
  port: z.number().optional(),
  spent: z.number().optional(),
  memory: z.number().optional(),
});
const visitors = 16;

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface MeasuredServer {
  /** From its start as a process until it listened, in milliseconds. */
  readonly startedIn: number;
  /** What it holds of the machine's memory now, in bytes. */
  memory(): Promise<number>;
  read(path: string): Promise<Answer>;
  /** Processor time of the server for one request of several visitors at once, in microseconds; their own is not counted. */
  measure(
    path: string,
    request: { readonly milliseconds: number; readonly headers?: Record<string, string>; readonly atOnce?: number },
  ): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server of `serve.ts` in a process of its own. */
export async function startServer(kind: 'site' | 'bare', environment: Record<string, string>): Promise<MeasuredServer> {
  const begun = performance.now();
  const child = fork(new URL('serve.ts', import.meta.url), [kind], {
    // As `npm start` does.
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...environment },
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
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });

  const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = get(
        { agent, host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
          });
        },
      );
      request.on('error', reject);
    });

  const ownFigures = async () => {
    const answer = answerOf();
    child.send('figures');
    const { spent = Number.NaN, memory = Number.NaN } = await answer;
    return { spent, memory };
  };

  return {
    startedIn,
    memory: async () => (await ownFigures()).memory,
    read: (path) => ask(path),
    async measure(path, { milliseconds, headers, atOnce = visitors }) {
      const end = performance.now() + milliseconds;
      let requests = 0;
      const visit = async (): Promise<void> => {
        while (performance.now() < end) {
          const { status } = await ask(path, headers);
          if (status !== 200 && status !== 304) throw new Error(`${path} answered ${status}`);
          requests += 1;
        }
      };
      const before = (await ownFigures()).spent;
      await Promise.all(Array.from({ length: atOnce }, visit));
      return ((await ownFigures()).spent - before) / requests;
    },
    async stop() {
      agent.destroy();
      child.disconnect();
      await exit;
    },
  };
}
