import { pipeline, type Readable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliParams } from '../http/brotli-params.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import type { ByteRange, StoredFile } from '../storage/file-storage.ts';
import type { Audience } from './audience-of.ts';

export interface FileHeaders {
  readonly type: string;
  /** Differs whenever the content does; without quotes. */
  readonly tag: string;
  readonly disposition?: string;
  readonly audience: Exclude<Audience, 'nobody'>;
}

/** Content behind an address never changes, so caches may keep for good what everyone may read. */
const keeping = { everyone: 'public, max-age=31536000, immutable', administrator: 'no-store' } as const;
/** A file opened as a page can do nothing: no scripts, no forms, no origin of ours. */
const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/**
 * Browsers show PDFs by a viewer of their own that is outside the page's reach and that a sandbox would break
 * (Chromium 271452); it gets the type of a PDF and no other, and only our pages may frame it.
 */
const framedByUs = "frame-ancestors 'self'";

const isFresh = ({ headers }: FastifyRequest, tag: string, modifiedAt: Date): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have whole seconds.
  return since >= Math.floor(modifiedAt.getTime() / 1000) * 1000;
};

/**
 * The one range a request asks for (RFC 9110, 14.2); `unsatisfiable` when it lies behind the end. Several ranges, other
 * units and what is not understood are answered with the whole file, as the standard allows.
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

/** A part is only worth something to a client whose other parts are of the same file. */
const isSameFile = ({ headers }: FastifyRequest, tag: string, modified: string): boolean => {
  const condition = headers['if-range'];
  return condition === undefined || condition === tag || condition === modified;
};

/** The only accepted type that is text: logos, of which a wall shows a dozen, pack to half. */
const drawing = 'image/svg+xml';

const packers = {
  br: (bytes: number) => createBrotliCompress(brotliParams(bytes, 5)),
  gzip: () => createGzip(),
};

/** What makes a drawing smaller on its way to whoever asks for all of it; nothing for other files and clients. */
function packerFor({ method, headers }: FastifyRequest, type: string) {
  if (type !== drawing || method !== 'GET' || headers.range !== undefined) return undefined;
  const encoding = chooseEncoding(headers['accept-encoding'], 'usual');
  return encoding === 'br' || encoding === 'gzip' ? { encoding, pack: packers[encoding] } : undefined;
}

/** What could not be read ends the answer, which then has no proper end. */
const packed = (content: Readable, pack: NodeJS.ReadWriteStream) => pipeline(content, pack, () => undefined);

/**
 * Answers GET and HEAD with a stored file: whole, a range of it, or the news that the client has it already. Drawings
 * are compressed where the client takes that.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { type, tag, disposition, audience }: FileHeaders,
): Promise<FastifyReply> {
  const packer = packerFor(request, type);
  // Weak where the bytes are others than those of the file.
  const quoted = packer === undefined ? `"${tag}"` : `W/"${tag}"`;
  const modified = file.modifiedAt.toUTCString();
  reply.headers({
    'cache-control': keeping[audience],
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
