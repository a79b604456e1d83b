import type { SessionGuard } from '../http/guards.ts';
import type { FileGate } from '../media/audience-of.ts';
import type { MediaStore } from '../media/media-store.ts';

/** Reads files from the store. Only administrators see files that no published record uses. */
export const fileGateOf = ({
  accounts,
  media,
}: {
  readonly accounts: SessionGuard;
  readonly media: MediaStore;
}): FileGate => ({
  store: media,
  isAdministrator: async (request) => (await accounts.sessionOf(request)) !== null,
});
