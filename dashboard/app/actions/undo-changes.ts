import { history } from '../../../calls/history.ts';
import { callApi } from '../call-api.ts';

/**
 * Undoes the given revisions, all or none.
 * @param keepsNewer refuses with 409 if this would also undo newer changes
 * @throws CallFailure
 */
export const undoChanges = (revisions: readonly number[], keepsNewer: boolean) =>
  callApi(history.undoAll, { body: { revisions, ...(keepsNewer && { keep_newer: true }) } });
