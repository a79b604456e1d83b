import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { issueFormToken } from '../../server/forms/form-token.ts';
import type { StartedSite } from '../support/start-site.ts';
import type { Journal, Written } from './journal.ts';

/** The key with which every site of these runs signs form tokens. */
export const signingKey = 'the signing key of the figures of endurance';

const writersAtOnce = 6;
/** The number of versions of each record. */
const versions = 3;
/** A writer uploads a picture once in this many rounds. */
const uploadEvery = 5;
const timeoutMilliseconds = 30_000;
/** Milliseconds after a refusal, so that a site that is down does not get requests without a pause. */
const idleMilliseconds = 50;

const Created = z.object({ id: z.number() });

/** Finds the marks of these runs in stored data. */
export const markedBy = /endure-[0-9a-f]+-\d+-\d+\.v(\d+)/;
const textOf = ({ mark, version }: Written): string => `${mark}.v${version}`;

export interface Writers {
  /** The number of answers by status; 0 is a connection that was refused or cut. */
  readonly answers: ReadonlyMap<number, number>;
  /** Resolves at the next acknowledged write. */
  untilAcknowledged(): Promise<void>;
  /** Starts no further writes and waits for those in progress. */
  stop(): Promise<void>;
}

/** A small picture with random content. */
const anyPicture = (): Promise<Buffer> =>
  sharp(randomBytes(8 * 6 * 3), { raw: { width: 8, height: 6, channels: 3 } })
    .png()
    .toBuffer();

/**
 * Starts visitors and an administrator who write until they are stopped. Every acknowledged write is in the journal.
 * @param rest milliseconds between two rounds of each writer
 */
export function startWriters(site: StartedSite, journal: Journal, rest = 0): Writers {
  // Marks are unique across runs, because a run may continue an earlier one.
  const run = randomBytes(5).toString('hex');
  const answers = new Map<number, number>();
  const ending = new AbortController();
  let waiting: (() => void)[] = [];
  let visitor = 0;

  async function send(path: string, written: Written, init: RequestInit): Promise<unknown> {
    let status = 0;
    let answered: unknown;
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const answer = await fetch(`${site.origin}/api/en${path}`, { ...init, signal });
      answered = await answer.json();
      ({ status } = answer);
    } catch {
      // The connection was cut or refused: the write is not acknowledged.
    }
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status < 200 || status >= 300) {
      if (!ending.signal.aborted) await pause(idleMilliseconds);
      return undefined;
    }
    journal.acknowledge(written);
    for (const resolve of waiting) resolve();
    waiting = [];
    return answered;
  }

  const asAdministrator = { cookie: `session=${site.session}`, origin: site.origin };
  const json = { 'content-type': 'application/json' };

  function sendMessage(written: Written): Promise<unknown> {
    visitor += 1;
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const formToken = issueFormToken(signingKey, Date.now() - 60_000);
    const fields = { name: 'Sara', email: `${written.mark}@screens.example`, message: textOf(written) };
    return send('/send-email', written, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': address, cookie: `form=${formToken}` },
      body: JSON.stringify({ kind: 'contact', fields }),
    });
  }

  async function saveRecord(mark: string): Promise<void> {
    let path = '/products';
    for (let version = 1; version <= versions && !ending.signal.aborted; version += 1) {
      const written: Written = { kind: 'record', mark, version };
      const answered = Created.safeParse(
        await send(path, written, {
          method: version === 1 ? 'POST' : 'PUT',
          headers: { ...json, ...asAdministrator },
          body: JSON.stringify({ name: textOf(written) }),
        }),
      );
      if (version === 1 && !answered.success) return;
      if (version === 1) path = `/products/${answered.data?.id}`;
    }
  }

  async function uploadPicture(written: Written): Promise<void> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await anyPicture())]), `${textOf(written)}.png`);
    await send('/media', written, { method: 'POST', headers: asAdministrator, body });
  }

  async function write(writer: number): Promise<void> {
    for (let round = writer; !ending.signal.aborted; round += 1) {
      const mark = `endure-${run}-${writer}-${round}`;
      await sendMessage({ kind: 'message', mark, version: 1 });
      if (!ending.signal.aborted) await saveRecord(mark);
      if (!ending.signal.aborted && round % uploadEvery === 0) await uploadPicture({ kind: 'file', mark, version: 1 });
      if (rest > 0) await pause(rest);
    }
  }

  const writing = Promise.all(Array.from({ length: writersAtOnce }, (_, writer) => write(writer)));
  return {
    answers,
    untilAcknowledged: () => new Promise((resolve) => waiting.push(resolve)),
    async stop() {
      ending.abort();
      await writing;
    },
  };
}
