import { pipeline, type Readable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliParams } from '../http/brotli-params.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import type { ByteRange, StoredFile } from '../storage/file-storage.ts';
import type { Audience } from './audience-of.ts';

export interface FileHeaders {
  readonly type: string;
  /** Changes with the content; without quotes. */
  readonly tag: string;
  readonly disposition?: string;
  readonly audience: Exclude<Audience, 'nobody'>;
}

/** The content at an address never changes, so public files may be cached permanently. */
const cacheControls = { everyone: 'public, max-age=31536000, immutable', administrator: 'no-store' } as const;
/** A file opened as a document must have no scripts, no forms and no access to our origin. */
const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/**
 * Browsers show PDFs in a viewer that is isolated from the page and that a sandbox would break (Chromium 271452). PDFs
 * are served with their own type only, and only our pages may frame them.
 */
const framedByUs = "frame-ancestors 'self'";

const isFresh = ({ headers }: FastifyRequest, tag: string, modifiedAt: Date): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have a resolution of seconds.
  return since >= Math.floor(modifiedAt.getTime() / 1000) * 1000;
};

/**
 * The requested range (RFC 9110, 14.2); `unsatisfiable` if it begins after the end. Several ranges, other units and
 * invalid values are answered with the whole file, as the standard allows.
 */
function wantedRange({ headers }: FastifyRequest, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || `${first}${last}` === '') return undefined;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? 'unsatisfiable' : { start, end };
}

/** A range is only useful if the client's other parts are of the same version of the file (`If-Range`). */
const isSameFile = ({ headers }: FastifyRequest, tag: string, modified: string): boolean => {
  const condition = headers['if-range'];
  return condition === undefined || condition === tag || condition === modified;
};

/** The only accepted text format. A page may show a dozen logos, and compression halves their size. */
const drawing = 'image/svg+xml';

const packers = {
  br: (bytes: number) => createBrotliCompress(brotliParams(bytes, 5)),
  gzip: () => createGzip(),
};

/** The compression of an SVG for a client that requests all of it; `undefined` for other files and clients. */
function packerFor({ method, headers }: FastifyRequest, type: string) {
  if (type !== drawing || method !== 'GET' || headers.range !== undefined) return undefined;
  const encoding = chooseEncoding(headers['accept-encoding'], 'usual');
  return encoding === 'br' || encoding === 'gzip' ? { encoding, pack: packers[encoding] } : undefined;
}

/** A read error aborts the response. */
const packed = (content: Readable, pack: NodeJS.ReadWriteStream) => pipeline(content, pack, () => undefined);

/**
 * Answers GET and HEAD with a stored file: completely, a range, or 304. SVGs are compressed if the client accepts that.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { type, tag, disposition, audience }: FileHeaders,
): Promise<FastifyReply> {
  const packer = packerFor(request, type);
  // A weak ETag, because the compressed bytes differ from those of the file.
  const quoted = packer === undefined ? `"${tag}"` : `W/"${tag}"`;
  const modified = file.modifiedAt.toUTCString();
  reply.headers({
    'cache-control': cacheControls[audience],
    'content-security-policy': type === 'application/pdf' ? framedByUs : sandboxed,
    'x-content-type-options': 'nosniff',
    etag: quoted,
    'last-modified': modified,
    'accept-ranges': 'bytes',
  });
  if (disposition !== undefined) reply.header('content-disposition', disposition);
  if (type === drawing) reply.header('vary', 'Accept-Encoding');

  if (isFresh(request, `"${tag}"`, file.modifiedAt)) {
    await file.close();
    return reply.code(304).send();
  }
  if (packer !== undefined) {
    reply.type(type).header('content-encoding', packer.encoding);
    return reply.send(packed(file.read(), packer.pack(file.bytes)));
  }
  const isGet = request.method === 'GET';
  const range = isGet && isSameFile(request, quoted, modified) ? wantedRange(request, file.bytes) : undefined;
  if (range === 'unsatisfiable') {
    await file.close();
    return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${file.bytes}`).send();
  }
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.type(type).header('content-length', range === undefined ? file.bytes : range.end - range.start + 1);
  if (isGet) return reply.send(file.read(range));
  await file.close();
  return reply.send();
}
