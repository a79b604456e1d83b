import type { Database } from '../../database/connect.ts';
import { quotationsOfPerson } from '../../quotations/rows/quotations-of-person.ts';
import { listAllReplies, serializeReply } from '../replies/list-replies.ts';
import { serializeEnquiry } from '../messages/enquiry-row.ts';

/** A person as far as the site knows one: an e-mail address in lower case, or a phone number as E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

/** The column a person is found by, and what stands in it. */
const keyOf = (person: Person): readonly ['email' | 'phone', string] =>
  'email' in person ? ['email', person.email] : ['phone', person.phone];

/** Everything the site keeps about one person. */
export async function exportPerson({ read }: Pick<Database, 'read'>, person: Person) {
  const [column, value] = keyOf(person);
  const enquiries = await read.selectFrom('enquiry').selectAll().where(column, '=', value).orderBy('id').execute();
  // One after the other: a person may have written hundreds of times, and the pool refuses so many at once.
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
