import type { DashboardWords } from '../../language/dashboard-words.ts';
import { CallFailure } from '../call-failure.ts';

/** The status by which a server, or what stands before it, says that its disk is full. */
const insufficientStorage = 507;

/** Why a change was not made, in the language of the interface: as the server says it, or as far as it is known here. */
export function reasonOf(error: Error, say: DashboardWords): string {
  const status = error instanceof CallFailure ? error.status : 500;
  if (error.message !== '') return error.message;
  if (status === insufficientStorage) return say('noRoom');
  return say(status === 0 ? 'unreachable' : 'failed');
}
