import { Agent, request as openPlain } from 'node:http';
import { Agent as SecureAgent, request as openSecure } from 'node:https';
import { watchIdle } from './machine.ts';

/** A server under load, local or remote. */
export interface Target {
  /** Its origin. */
  readonly origin: string;
  /** Processor time so far, in microseconds; absent if it is unknown. */
  readonly spent?: () => Promise<number>;
}

export interface Load {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Number of concurrent requests. */
  readonly visitors: number;
  readonly milliseconds: number;
  /** Minimum number of answers, regardless of the time; default: none. */
  readonly atLeast?: number;
}

/** The result of a round. */
export interface Measured {
  /** Processor time of the server per request, in microseconds; NaN if unknown. */
  readonly cost: number;
  readonly perSecond: number;
  /** Idle share of the machine's processors; NaN if unknown. */
  readonly idle: number;
}

/** Requests one path for a while, over persistent connections. @throws Error at an unsuccessful answer */
export async function load(target: Target, options: Load): Promise<Measured> {
  const { path, headers, visitors, milliseconds, atLeast = 0 } = options;
  const isSecure = target.origin.startsWith('https:');
  const [open, Connections] = isSecure ? [openSecure, SecureAgent] : [openPlain, Agent];
  const agent = new Connections({ keepAlive: true, maxSockets: visitors });
  const url = new URL(path, target.origin);
  const ask = (): Promise<void> =>
    new Promise((done, fail) => {
      const request = open(url, { agent, headers }, (response) => {
        const { statusCode = 0 } = response;
        if (statusCode !== 200 && statusCode !== 304) fail(new Error(`${url.href} answered ${statusCode}`));
        response.on('error', fail).on('end', done).resume();
      });
      // The server can close a persistent connection at the moment it is reused.
      const isStale = (error: Error) => request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      request.on('error', (error) => (isStale(error) ? done(ask()) : fail(error)));
      request.end();
    });

  const begun = performance.now();
  const before = await target.spent?.();
  const idle = watchIdle();
  let requests = 0;
  const visit = async (): Promise<void> => {
    while (performance.now() - begun < milliseconds || requests < atLeast) {
      await ask();
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const seconds = (performance.now() - begun) / 1000;
  const measured = {
    cost: before === undefined ? Number.NaN : (((await target.spent?.()) ?? Number.NaN) - before) / requests,
    perSecond: requests / seconds,
    idle: idle(),
  };
  agent.destroy();
  return measured;
}
