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

/** A bucket of an S3 server with its credentials. Requests use path-style addresses. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request body that can be read again for each attempt. */
export interface SentBody {
  readonly bytes: number;
  /** In hexadecimal; the server compares it with the received body. */
  readonly sha256: string;
  read(): Readable;
}

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The key of a file; without it the request is for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: SentBody;
}

/** Sends requests to a bucket. Callers must read or destroy the body of a response. */
export interface BucketClient {
  /**
   * Resolves with a successful response, or 404 if a key was requested. @throws StorageAwayError for all other
   * responses
   */
  ask(request: BucketRequest): Promise<IncomingMessage>;
  /** Checks access to the bucket. Returns null on success. @throws StorageAwayError without a response */
  check(): Promise<BucketRefusal | null>;
}

/** A response that is neither a success nor a temporary error. `code` is an S3 error code, such as `NoSuchBucket`. */
export interface BucketRefusal {
  readonly status: number;
  readonly code: string;
}

const tries = 3;
const betweenTries = 200;
/** Milliseconds of silence after which the server counts as unreachable: before the response, and during a transfer. */
const timeouts = { answer: 5000, body: 60_000 };
/** For this time after a failure, requests fail at once. */
const idleMilliseconds = 1000;
const connections = 64;

/** A prefix that no key has, so that listing it is cheap for the server. */
const nobodysPrefix = '.none/';

const emptyHash = createHash('sha256').digest('hex');

const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/** The text of an element of an S3 error, which is a small XML document. */
export const elementOf = (document: string, name: string): string => {
  const [, behind = ''] = document.split(`<${name}>`, 2);
  return behind.split('<', 1)[0] ?? '';
};

async function refusalOf(answer: IncomingMessage): Promise<BucketRefusal> {
  return { status: answer.statusCode ?? 0, code: elementOf(await text(answer), 'Code') };
}

/** The server may close a kept-alive connection just when it is reused. */
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

  /** Makes one attempt. @throws network errors */
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

  /** Logs when a bucket becomes unreachable and when it is reachable again, but not each failure in between. */
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
    if (Date.now() < restsUntil) throw new StorageAwayError('The bucket was not contacted: it failed a moment ago');
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
        // Timeouts are not retried, because a caller waits.
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
