import type { FastifyReply, FastifyRequest } from 'fastify';
import { imageSteps } from '../../content/image-widths.ts';
import { uploadAddress, variantAddress } from '../../content/media-address.ts';
import type { Media } from '../../fields/field.ts';
import { isSeen } from '../../fields/file-kinds.ts';
import { audienceOf, type FileGate } from './audience-of.ts';
import { sendNotFound } from './send-not-found.ts';

export interface ThumbnailRoute {
  Params: { name: string };
  Querystring: { width?: string };
}

const usualWidth = 320;
/** The content of a stored name never changes, except for a video, whose poster may change. */
const cacheControls = { image: 'public, max-age=31536000, immutable', video: 'public, no-cache' } as const;

/** The address of a picture's thumbnail. SVGs and animations are used unchanged. */
function thumbnailOf(picture: Media, width: number): string {
  const steps = imageSteps(picture);
  const step = steps.find((offered) => offered.width >= width) ?? steps.at(-1);
  return step === undefined ? uploadAddress(picture) : variantAddress(picture, step.step, 'webp');
}

/**
 * Redirects to a small version of a file: the offered size that covers `width` pixels, or that of a video's poster.
 * Answers 204 for a video without a poster, so that lists show nothing, and 404 for documents, models and unknown names.
 */
export async function sendThumbnail(
  gate: FileGate,
  request: FastifyRequest<ThumbnailRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params;
  const audience = await audienceOf(gate, request, { name });
  const media = audience === 'nobody' ? null : await gate.store.findByName(name);
  if (media === null || !isSeen(media.kind)) return sendNotFound(reply);
  reply.header('cache-control', audience === 'everyone' ? cacheControls[media.kind] : 'no-store');
  const picture = media.kind === 'video' ? media.poster : media;
  if (picture === null) return reply.code(204).send();
  const width = Number(request.query.width ?? usualWidth);
  return reply.redirect(thumbnailOf(picture, Number.isInteger(width) ? width : usualWidth), 302);
}
