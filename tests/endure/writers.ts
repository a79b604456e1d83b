import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { issuePass } from '../../server/forms/form-pass.ts';
import type { StartedSite } from '../support/start-site.ts';
import type { Journal, Written } from './journal.ts';

/** What every site of this run signs its passes with. */
export const signingKey = 'the signing key of the figures of endurance';

const writersAtOnce = 6;
/** Versions that a record gets. */
const versions = 3;
/** Every so many rounds of a writer a picture is uploaded. */
const uploadEvery = 5;
const timeoutMilliseconds = 30_000;
/** After a refusal, so that a site that is away is not asked without end. */
const idleMilliseconds = 50;

const Created = z.object({ id: z.number() });

/** What is found again in the site is told by this. */
export const markedBy = /endure-[0-9a-f]+-\d+-\d+\.v(\d+)/;
const textOf = ({ mark, version }: Written): string => `${mark}.v${version}`;

export interface Writers {
  /** How often each answer came; 0 is a connection that was refused or cut. */
  readonly answers: ReadonlyMap<number, number>;
  /** Resolves when something was acknowledged after this moment. */
  untilAcknowledged(): Promise<void>;
  /** Lets nobody begin anything more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** A small picture like no other. */
const anyPicture = (): Promise<Buffer> =>
  sharp(randomBytes(8 * 6 * 3), { raw: { width: 8, height: 6, channels: 3 } })
    .png()
    .toBuffer();

/**
 * Lets visitors and the administrator write until they are stopped; whatever is acknowledged is in the journal.
 * @param rest milliseconds that each of them pauses between two rounds
 */
export function startWriters(site: StartedSite, journal: Journal, rest = 0): Writers {
  // Nobody writes a mark twice, in this run or in one that goes on with it.
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
      // Cut off, or refused: what is known of it is that it was not acknowledged.
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
    const pass = issuePass(signingKey, Date.now() - 60_000);
    const fields = { name: 'Sara', email: `${written.mark}@screens.example`, message: textOf(written) };
    return send('/send-email', written, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': address, cookie: `form=${pass}` },
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
