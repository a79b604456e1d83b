import type { FastifyRequest } from 'fastify';
import type { WhichFile } from './create-public-files.ts';
import type { MediaStore } from './media-store.ts';

/** Who may read a file: everyone, for good; this administrator, for now; or not whoever asks. */
export type Audience = 'everyone' | 'administrator' | 'nobody';

export interface FileGate {
  readonly store: MediaStore;
  /** Whether a request comes from somebody who is logged in; asked only where a file is not public. */
  readonly isAdministrator: (request: FastifyRequest) => Promise<boolean>;
}

/** Files that only drafts and the history name are the administrator's business alone. */
export async function audienceOf(
  { store, isAdministrator }: FileGate,
  request: FastifyRequest,
  file: WhichFile,
): Promise<Audience> {
  if (await store.isPublic(file)) return 'everyone';
  return (await isAdministrator(request)) ? 'administrator' : 'nobody';
}
