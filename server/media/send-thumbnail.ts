import type { FastifyReply, FastifyRequest } from 'fastify';
import { imageSteps } from '../../content/image-widths.ts';
import { uploadAddress, variantAddress } from '../../content/media-address.ts';
import type { Media } from '../../fields/field.ts';
import { audienceOf, type FileGate } from './audience-of.ts';
import { sendNotFound } from './send-not-found.ts';

export interface ThumbnailRoute {
  Params: { name: string };
  Querystring: { width?: string };
}

const usualWidth = 320;
/** What a stored name shows never changes, but for a video, which may get another poster. */
const kept = { image: 'public, max-age=31536000, immutable', video: 'public, no-cache' } as const;

/** Where a small picture is that stands for a picture; drawings and animations are small enough as they are. */
function thumbnailOf(picture: Media, width: number): string {
  const steps = imageSteps(picture);
  const step = steps.find((offered) => offered.width >= width) ?? steps.at(-1);
  return step === undefined ? uploadAddress(picture) : variantAddress(picture, step.step, 'webp');
}

/**
 * Leads to a small picture of a file: the offered size that covers `width` pixels, or the poster's for a video. A
 * video without a poster has none (204), and a list shows nothing then; documents and unknown names are 404.
 */
export async function sendThumbnail(
  gate: FileGate,
  request: FastifyRequest<ThumbnailRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params;
  const audience = await audienceOf(gate, request, { name });
  const media = audience === 'nobody' ? null : await gate.store.findByName(name);
  if (media === null || media.kind === 'document') return sendNotFound(reply);
  reply.header('cache-control', audience === 'everyone' ? kept[media.kind] : 'no-store');
  const picture = media.kind === 'video' ? media.poster : media;
  if (picture === null) return reply.code(204).send();
  const width = Number(request.query.width ?? usualWidth);
  return reply.redirect(thumbnailOf(picture, Number.isInteger(width) ? width : usualWidth), 302);
}
