import type { Collection } from '../../../content/model/collection.ts';
import { act } from '../../../content/publishing/act.ts';
import type { Change } from '../changes/change.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import type { ChangeResult, EntryStore } from './entry-store.ts';
import { changeEntry, type PreparedEdit } from './write-entry.ts';

/** See `EntryStore.publish`. */
export const publishEntry = (
  change: Change,
  collection: Collection,
  id: number,
  {
    version,
    publishing,
    edit,
  }: Pick<Parameters<EntryStore['publish']>[2], 'version' | 'publishing'> & { readonly edit: PreparedEdit | undefined },
): Promise<ChangeResult> =>
  changeEntry(change, collection, id, {
    ...(version !== undefined && { version }),
    edit: (present, of) => {
      const document = edit === undefined ? present : edit(present, of);
      const result = act(collection, document, publishing, Date.parse(change.at));
      if ('document' in result) return result.document;
      const { refusal } = result;
      throw new InvalidError(refusal.issues, refusal.why);
    },
  });
