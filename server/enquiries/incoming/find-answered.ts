import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OutboxPurpose, Tables } from '../../database/tables.ts';
import type { EmailHead } from '../../mailbox/email-head.ts';
import { readHead, readRoute } from '../../mailbox/email-head.ts';
import { reachedBy, snapshotOf } from '../../quotations/rows/quotation-row.ts';
import { purposesToCompany } from '../emails/purposes-to-company.ts';
import type { DeliveryReport } from '../../mailbox/delivery-report.ts';

/** What an email that came in is about. */
export interface Answered {
  /** The email of the site that it answers, or that did not arrive; null where only a number in the subject says so. */
  readonly outgoing: { readonly id: number; readonly purpose: OutboxPurpose } | null;
  /** The enquiry whose conversation it belongs to; null where that is a quotation's, or there is none. */
  readonly enquiryId: number | null;
  /** The quotation it is about, and in which version. */
  readonly quotation: { readonly id: number; readonly version: number } | null;
}

/** What the subject of an email says that it is about, and whose that is. */
export interface Numbered extends Answered {
  /** Of the customer, in lower case. */
  readonly email: string;
}

/** The numbers by which the outbox knows its emails are in front of the sender's domain, which may change. */
const ownNumber = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.conversation)?@/i;

const numbersOf = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => ownNumber.exec(id)?.[1]?.toLowerCase() ?? []);

const emailsOf = (read: Kysely<Tables>) =>
  read
    .selectFrom('outbox')
    .leftJoin('enquiry', (join) =>
      join.onRef('enquiry.id', '=', 'outbox.enquiry_id').on('enquiry.removed_at', 'is', null),
    )
    .leftJoin('enquiry_reply', 'enquiry_reply.id', 'outbox.reply_id')
    .leftJoin('offer', (join) =>
      join
        .on((eb) => eb('offer.id', '=', eb.fn.coalesce('outbox.offer_id', 'enquiry_reply.offer_id')))
        .on('offer.erased_at', 'is', null),
    )
    .select(['outbox.id', 'outbox.message_id', 'outbox.purpose', 'outbox.offer_version'])
    .select(['enquiry.id as enquiry', 'offer.id as offer', 'offer.version'])
    .where('outbox.address', 'is', null);

type EmailRow = Awaited<ReturnType<ReturnType<typeof emailsOf>['executeTakeFirstOrThrow']>>;

const toAnswered = ({ id, purpose, enquiry, offer: quotation, offer_version, version }: EmailRow): Answered => ({
  outgoing: { id, purpose },
  enquiryId: enquiry,
  quotation: quotation === null ? null : { id: quotation, version: offer_version ?? version ?? 0 },
});

/** The first of these numbers that an email of the site has. */
async function findNumber({ read }: Pick<Database, 'read'>, numbers: readonly string[]): Promise<Answered | null> {
  if (numbers.length === 0) return null;
  const rows = await emailsOf(read).where('outbox.message_id', 'in', numbers).execute();
  const byNumber = new Map(rows.map((row) => [row.message_id, row]));
  const first = numbers.find((number) => byNumber.has(number));
  const row = first === undefined ? undefined : byNumber.get(first);
  return row === undefined ? null : toAnswered(row);
}

/** Whether the site sent an email itself, also where a relay on the way gave it another id. */
export const isOwnEmail = async (
  database: Pick<Database, 'read'>,
  { id, number }: Pick<EmailHead, 'id' | 'number'>,
): Promise<boolean> =>
  (await findNumber(database, [...numbersOf([id]), number.toLowerCase()].filter(Boolean))) !== null;

/**
 * The email of the site that an email answers, by what only its recipient knows: its id, or the number in the address for
 * answers. Who sent the answer is not asked. Null where it answers none.
 */
