import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { VisitedPage } from '../visits/create-visits.ts';
import { brotliParams } from '../http/brotli-params.ts';
import { chooseEncoding, type Effort, type Encoding, encodings } from '../http/choose-encoding.ts';

/** Header names and values one after the other, as Node writes them to the socket without further work. */
export type HeaderLine = readonly string[];

interface Form {
  readonly body: Buffer;
  readonly headers: HeaderLine;
}

/** A finished answer: what goes over the wire, in every form it was made in. */
export interface Answer {
  readonly status: number;
  readonly etag: string;
  /** How it was packed, which says in which encodings there may be a form. */
  readonly effort: Effort;
  /** Headers of an answer without body (304). */
  readonly headers: HeaderLine;
  readonly forms: { readonly identity: Form } & { readonly [E in Encoding]?: Form };
  /** The page it shows, where opening it is a visit. */
  readonly visited?: VisitedPage;
  /** Where it holds places for the site's own address (see `origin-place.ts`): the hosts whose frames it shows. */
  readonly placed?: { readonly frames: readonly string[] };
  /** Bytes in memory, about. */
  readonly size: number;
}

const zstdParams = (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } });
const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Packs at once, with room of its own for all that is packed. What zlib packed with stays in memory until the old part of
 * the heap is tidied, and would keep the room so long; handed over, only what was packed is held, by whoever has it.
 */
function packNow(body: Buffer, pack: (capacity: number) => Buffer<ArrayBuffer>): Buffer {
  // Never as large as the pool that small buffers share.
  const capacity = Buffer.poolSize + body.length;
  const packed = pack(capacity);
  return packed.buffer.byteLength === capacity ? Buffer.from(packed.buffer.transfer(packed.length)) : packed;
}

// Brotli at 6 would cost a third more for the same bytes; at 10 it costs fifteen times as much for a tenth less.
const usual = {
  br: (body: Buffer) => inThread.br(body, brotliParams(body.length, 5)),
  gzip: (body: Buffer) => inThread.gzip(body, { level: 5 }),
};

// Brotli: a sixth of the time for a quarter more bytes, less than handing it to another thread and back takes. Zstandard:
// a twelfth of the time for a sixth more, and a tenth less again where it knows how much comes.
const quick = {
  zstd: (body: Buffer) =>
    packNow(body, (chunkSize) => zstdCompressSync(body, { ...zstdParams(1), chunkSize, pledgedSrcSize: body.length })),
  br: (body: Buffer) =>
    packNow(body, (chunkSize) => brotliCompressSync(body, { ...brotliParams(body.length, 1), chunkSize })),
  gzip: (body: Buffer) => packNow(body, (chunkSize) => gzipSync(body, { level: 1, chunkSize })),
};

/** A body as it is sent in an encoding. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body;
  return effort === 'usual' && encoding !== 'zstd' ? usual[encoding](body) : quick[encoding](body);
}

/** Bytes of the largest body that is packed as well as it can be: a tenth of a second for 200 KB. */
const largestBestPacked = 256 * 1024;

/** A cached answer with its best form packed as well as it can be, in another thread; the same where nothing is won. */
export async function packBest(answer: Answer): Promise<Answer> {
  const { identity, br } = answer.forms;
  if (br === undefined || identity.body.length > largestBestPacked) return answer;
  const body = await inThread.br(identity.body, brotliParams(identity.body.length, 10));
  const saved = br.body.length - body.length;
  if (saved <= 0) return answer;
  const form = { body, headers: [...br.headers.slice(0, -1), String(body.length)] };
  return { ...answer, forms: { ...answer.forms, br: form }, size: answer.size - saved };
}

/** How an answer is packed: in every encoding where it is cached, otherwise in the one that its visitor takes. */
export const packingOf = (isCached: boolean, { headers }: Pick<FastifyRequest, 'headers'>) =>
  isCached
    ? ({ encodings: encodings.usual, effort: 'usual' } as const)
    : ({ encodings: [chooseEncoding(headers['accept-encoding'], 'quick')], effort: 'quick' } as const);

/** Bytes of the smallest body that is worth compressing. */
export const smallestCompressed = 512;
const bookkeepingBytes = 1024;

/** One form of an answer: its body in an encoding, and its headers with what follows from that. */
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
 * Makes an answer in the given encodings (`identity` always); one with places is packed when they are filled. It carries a weak ETag of its body and varies by
 * encoding; with a cookie in `varies` also by that.
 */
export async function createAnswer(made: {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly varies?: 'cookie';
  readonly encodings: readonly Encoding[];
  /** The usual unless given. */
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
