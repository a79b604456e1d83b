import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { VisitedPage } from '../visits/create-visits.ts';
import type { Encoding } from './choose-encoding.ts';

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

const compressors = {
  br: (body: Buffer, effort: number) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, effort: number) => promisify(gzip)(body, { level: effort }),
  identity: async (body: Buffer) => body,
};

/** For what is kept. Brotli at 6 would cost a third more for the same bytes, at 11 a hundred times as much for a tenth less. */
const usualEffort = 5;
/** For what one visitor alone is sent: less than half the time, for a tenth more bytes. */
export const quickEffort = 3;

/** A body as it is sent in an encoding. `effort` goes from 1, for speed, to 9, for fewer bytes. */
export const compress = (body: Buffer, encoding: Encoding, effort = usualEffort): Promise<Buffer> =>
  compressors[encoding](body, effort);

/** Bytes of the smallest body that is worth compressing. */
export const smallestCompressed = 512;
const bookkeepingBytes = 1024;

/** One form of an answer: its body in an encoding, and its headers with what follows from that. */
export async function toForm(of: {
  readonly headers: HeaderLine;
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly effort?: number;
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
  /** See `compress`. */
  readonly effort?: number;
  readonly visited?: VisitedPage | undefined;
  readonly placed?: Answer['placed'];
}): Promise<Answer> {
  const body = Buffer.from(made.body);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const vary = made.varies === 'cookie' ? 'Cookie, Accept-Encoding' : 'Accept-Encoding';
  const headers = [...Object.entries(made.headers).flat(), 'etag', etag, 'vary', vary];

  const formIn = async (encoding: Encoding): Promise<[Encoding, Form]> => [
    encoding,
    await toForm({ headers, body, encoding, ...(made.effort !== undefined && { effort: made.effort }) }),
  ];
  const isPacked = body.length >= smallestCompressed && made.placed === undefined;
  const wanted = !isPacked ? [] : made.encodings.filter((encoding) => encoding !== 'identity');
  const [[, identity], ...others] = await Promise.all([formIn('identity'), ...wanted.map(formIn)]);

  return {
    status: made.status,
    etag,
    headers,
    ...(made.visited && { visited: made.visited }),
    ...(made.placed && { placed: made.placed }),
    forms: { ...Object.fromEntries(others), identity },
    size: others.reduce((sum, [, form]) => sum + form.body.length, body.length + bookkeepingBytes),
  };
}
