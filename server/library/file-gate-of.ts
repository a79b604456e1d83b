import type { SessionGuard } from '../http/guards.ts';
import type { FileGate } from '../media/audience-of.ts';
import type { MediaStore } from '../media/media-store.ts';

/** Where files come from, and who may see those that no published record shows. */
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
