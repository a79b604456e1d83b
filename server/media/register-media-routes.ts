import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cropName, everyCrop } from '../../content/image-crops.ts';
import { type VariantFormat, variantFormats } from '../../content/image-widths.ts';
import { formerShortHash, shortHash } from '../../content/media-address.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { audienceOf, type FileGate } from './audience-of.ts';
import { VariantError, variantName } from './image-variants.ts';
import { sendNotFound } from './send-not-found.ts';
import { sendStoredFile } from './send-stored-file.ts';
import { sendThumbnail, type ThumbnailRoute } from './send-thumbnail.ts';
import { sendUpload } from './send-upload.ts';

interface NamedRoute {
  Params: { name: string };
}
type NamedRequest = FastifyRequest<NamedRoute>;

const variantPattern = new RegExp(
  `^([0-9a-f]{${shortHash}}|[0-9a-f]{${formerShortHash}}|[0-9a-f]{64})-([1-9]\\d{1,3})(?:-([a-z]+\\d{1,2}))?\\.(${variantFormats.join('|')})$`,
);
const retrySeconds = 5;

async function sendVariant(gate: FileGate, request: NamedRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [, named, step, cut, written] = variantPattern.exec(request.params.name) ?? [];
  const format: VariantFormat | undefined = variantFormats.find((format) => format === written);
  const crop = everyCrop.find((crop) => cropName(crop) === cut);
  if (named === undefined || format === undefined || (cut !== undefined && crop === undefined)) {
    return sendNotFound(reply);
  }
  const hash = named.length < 64 ? await gate.store.findHash(named) : named;
  if (hash === null) return sendNotFound(reply);
  const audience = await audienceOf(gate, request, { hash });
  if (audience === 'nobody') return sendNotFound(reply);
  try {
    const file = await gate.store.openVariant(hash, Number(step), format, crop, clientNetworks(request));
    if (file === null) return sendNotFound(reply);
    const tag = variantName(hash, Number(step), format, crop);
    return await sendStoredFile(request, reply, file, { type: `image/${format}`, tag, audience });
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    if (error.reason === 'busy') {
      return reply.code(503).headers({ 'retry-after': retrySeconds, 'cache-control': 'no-store' }).send();
    }
    request.log.warn({ err: error }, 'An image variant could not be created');
    return sendNotFound(reply);
  }
}

/**
 * Registers the routes of files and pictures. `/thumbnails/{name}` is for clients that only know the name of a file.
 */
export function registerMediaRoutes(app: FastifyInstance, gate: FileGate): void {
  const method = ['GET', 'HEAD'];
  app.route<NamedRoute>({
    method,
    url: '/uploads/:name',
    handler: async (request, reply) =>
      (await sendUpload(gate, request, reply, request.params.name)) ? reply : sendNotFound(reply),
  });
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
