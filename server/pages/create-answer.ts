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
  /** Bytes in memory, about. */
  readonly size: number;
}

const compressors = {
  // Quality 6 costs about a millisecond for a page; 11 would cost a hundred for a tenth less bytes.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  identity: async (body: Buffer) => body,
};

/** A body as it is sent in an encoding. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](body);

/** Bytes of the smallest body that is worth compressing. */
export const smallestCompressed = 512;
const bookkeepingBytes = 1024;

/**
 * Makes an answer in the given encodings (`identity` always). It carries a weak ETag of its body and varies by
 * encoding; with a cookie in `varies` also by that.
 */
export async function createAnswer(made: {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly varies?: 'cookie';
  readonly encodings: readonly Encoding[];
  readonly visited?: VisitedPage | undefined;
}): Promise<Answer> {
  const body = Buffer.from(made.body);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const vary = made.varies === 'cookie' ? 'Cookie, Accept-Encoding' : 'Accept-Encoding';
  const headers = [...Object.entries(made.headers).flat(), 'etag', etag, 'vary', vary];

  const toForm = async (encoding: Encoding): Promise<[Encoding, Form]> => {
    const bytes = await compress(body, encoding);
    const named = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return [encoding, { body: bytes, headers: [...headers, ...named, 'content-length', String(bytes.length)] }];
  };
  const wanted = body.length < smallestCompressed ? [] : made.encodings.filter((encoding) => encoding !== 'identity');
  const [[, identity], ...others] = await Promise.all([toForm('identity'), ...wanted.map(toForm)]);

  return {
    status: made.status,
    etag,
    headers,
    ...(made.visited && { visited: made.visited }),
    forms: { ...Object.fromEntries(others), identity },
    size: others.reduce((sum, [, form]) => sum + form.body.length, body.length + bookkeepingBytes),
  };
}
