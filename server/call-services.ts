import type { Accounts } from './accounts/create-accounts.ts';
import type { Database } from './database/connect.ts';
import type { Enquiries } from './enquiries/create-enquiries.ts';
import type { EntryStore } from './entries/entry-store.ts';
import type { MediaStore } from './media/media-store.ts';
import type { Backups } from './operations/backup/register-backups.ts';
import type { PageBook } from './pages/create-page-book.ts';
import type { RedirectStore } from './redirects/redirect-store.ts';
import type { VisitorPace } from './pace/visitor-pace.ts';
import type { Visits } from './visits/create-visits.ts';

/** What the calls work with. */
export interface CallServices {
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly accounts: Accounts;
  readonly redirects: RedirectStore;
  readonly pages: PageBook;
  readonly enquiries: Enquiries;
  readonly searchPace: VisitorPace;
  readonly visits: Visits;
  readonly backups: Backups;
}
