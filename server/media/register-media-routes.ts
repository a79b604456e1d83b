import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type VariantFormat, variantFormats } from '../../content/image-widths.ts';
import { languages } from '../../language/languages.ts';
import { audienceOf, type FileGate } from './audience-of.ts';
import { VariantError, variantName } from './image-variants.ts';
import { sendNotFound } from './send-not-found.ts';
import { sendStoredFile } from './send-stored-file.ts';
import { sendThumbnail, type ThumbnailRoute } from './send-thumbnail.ts';

interface NamedRoute {
  Params: { name: string };
}
type NamedRequest = FastifyRequest<NamedRoute>;

const variantPattern = new RegExp(`^([0-9a-f]{64})-([1-9]\\d{2,3})\\.(${variantFormats.join('|')})$`);
const retrySeconds = 5;

/** The name a download gets: for old clients in ASCII, for all others as it was (RFC 6266, RFC 8187). */
function toDisposition(downloadName: string): string {
  const ascii = downloadName.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(downloadName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

async function sendUpload(gate: FileGate, request: NamedRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { name } = request.params;
  const audience = await audienceOf(gate, request, { name });
  if (audience === 'nobody') return sendNotFound(reply);
  const upload = await gate.store.openUpload(name);
  if (upload === null) return sendNotFound(reply);
  return sendStoredFile(request, reply, upload.file, {
    type: upload.type,
    tag: upload.hash,
    audience,
    disposition: toDisposition(upload.downloadName),
  });
}

async function sendVariant(gate: FileGate, request: NamedRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [, hash, step, written] = variantPattern.exec(request.params.name) ?? [];
  const format: VariantFormat | undefined = variantFormats.find((format) => format === written);
  if (hash === undefined || format === undefined) return sendNotFound(reply);
  const audience = await audienceOf(gate, request, { hash });
  if (audience === 'nobody') return sendNotFound(reply);
  try {
    const file = await gate.store.openVariant(hash, Number(step), format);
    if (file === null) return sendNotFound(reply);
    const tag = variantName(hash, Number(step), format);
    return await sendStoredFile(request, reply, file, { type: `image/${format}`, tag, audience });
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    if (error.reason === 'busy') {
      return reply.code(503).headers({ 'retry-after': retrySeconds, 'cache-control': 'no-store' }).send();
    }
    request.log.warn({ err: error }, 'A picture cannot be made');
    return sendNotFound(reply);
  }
}

/**
 * Files and pictures. `/uploads/{name}` also stands under the base address of the calls, where clients of the calls
 * look for it; `/thumbnails/{name}` is for those who know a file by its name alone.
 */
export function registerMediaRoutes(app: FastifyInstance, gate: FileGate): void {
  const method = ['GET', 'HEAD'];
  for (const base of ['', ...languages.map((language) => `/api/${language}`)]) {
    app.route<NamedRoute>({
      method,
      url: `${base}/uploads/:name`,
      handler: (request, reply) => sendUpload(gate, request, reply),
    });
  }
  app.route<NamedRoute>({
    method,
    url: '/images/:name',
    handler: (request, reply) => sendVariant(gate, request, reply),
  });
  app.route<ThumbnailRoute>({
    method,
    url: '/thumbnails/:name',
    handler: (request, reply) => sendThumbnail(gate, request, reply),
  });
}
