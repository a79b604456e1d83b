import type { Database } from '../../database/connect.ts';
import { quotationsOfDataSubject } from '../../quotations/rows/quotations-of-data-subject.ts';
import { listAllReplies, serializeReply } from '../replies/list-replies.ts';
import { serializeEnquiry } from '../model/enquiry-row.ts';

/** A data subject: an e-mail address in lowercase, or a phone number in E.164. */
export type DataSubject = { readonly email: string } | { readonly phone: string };

/** The column and value by which a data subject is found. */
const keyOf = (dataSubject: DataSubject): readonly ['email' | 'phone', string] =>
  'email' in dataSubject ? ['email', dataSubject.email] : ['phone', dataSubject.phone];

/** Everything the site stores about one data subject. */
export async function exportDataSubject({ read }: Pick<Database, 'read'>, dataSubject: DataSubject) {
  const [column, value] = keyOf(dataSubject);
  const enquiries = await read.selectFrom('enquiry').selectAll().where(column, '=', value).orderBy('id').execute();
  // Sequentially, because there may be hundreds of enquiries and the pool refuses so many concurrent queries.
  const withThreads = [];
  for (const row of enquiries) {
    const thread = (await listAllReplies({ read }, row.id)).map(serializeReply);
    withThreads.push({ ...serializeEnquiry(row), removed_at: row.removed_at, thread });
  }
  const consents = await read
    .selectFrom('consent')
    .select(['purpose', 'given', 'version', 'language', 'at'])
    .where(column, '=', value)
    .orderBy('id')
    .execute();
  const subscriptions =
    'email' in dataSubject
      ? await read
          .selectFrom('subscriber')
          .select(['email', 'language', 'created_at', 'confirmed_at'])
          .where('email', '=', dataSubject.email)
          .execute()
      : [];
  return {
    ...dataSubject,
    enquiries: withThreads,
    offers: await quotationsOfDataSubject({ read }, column, value),
    subscriptions,
    consents: consents.map(({ given, ...consent }) => ({ ...consent, given: given === 1 })),
  };
}
