import type { Database } from '../../database/connect.ts';
import { quotationsOfPerson } from '../../quotations/rows/quotations-of-person.ts';
import { listAllReplies, serializeReply } from '../replies/list-replies.ts';
import { serializeEnquiry } from '../model/enquiry-row.ts';

/** A data subject: an e-mail address in lowercase, or a phone number in E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

/** The column and value by which a data subject is found. */
const keyOf = (person: Person): readonly ['email' | 'phone', string] =>
  'email' in person ? ['email', person.email] : ['phone', person.phone];

/** Everything the site stores about one data subject. */
export async function exportPerson({ read }: Pick<Database, 'read'>, person: Person) {
  const [column, value] = keyOf(person);
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
    'email' in person
      ? await read
          .selectFrom('subscriber')
          .select(['email', 'language', 'created_at', 'confirmed_at'])
          .where('email', '=', person.email)
          .execute()
      : [];
  return {
    ...person,
    enquiries: withThreads,
    offers: await quotationsOfPerson({ read }, column, value),
    subscriptions,
    consents: consents.map(({ given, ...consent }) => ({ ...consent, given: given === 1 })),
  };
}
