import { defaultCountry } from '../../../content/countries.ts';
import { showEmail } from '../../../fields/email/show-email.ts';
import { readPhone } from '../../phones/read-phone.ts';
import { countAuthor } from '../../discussion/authors.ts';
import { type EnquiryTables, listEnquiries } from '../managing/find-enquiries.ts';
import type { Person } from './find-person.ts';

/** Another address or number that stands in the messages of a person: most likely the same person's. */
interface OtherKey {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  /** As people read it. */
  readonly shown: string;
  /** How many of the person's messages name it. */
  readonly shared: number;
  /** How many further messages were sent under it. */
  readonly more: number;
  readonly subscriptions: number;
}

/** A name above the person's messages under which something stands in public, too; others may bear it. */
interface PublicName {
  readonly name: string;
  readonly messages: number;
  /** What others wrote below. */
  readonly replies: number;
}

/** A message that was sent without an address or a number, and tells the person's in its words. */
interface UnsignedMessage {
  readonly id: number;
  readonly reference: string;
  readonly subject: string;
}

export interface RelatedPerson {
  /** The address or number of the person as people read it. */
  readonly shown: string;
  readonly others: readonly OtherKey[];
  readonly names: readonly PublicName[];
  readonly unsigned: readonly UnsignedMessage[];
}

/** An address in its script, a number as it is dialled where calls read it. */
const showKey = (value: string): string =>
  value.includes('@') ? showEmail(value) : (readPhone(value, defaultCountry)?.shown ?? value);

/** Of each, those that are there and those that were deleted. */
const mostUnsigned = 50;

/** Such messages, also those that were deleted and can be brought back. */
async function findUnsigned(database: EnquiryTables, words: string): Promise<readonly UnsignedMessage[]> {
  const found: UnsignedMessage[] = [];
  for (const removed of [false, true])
    for (const { id, reference, subject } of await listEnquiries(database, {
      words,
      removed,
      isUnsigned: true,
      limit: mostUnsigned,
    }))
      found.push({ id, reference, subject });
  return found;
}

/** What else may belong to a person, by what stands in the same messages: to be offered when the person is erased. */
export async function findRelated(database: EnquiryTables, person: Person): Promise<RelatedPerson> {
  const { read } = database;
  const [own, value] = 'email' in person ? (['email', person.email] as const) : (['phone', person.phone] as const);
  const other = own === 'email' ? 'phone' : 'email';
  const messages = await read
    .selectFrom('enquiry')
    .select([`${other} as other`, 'sender'])
    .where(own, '=', value)
    .orderBy('id')
    .execute();

  const keys = read.selectFrom('enquiry').select(other).where(own, '=', value).where(other, 'is not', null);
  const sent = await read
    .selectFrom('enquiry')
    .select(({ fn }) => [`${other} as key`, fn.countAll<number>().as('count')])
    .where(other, 'in', keys)
    .groupBy(other)
    .execute();
  const subscribed =
    other === 'email' ? await read.selectFrom('subscriber').select('email').where('email', 'in', keys).execute() : [];
  const countOf = new Map(sent.map(({ key, count }) => [key, count]));
  const subscribers = new Set(subscribed.map(({ email }) => email));
  const others: OtherKey[] = [...Map.groupBy(messages, (row) => row.other)].flatMap(([key, { length: shared }]) => {
    if (key === null) return [];
    const more = (countOf.get(key) ?? shared) - shared;
    return [
      { kind: other, value: key, shown: showKey(key), shared, more, subscriptions: subscribers.has(key) ? 1 : 0 },
    ];
  });

  const names: PublicName[] = [];
  for (const name of new Set(messages.map(({ sender }) => sender))) {
    const counts = await countAuthor(read, name);
    if (name !== '' && counts.messages > 0) names.push({ name, ...counts });
  }
  // A number is found also where it is written without the code of its country.
  const words = own === 'email' ? value : value.slice(-9);
  return { shown: showKey(value), others, names, unsigned: await findUnsigned(database, words) };
}
