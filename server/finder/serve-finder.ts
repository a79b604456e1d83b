import { type Found, overview } from '../../calls/overview.ts';
import { holdsWords } from '../../language/holds-words.ts';
import type { Database } from '../database/connect.ts';
import type { EnquiryRow } from '../database/tables.ts';
import { listEnquiries } from '../enquiries/managing/find-enquiries.ts';
import type { Serve } from '../http/serve.ts';
import type { MediaStore } from '../media/media-store.ts';
import { listQuotations } from '../quotations/managing/list-quotations.ts';

/** Results of each kind. */
const limit = 5;

interface FinderServices {
  readonly database: Database;
  readonly media: Pick<MediaStore, 'list'>;
}

/** The senders of these enquiries that match the words, without duplicates. */
function customersIn(rows: readonly EnquiryRow[], words: string): readonly Found[] {
  const isMeant = holdsWords(words);
  const customers = new Map<string, Found>();
  for (const { id, sender, email, phone } of rows) {
    const detail = email ?? phone;
    if (detail === null || customers.has(detail) || !isMeant([sender, email ?? '', phone ?? ''])) continue;
    customers.set(detail, { kind: 'customer', id, name: sender || detail, detail });
  }
  return [...customers.values()];
}

/** Serves the search of the dashboard over customers, enquiries, quotations and files. */
export function serveFinder(serve: Serve, { database, media }: FinderServices): void {
  serve(overview.find, async ({ body: { q } }): Promise<readonly Found[]> => {
    const words = q.trim();
    if (words === '') return [];
    const [enquiries, quotations, { files }] = await Promise.all([
      listEnquiries(database, { words, limit }),
      listQuotations(database, { words, limit, now: new Date() }),
      media.list({ words, isUnused: false, isWordless: false, limit }),
    ]);
    return [
      ...customersIn(enquiries, words),
      ...enquiries.map(({ id, reference, sender, subject }): Found => ({
        kind: 'enquiry',
        id,
        name: sender || subject || reference,
        detail: reference,
      })),
      ...quotations.rows.map(({ id, number, customer }): Found => ({
        kind: 'quotation',
        id,
        name: customer,
        detail: number ?? '',
      })),
      ...files.map(({ media: { id }, originalName }): Found => ({ kind: 'file', id, name: originalName, detail: '' })),
    ];
  });
}
