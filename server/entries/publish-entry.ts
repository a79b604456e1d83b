import type { Collection } from '../../content/model/collection.ts';
import { act, type PublishingRequest } from '../../content/publishing/act.ts';
import type { Change } from './change.ts';
import type { ChangeResult } from './entry-store.ts';
import { InvalidError } from './errors.ts';
import { changeEntry } from './write-entry.ts';

/** See `EntryStore.publish`. */
export const publishEntry = (
  change: Change,
  collection: Collection,
  id: number,
  { version, publishing }: { readonly version?: number; readonly publishing: PublishingRequest },
): Promise<ChangeResult> =>
  changeEntry(change, collection, id, {
    ...(version !== undefined && { version }),
    edit: (edition) => {
      const result = act(collection.fields, edition, publishing, Date.parse(change.at));
      if ('edition' in result) return result.edition;
      const { refusal } = result;
      throw new InvalidError(refusal.issues, refusal.why);
    },
  });
