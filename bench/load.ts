import { Agent, request as openPlain } from 'node:http';
import { Agent as SecureAgent, request as openSecure } from 'node:https';
import { watchIdle } from './machine.ts';

/** A server under load, wherever it is. */
export interface Target {
  /** Its address without a path. */
  readonly origin: string;
  /** Processor time it has spent so far, in microseconds; absent where that cannot be known. */
  readonly spent?: () => Promise<number>;
}

export interface Load {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How many ask at once. */
  readonly visitors: number;
  readonly milliseconds: number;
  /** How many answers there must be before it ends, however long that takes; any number unless given. */
  readonly atLeast?: number;
}

/** What one round found. */
export interface Measured {
  /** Processor time of the server for a request, in microseconds; NaN where it is not known. */
  readonly cost: number;
  readonly perSecond: number;
  /** Share of the machine's processors that did nothing meanwhile; NaN where the system does not tell. */
  readonly idle: number;
}

/** Asks a server for one path for a while, over connections that stay open. @throws Error at an answer without success */
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
      // A kept connection may be closed at the moment it is used again.
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
