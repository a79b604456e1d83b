import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { VisitedPage } from '../visits/create-visits.ts';
import { brotliParams } from '../http/brotli-params.ts';
import { chooseEncoding, type Effort, type Encoding, encodings } from '../http/choose-encoding.ts';

/** Alternating header names and values, as Node writes them without conversion. */
export type HeaderLine = readonly string[];

interface Form {
  readonly body: Buffer;
  readonly headers: HeaderLine;
}

/** An answer that is ready to send, in every encoding it was made in. */
export interface Answer {
  readonly status: number;
  readonly etag: string;
  /** The compression effort, which determines the possible encodings. */
  readonly effort: Effort;
  /** Headers of the answer without a body (304). */
  readonly headers: HeaderLine;
  readonly forms: { readonly identity: Form } & { readonly [E in Encoding]?: Form };
  /** The page that it shows, if opening it counts as a visit. */
  readonly visited?: VisitedPage;
  /** Present if it has placeholders for the site's origin (see `origin-place.ts`): the hosts of its frames. */
  readonly placed?: { readonly frames: readonly string[] };
  /** Approximate bytes in memory. */
  readonly size: number;
}

const zstdParams = (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } });
const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Compresses synchronously into a buffer of its own. The output buffer of zlib would stay in memory until a major
 * garbage collection; transferring it keeps only the compressed bytes.
 */
function packNow(body: Buffer, pack: (capacity: number) => Buffer<ArrayBuffer>): Buffer {
  // Larger than the pool that small buffers share.
  const capacity = Buffer.poolSize + body.length;
  const packed = pack(capacity);
  return packed.buffer.byteLength === capacity ? Buffer.from(packed.buffer.transfer(packed.length)) : packed;
}

// Brotli at quality 6 costs a third more for the same size, and at 10 fifteen times as much for a tenth less.
const usual = {
  br: (body: Buffer) => inThread.br(body, brotliParams(body.length, 5)),
  gzip: (body: Buffer) => inThread.gzip(body, { level: 5 }),
};

// Brotli: a sixth of the time for a quarter more bytes, which is faster than another thread. Zstandard: a twelfth of
// the time for a sixth more bytes, and a tenth fewer bytes if it knows the size of the input.
const quick = {
  zstd: (body: Buffer) =>
    packNow(body, (chunkSize) => zstdCompressSync(body, { ...zstdParams(1), chunkSize, pledgedSrcSize: body.length })),
  br: (body: Buffer) =>
    packNow(body, (chunkSize) => brotliCompressSync(body, { ...brotliParams(body.length, 1), chunkSize })),
  gzip: (body: Buffer) => packNow(body, (chunkSize) => gzipSync(body, { level: 1, chunkSize })),
};

/** Compresses a body. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body;
  return effort === 'usual' && encoding !== 'zstd' ? usual[encoding](body) : quick[encoding](body);
}

/** Maximum bytes of a body that is compressed at the best quality: a tenth of a second for 200 KB. */
const largestBestPacked = 256 * 1024;

/**
 * Compresses a cached answer at the best quality in another thread. Returns the same answer if it does not get smaller.
 */
export async function packBest(answer: Answer): Promise<Answer> {
  const { identity, br } = answer.forms;
  if (br === undefined || identity.body.length > largestBestPacked) return answer;
  const body = await inThread.br(identity.body, brotliParams(identity.body.length, 10));
  const saved = br.body.length - body.length;
  if (saved <= 0) return answer;
  const form = { body, headers: [...br.headers.slice(0, -1), String(body.length)] };
  return { ...answer, forms: { ...answer.forms, br: form }, size: answer.size - saved };
}

/** The encodings and effort of an answer: all encodings if it is cached, otherwise only the one for this visitor. */
export const packingOf = (isCached: boolean, { headers }: Pick<FastifyRequest, 'headers'>) =>
  isCached
    ? ({ encodings: encodings.usual, effort: 'usual' } as const)
    : ({ encodings: [chooseEncoding(headers['accept-encoding'], 'quick')], effort: 'quick' } as const);

/** Minimum bytes of a body that is worth compressing. */
export const smallestCompressed = 512;
const bookkeepingBytes = 1024;

/** One form of an answer: its body in an encoding, with the headers for it. */
export async function toForm(of: {
  readonly headers: HeaderLine;
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly effort: Effort;
}): Promise<Form> {
  const body = await compress(of.body, of.encoding, of.effort);
  const named = of.encoding === 'identity' ? [] : ['content-encoding', of.encoding];
  return { body, headers: [...of.headers, ...named, 'content-length', String(body.length)] };
}

/**
 * Creates an answer in the given encodings (`identity` always). One with placeholders is compressed when they are
 * filled. It has a weak ETag of its body and varies by encoding, and also by cookie if `varies` has one.
 */
export async function createAnswer(made: {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly varies?: 'cookie';
  readonly encodings: readonly Encoding[];
  /** Default: `usual`. */
  readonly effort?: Effort;
  readonly visited?: VisitedPage | undefined;
  readonly placed?: Answer['placed'];
}): Promise<Answer> {
  const body = Buffer.from(made.body);
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const vary = made.varies === 'cookie' ? 'Cookie, Accept-Encoding' : 'Accept-Encoding';
  const { effort = 'usual' } = made;
  const headers = [...Object.entries(made.headers).flat(), 'etag', etag, 'vary', vary];

  const formIn = async (encoding: Encoding): Promise<[Encoding, Form]> => [
    encoding,
    await toForm({ headers, body, encoding, effort }),
  ];
  const isPacked = body.length >= smallestCompressed && made.placed === undefined;
  const wanted = !isPacked ? [] : made.encodings.filter((encoding) => encoding !== 'identity');
  const [[, identity], ...others] = await Promise.all([formIn('identity'), ...wanted.map(formIn)]);

  return {
    status: made.status,
    etag,
    effort,
    headers,
    ...(made.visited && { visited: made.visited }),
    ...(made.placed && { placed: made.placed }),
    forms: { ...Object.fromEntries(others), identity },
    size: others.reduce((sum, [, form]) => sum + form.body.length, body.length + bookkeepingBytes),
  };
}
