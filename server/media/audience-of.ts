import type { FastifyRequest } from 'fastify';
import type { WhichFile } from './create-public-files.ts';
import type { MediaStore } from './media-store.ts';

/** Who may read a file: everyone (cacheable permanently), only the requesting administrator, or not the requester. */
export type Audience = 'everyone' | 'administrator' | 'nobody';

export interface FileGate {
  readonly store: MediaStore;
  /** Whether a request has a valid session. Only called if a file is not public. */
  readonly isAdministrator: (request: FastifyRequest) => Promise<boolean>;
}

/** Files that are only used by drafts or the history are visible to administrators only. */
export async function audienceOf(
  { store, isAdministrator }: FileGate,
  request: FastifyRequest,
  file: WhichFile,
): Promise<Audience> {
  if (await store.isPublic(file)) return 'everyone';
  return (await isAdministrator(request)) ? 'administrator' : 'nobody';
}
