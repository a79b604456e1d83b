import { history } from '../../../calls/history.ts';
import { callApi } from '../call-api.ts';

/**
 * Takes changes back, all of them or none, by the numbers that their answers gave.
 * @param keepsNewer refuses with 409 where what was saved after them would go, too
 * @throws CallFailure
 */
export const takeBackChanges = (revisions: readonly number[], keepsNewer: boolean) =>
  callApi(history.undoAll, { body: { revisions, ...(keepsNewer && { keep_newer: true }) } });
