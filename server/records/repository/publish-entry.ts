import type { Collection } from '../../../content/model/collection.ts';
import { act } from '../../../content/publishing/act.ts';
import type { Edition } from '../../../content/publishing/edition.ts';
import { save } from '../../../content/publishing/save.ts';
import type { Change } from '../changes/change.ts';
import { declaredValues } from '../changes/stored-entry.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import type { ChangeResult, EntryStore, WriteFields } from './entry-store.ts';
import { changeEntry } from './write-entry.ts';

const asDraft = ({ fields }: Collection, edition: Edition, write: WriteFields): Edition =>
  save(fields, edition, { write, saving: 'draft' });

/** See `EntryStore.publish`. */
export const publishEntry = (
  change: Change,
  collection: Collection,
  id: number,
  { version, publishing, write }: Parameters<EntryStore['publish']>[2],
): Promise<ChangeResult> =>
  changeEntry(change, collection, id, {
    ...(version !== undefined && { version }),
    edit: (present) => {
      const edition = write ? asDraft(collection, present, (old) => declaredValues(collection, write(old))) : present;
      const result = act(collection, edition, publishing, Date.parse(change.at));
      if ('edition' in result) return result.edition;
      const { refusal } = result;
      throw new InvalidError(refusal.issues, refusal.why);
    },
  });
