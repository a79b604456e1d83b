import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OutboxPurpose, Tables } from '../../database/tables.ts';
import type { EmailHead } from '../../mailbox/email-head.ts';
import { readHead, readRoute } from '../../mailbox/email-head.ts';
import { reachedBy, snapshotOf } from '../../quotations/rows/quotation-row.ts';
import { purposesToCompany } from '../emails/purposes-to-company.ts';
import type { DeliveryReport } from '../../mailbox/delivery-report.ts';

/** The subject of a received email. */
export interface Answered {
  /** The sent email that it answers or reports about; null if it was matched by a number in its subject line only. */
  readonly outgoing: { readonly id: number; readonly purpose: OutboxPurpose } | null;
  /** The enquiry of its conversation; null if it belongs to a quotation or to no conversation. */
  readonly enquiryId: number | null;
  /** The quotation that it is about, and its version. */
  readonly quotation: { readonly id: number; readonly version: number } | null;
}

/** A match by a number in the subject line, and its customer. */
export interface Numbered extends Answered {
  /** E-mail address of the customer in lowercase. */
  readonly email: string;
}

/** The outbox's ids are the part before the sender's domain, because the domain may change. */
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

/** The sent email with the first matching id. */
async function findNumber({ read }: Pick<Database, 'read'>, numbers: readonly string[]): Promise<Answered | null> {
  if (numbers.length === 0) return null;
  const rows = await emailsOf(read).where('outbox.message_id', 'in', numbers).execute();
  const byNumber = new Map(rows.map((row) => [row.message_id, row]));
  const first = numbers.find((number) => byNumber.has(number));
  const row = first === undefined ? undefined : byNumber.get(first);
  return row === undefined ? null : toAnswered(row);
}

/** True for an email that the site itself sent, even if a relay changed its id. */
export const isOwnEmail = async (
  database: Pick<Database, 'read'>,
  { id, number }: Pick<EmailHead, 'id' | 'number'>,
): Promise<boolean> =>
  (await findNumber(database, [...numbersOf([id]), number.toLowerCase()].filter(Boolean))) !== null;

/**
 * The sent email that a received email answers, matched by data that only its recipient knows: its message id, or the
 * tag in the reply address. The sender is not checked. Returns null if there is no match.
 */
export const findAnswered = (
  database: Pick<Database, 'read'>,
  { answers, tags }: Pick<EmailHead, 'answers' | 'tags'>,
): Promise<Answered | null> => findNumber(database, [...numbersOf(answers), ...tags]);

const references = /(?<![\w-])\d{6}-[\dA-HJKMNP-TV-Z]{8}(?![\w-])/gi;
const quotationNumbers = /(?<![\w-])\d{4}-\d{4,6}(?![\w-])/g;
/** Maximum number of numbers in a subject line that are looked up. */
const mostNumbers = 5;

/**
 * The enquiries and quotations of the numbers in a subject line, enquiries first. Anyone can write such a number, so
 * callers must check the sender.
 */
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
    // The address of the sent version: the draft of the next one may be for another customer.
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

/** The newest sent email to the customer about an enquiry or a quotation. */
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
 * The email that a delivery report is about. It is matched by the original that the report contains, by the email that
 * the report answers, or by a number in either subject line together with the undelivered address.
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
