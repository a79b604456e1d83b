import { defaultCountry } from '../../../content/countries.ts';
import { showEmail } from '../../../fields/email/show-email.ts';
import { readPhone } from '../../phones/read-phone.ts';
import { countAuthor } from '../../discussion/authors.ts';
import { type EnquiryTables, listEnquiries } from '../managing/find-enquiries.ts';
import type { DataSubject } from './find-data-subject.ts';

/** Another address or number in the enquiries of a data subject, most likely of the same person. */
interface OtherKey {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  /** Formatted for reading. */
  readonly shown: string;
  /** The number of the data subject's enquiries that contain it. */
  readonly shared: number;
  /** The number of other enquiries with it. */
  readonly more: number;
  readonly subscriptions: number;
}

/** A sender name of the data subject's enquiries that also occurs in public. Others may have the same name. */
interface PublicName {
  readonly name: string;
  readonly messages: number;
  /** Comments of others below these. */
  readonly replies: number;
}

/** An enquiry without an address and a number in its fields, but with one in its text. */
interface UnsignedMessage {
  readonly id: number;
  readonly reference: string;
  readonly subject: string;
}

export interface RelatedData {
  /** The address or number of the data subject, formatted for reading. */
  readonly shown: string;
  readonly others: readonly OtherKey[];
  readonly names: readonly PublicName[];
  readonly unsigned: readonly UnsignedMessage[];
}

/** An address with its international domain name decoded, or a formatted phone number. */
const showKey = (value: string): string =>
  value.includes('@') ? showEmail(value) : (readPhone(value, defaultCountry)?.shown ?? value);

/** Maximum number each of existing and of deleted enquiries. */
const mostUnsigned = 50;

/** Finds such enquiries, including deleted ones that can be restored. */
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

/**
 * Other data that may belong to a data subject because it occurs in the same enquiries. It is offered for erasure as
 * well.
 */
export async function findRelated(database: EnquiryTables, dataSubject: DataSubject): Promise<RelatedData> {
  const { read } = database;
  const [own, value] =
    'email' in dataSubject ? (['email', dataSubject.email] as const) : (['phone', dataSubject.phone] as const);
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
  // Also finds a number that is written without its country code.
  const words = own === 'email' ? value : value.slice(-9);
  return { shown: showKey(value), others, names, unsigned: await findUnsigned(database, words) };
}
