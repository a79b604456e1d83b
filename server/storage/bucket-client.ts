import { createHash } from 'node:crypto';
import { Agent as PlainAgent, type IncomingMessage, request as askPlainly } from 'node:http';
import { Agent as SecureAgent, request as askSecurely } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Logger } from '../logger.ts';
import { StorageAwayError } from './storage-away-error.ts';

/** A bucket of an S3 server, and who asks it. Its name stands in the path of addresses, not before the host. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What is sent along, made anew for each try. */
export interface SentBody {
  readonly bytes: number;
  /** In hexadecimal digits; the server compares it with what arrives. */
  readonly sha256: string;
  read(): Readable;
}

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Of a file; without it the bucket itself is asked. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: SentBody;
}

/** Asks a bucket; an answer's body must be read or destroyed. */
export interface BucketClient {
  /** @throws StorageAwayError for every answer but success, and "not there" where a file was asked for */
  ask(request: BucketRequest): Promise<IncomingMessage>;
  /** What the server says of the bucket: nothing when all is well. @throws StorageAwayError where it says nothing */
  check(): Promise<BucketRefusal | null>;
}

/** An answer that is neither success nor a passing fault. `code` is one of S3, such as `NoSuchBucket`. */
export interface BucketRefusal {
  readonly status: number;
  readonly code: string;
}

const tries = 3;
const betweenTries = 200;
/** After how long without a sign a server counts as away, before it answered and on the way, in milliseconds. */
const timeouts = { answer: 5000, body: 60_000 };
/** So long nobody is kept waiting for a server that was found to be away. */
const idleMilliseconds = 1000;
const connections = 64;

/** No file's key begins like this: to list those costs a server nothing. */
const nobodysPrefix = '.none/';

const emptyHash = createHash('sha256').digest('hex');

const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/** Of an S3 error, which is a small document of XML. */
export const elementOf = (document: string, name: string): string => {
  const [, behind = ''] = document.split(`<${name}>`, 2);
  return behind.split('<', 1)[0] ?? '';
};

async function refusalOf(answer: IncomingMessage): Promise<BucketRefusal> {
  return { status: answer.statusCode ?? 0, code: elementOf(await text(answer), 'Code') };
}

/** A connection that was kept open may be closed by the server just when it is used again. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

const isSuccess = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200 && statusCode < 300;
const isPassing = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 500 || statusCode === 429;

export function createBucketClient(settings: BucketSettings, log: Logger): BucketClient {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const isSecure = endpoint.startsWith('https:');
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: connections });
  let awaySince: number | null = null;
  let restsUntil = 0;

  async function sign({ method, key, query = {}, headers = {}, body }: BucketRequest) {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${pathOf(key)}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? emptyHash },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    const length = body === undefined ? {} : { 'content-length': String(body.bytes) };
    return { url: signed.url, headers: { ...Object.fromEntries(signed.headers), ...length } };
  }

  /** One try. @throws what the network says */
  async function send(wanted: BucketRequest): Promise<IncomingMessage> {
    const { url, headers } = await sign(wanted);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const asking = (isSecure ? askSecurely : askPlainly)(url, { method: wanted.method, headers, agent });
    asking.setTimeout(wanted.body === undefined ? timeouts.answer : timeouts.body, () =>
      asking.destroy(new Error('The bucket does not answer')),
    );
    asking.on('error', reject);
    asking.on('response', (answer) => {
      asking.setTimeout(timeouts.body);
      resolve(answer);
    });
    if (wanted.body === undefined) asking.end();
    else pipeline(wanted.body.read(), asking).catch(reject);
    return promise;
  }

  /** Tells the log when a bucket goes away and when it comes back, and not each time in between. */
  function note(cause: unknown): void {
    if (cause !== undefined && awaySince === null) {
      awaySince = Date.now();
      log.error({ err: cause, endpoint, bucket }, 'The bucket cannot be used');
    } else if (cause === undefined && awaySince !== null) {
      log.info({ bucket, milliseconds: Date.now() - awaySince }, 'The bucket can be used again');
      awaySince = null;
    }
  }

  function away(cause: unknown): StorageAwayError {
    note(cause);
    return new StorageAwayError('The bucket cannot be used', { cause });
  }

  async function sendOften(wanted: BucketRequest): Promise<IncomingMessage> {
    if (Date.now() < restsUntil) throw new StorageAwayError('The bucket was not asked: it was away a moment ago');
    let cause: unknown;
    let answers = false;
    for (let number = 1; number <= tries; number += 1) {
      if (number > 1) await pause(betweenTries * number);
      try {
        const answer = await send(wanted);
        answers = true;
        if (!isPassing(answer)) return answer;
        const { status, code } = await refusalOf(answer);
        cause = new Error(`The bucket answered ${status} ${code}`);
      } catch (error) {
        cause = error;
        // A silent server is not asked again while somebody waits.
        if (!isCutOff(error)) break;
      }
    }
    if (!answers) restsUntil = Date.now() + idleMilliseconds;
    throw away(cause);
  }

  return {
    async ask(wanted) {
      const answer = await sendOften(wanted);
      const isAbsent = answer.statusCode === 404 && wanted.key !== undefined && wanted.method !== 'PUT';
      if (!isSuccess(answer) && !isAbsent) {
        const { status, code } = await refusalOf(answer);
        throw away(new Error(`The bucket answered ${status} ${code} to ${wanted.method} ${wanted.key ?? ''}`));
      }
      note(undefined);
      return answer;
    },
    async check() {
      const answer = await sendOften({ method: 'GET', query: { 'list-type': '2', prefix: nobodysPrefix } });
      const refusal = await refusalOf(answer);
      return isSuccess(answer) ? null : refusal;
    },
  };
}
