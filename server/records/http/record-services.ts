import type { EntryStore } from '../repository/entry-store.ts';
import type { SessionGuard } from '../../http/guards.ts';
import type { MediaStore } from '../../media/media-store.ts';

/** What the calls of records work with. */
export interface RecordServices {
  readonly accounts: SessionGuard;
  readonly entries: EntryStore;
  readonly media: MediaStore;
}
