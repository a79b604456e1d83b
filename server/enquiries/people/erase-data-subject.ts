import { defaultCountry } from '../../../content/countries.ts';
import { fold } from '../../../language/fold.ts';
import type { Change } from '../../records/changes/change.ts';
import type { Actor } from '../../records/changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import type { DeletionTime } from '../../database/secure-deletion.ts';
import type { Timestamp, Tables } from '../../database/tables.ts';
import { runChange } from '../../records/repository/run-change.ts';
import { eraseAuthor, eraseFromHistory, type WrittenPost } from '../../discussion/erase-author.ts';
import { readPhone } from '../../phones/read-phone.ts';
import { type ErasedQuotations, eraseQuotations } from '../../quotations/rows/quotations-of-data-subject.ts';
import { erasedSince, type ErasedList, joinErased, noteErased, type DataSubjectKey } from './erased-list.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** The numbers of erased items. */
export interface ErasedCounts {
  readonly enquiries: number;
  readonly subscriptions: number;
  /** Public comments and posts, including the comments of others below them. */
  readonly messages: number;
  /** Deleted quotations, and those anonymized because the law requires retaining them. */
  readonly offers: ErasedQuotations;
}

/** The time until which the data of a data subject is erased; undefined if it is not to be erased. */
type UntilOf = (dataSubject: DataSubjectKey) => Timestamp | undefined;

/** The tables with visitors' data and the rows that depend on them. */
export const tablesOfVisitors = [
  'enquiry',
  'enquiry_reply',
  'enquiry_file',
  'enquiry_file_part',
  'consent',
  'outbox',
  'offer',
  'offer_version',
  'offer_pdf',
  'offer_event',
  'subscriber',
  'comment',
  'free_post',
  'free_comment',
  'revision',
  'rate_limit',
] as const satisfies readonly (keyof Tables)[];

const countOf = ({ numDeletedRows }: { readonly numDeletedRows: bigint }): number => Number(numDeletedRows);

const noQuotations: ErasedQuotations = { deleted: 0, kept: 0 };

/** Foreign keys delete waiting emails and consents together with their enquiry. */
async function eraseRows(
  { tx, at }: Change,
  column: Exclude<DataSubjectKey['kind'], 'name'>,
  value: string,
  until: Timestamp,
): Promise<Omit<ErasedCounts, 'messages'>> {
  const enquiries = tx.deleteFrom('enquiry').where(column, '=', value).where('created_at', '<=', until);
  const subscriptions = tx.deleteFrom('subscriber').where('email', '=', value).where('created_at', '<=', until);
  const counts = {
    // Before the enquiries, because quotations may refer to them.
    offers: column === 'reference' ? noQuotations : await eraseQuotations(tx, { key: column, value, until, at }),
    enquiries: countOf(await enquiries.executeTakeFirst()),
    subscriptions: column === 'email' ? countOf(await subscriptions.executeTakeFirst()) : 0,
  };
  if (column !== 'reference')
    await tx.deleteFrom('consent').where(column, '=', value).where('at', '<=', until).execute();
  return counts;
}

/** Separators of words in running text; punctuation around an address is not part of it. */
const between = /[\s<>()[\]"',;:]/;
const number = /\+?\d[\d\s()-]{6,30}\d/g;

/** The data in a public message that may identify its author. */
function keysIn({ author, text }: WrittenPost): readonly DataSubjectKey[] {
  const addresses = text.split(between).filter((word) => word.includes('@'));
  const numbers = (fold(text).match(number) ?? []).flatMap(
    (written) => readPhone(written, defaultCountry)?.number ?? [],
  );
  return [
    { kind: 'name', value: author },
    ...addresses.map((written) => ({ kind: 'email' as const, value: emailKey(written.replace(/\.$/, '')) })),
    ...numbers.map((value) => ({ kind: 'phone' as const, value })),
  ];
}

async function eraseAll(
  change: Change,
  dataSubject: readonly DataSubjectKey[],
  untilOf: UntilOf,
): Promise<ErasedCounts> {
  let [enquiries, subscriptions, messages] = [0, 0, 0];
  let quotations = noQuotations;
  for (const key of dataSubject) {
    const until = untilOf(key);
    if (until === undefined) continue;
    if (key.kind === 'name') messages += await eraseAuthor(change, key.value, until);
    else {
      const counts = await eraseRows(change, key.kind, key.value, until);
      enquiries += counts.enquiries;
      subscriptions += counts.subscriptions;
      quotations = { deleted: quotations.deleted + counts.offers.deleted, kept: quotations.kept + counts.offers.kept };
    }
  }
  await eraseFromHistory(change, (message) => keysIn(message).some((key) => message.at <= (untilOf(key) ?? '')));
  return { enquiries, subscriptions, messages, offers: quotations };
}

/** Later than any stored timestamp, regardless of clock differences between processes. */
const always: Timestamp = '9999';

/**
 * Erases a data subject permanently: enquiries with waiting emails, subscriptions, consents, public comments and posts
 * under the given names, and their copies in the history. Returns the counts and when the data is removed from the
 * database files.
 */
export async function eraseDataSubject(
  database: Database,
  actor: Actor,
  { dataSubject, key }: { readonly dataSubject: readonly DataSubjectKey[]; readonly key: string },
): Promise<ErasedCounts & { readonly forgotten: DeletionTime }> {
  const counts = await runChange(database, actor, async (change) => {
    const { tx, at } = change;
    await database.secureDeletion.note(tx);
    const isMeant = ({ kind, value }: DataSubjectKey) =>
      dataSubject.some((each) => each.kind === kind && each.value === value);
    const erased = await eraseAll(change, dataSubject, (each) => (isMeant(each) ? always : undefined));
    // IP addresses cannot be assigned to people, so the rate limits of all visitors are reset.
    await tx.deleteFrom('rate_limit').where('key', 'not like', 'login:%').execute();
    await noteErased(tx, key, dataSubject, at);
    return erased;
  });
  return { ...counts, forgotten: await database.secureDeletion.finish(tablesOfVisitors) };
}

const columns = [
  ['enquiry', 'email', 'email'],
  ['enquiry', 'phone', 'phone'],
  ['enquiry', 'reference', 'reference'],
  ['subscriber', 'email', 'email'],
  ['offer', 'email', 'email'],
  ['offer', 'phone', 'phone'],
  ['consent', 'email', 'email'],
  ['consent', 'phone', 'phone'],
  ['comment', 'username', 'name'],
  ['free_post', 'author_name', 'name'],
  ['free_comment', 'commenter_name', 'name'],
] as const;

/** All data subjects in the tables. */
async function everybody({ tx }: Change): Promise<readonly DataSubjectKey[]> {
  const any = tx.withTables<Record<string, Readonly<Record<string, string | null>>>>();
  const found = new Map<string, DataSubjectKey>();
  for (const [table, column, kind] of columns)
    for (const row of await any.selectFrom(table).select(column).distinct().execute()) {
      const { [column]: value = null } = row;
      if (value !== null) found.set(`${kind} ${value}`, { kind, value });
    }
  return [...found.values()];
}

/**
 * Erases data subjects that a restored backup brought back: data from before their erasure, but no later data.
 * @param before the list from before the restore
 */
export async function eraseAgain(change: Change, before: ErasedList): Promise<ErasedCounts> {
  const list = await joinErased(change.tx, before);
  if (list.rows.length === 0) return { enquiries: 0, subscriptions: 0, messages: 0, offers: noQuotations };
  return eraseAll(change, await everybody(change), erasedSince(list));
}
