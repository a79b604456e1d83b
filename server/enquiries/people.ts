import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { serializeEnquiry } from './enquiry-row.ts';

/** A person as far as the site knows one: an e-mail address in lower case, or a phone number as E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

/** The column a person is found by, and what stands in it. */
const keyOf = (person: Person): readonly ['email' | 'phone', string] =>
  'email' in person ? ['email', person.email] : ['phone', person.phone];

/** Everything the site keeps about one person. */
export async function exportPerson({ read }: Pick<Database, 'read'>, person: Person) {
  const [column, value] = keyOf(person);
  const enquiries = await read.selectFrom('enquiry').selectAll().where(column, '=', value).orderBy('id').execute();
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
    enquiries: enquiries.map((row) => ({ ...serializeEnquiry(row), removed_at: row.removed_at })),
    subscriptions,
    consents: consents.map(({ given, ...consent }) => ({ ...consent, given: given === 1 })),
  };
}

const countOf = ({ numDeletedRows }: { readonly numDeletedRows: bigint }): number => Number(numDeletedRows);

async function eraseFrom(tx: Transaction<Tables>, table: 'enquiry' | 'consent', person: Person): Promise<number> {
  const [column, value] = keyOf(person);
  return countOf(await tx.deleteFrom(table).where(column, '=', value).executeTakeFirst());
}

/** Erases one person, with every letter that was still to go out. Returns how much there was. */
export const erasePerson = (database: Database, person: Person) =>
  database.transaction(async (tx) => {
    const enquiries = await eraseFrom(tx, 'enquiry', person);
    const subscriptions =
      'email' in person
        ? countOf(await tx.deleteFrom('subscriber').where('email', '=', person.email).executeTakeFirst())
        : 0;
    await eraseFrom(tx, 'consent', person);
    return { enquiries, subscriptions };
  });
