import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../records/repository/entry-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import type { RedirectStore } from '../redirects/redirect-store.ts';

/** The services that resolve links. */
export interface LinkServices {
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly pages: PageBook;
  readonly redirects: RedirectStore;
}