export const findAnswered = (
  database: Pick<Database, 'read'>,
  { answers, tags }: Pick<EmailHead, 'answers' | 'tags'>,
): Promise<Answered | null> => findNumber(database, [...numbersOf(answers), ...tags]);

const references = /(?<![\w-])\d{6}-[\dA-HJKMNP-TV-Z]{8}(?![\w-])/gi;
const quotationNumbers = /(?<![\w-])\d{4}-\d{4,6}(?![\w-])/g;
/** So many numbers of a subject are looked at. */
const mostNumbers = 5;

/** What the numbers in a subject are of: enquiries first. Anybody can write them, so they say nothing without the sender. */
export async function findNumbered({ read }: Pick<Database, 'read'>, subject: string): Promise<readonly Numbered[]> {
  const [written, numbers] = [references, quotationNumbers].map((form) =>
    (subject.match(form) ?? []).slice(0, mostNumbers),
  );
  const found: Numbered[] = [];
  if (written !== undefined && written.length > 0) {
    const rows = await read
      .selectFrom('enquiry')
      .select(['id', 'email'])
      .where(
        'reference',
        'in',
        written.map((reference) => reference.toUpperCase()),
      )
      .where('removed_at', 'is', null)
      .execute();
    found.push(
      ...rows.map(({ id, email }) => ({ outgoing: null, enquiryId: id, quotation: null, email: email ?? '' })),
    );
  }
  if (numbers !== undefined && numbers.length > 0) {
    const rows = await read
      .selectFrom('offer')
      .innerJoin('offer_version', (join) =>
        join.onRef('offer_version.offer_id', '=', 'offer.id').onRef('offer_version.version', '=', 'offer.version'),
      )
      .select(['offer.id', 'offer.version', 'offer_version.sheet'])
      .where('offer.number', 'in', numbers)
      .where('offer.erased_at', 'is', null)
      .execute();
    // Of whom it was sent to: the draft of the next version may be for another customer.
    found.push(
      ...rows.map(({ sheet, ...quotation }) => ({
        outgoing: null,
        enquiryId: null,
        quotation,
        email: reachedBy(snapshotOf({ sheet }).content).email ?? '',
      })),
    );
  }
  return found;
}

/** The newest email to the customer that was sent about an enquiry or a quotation. */
async function findNewest(
  { read }: Pick<Database, 'read'>,
  { enquiryId, quotation }: Answered,
): Promise<Answered | null> {
  const query = emailsOf(read)
    .where('outbox.sent_at', 'is not', null)
    .where('outbox.purpose', 'not in', [...purposesToCompany])
    .orderBy('outbox.id', 'desc')
    .limit(1);
  const row = await (
    enquiryId === null
      ? query.where('outbox.offer_id', '=', quotation?.id ?? 0)
      : query.where('outbox.enquiry_id', '=', enquiryId)
  ).executeTakeFirst();
  return row === undefined ? null : toAnswered(row);
}

/**
 * The email that a mail server reports about: by what the report repeats of it, by what the report answers, or by a
 * number in either subject together with the address that was not reached.
 */
export async function findReported(
  database: Pick<Database, 'read'>,
  head: Pick<EmailHead, 'answers' | 'tags' | 'subject'>,
  { originals, recipients }: DeliveryReport,
): Promise<Answered | null> {
  const repeated = originals.map((original) => ({ ...readHead(original), ...readRoute(original) }));
  const named = repeated.flatMap(({ id, number, tags }) => [number.toLowerCase(), ...numbersOf([id]), ...tags]);
  const byNumber = await findNumber(database, named.filter(Boolean));
  if (byNumber !== null) return byNumber;
  const answered = await findAnswered(database, head);
  if (answered !== null) return answered;
  for (const subject of [...repeated.map((each) => each.subject), head.subject])
    for (const numbered of await findNumbered(database, subject))
      if (recipients.includes(numbered.email)) {
        const newest = await findNewest(database, numbered);
        if (newest !== null) return newest;
      }
  return null;
}
