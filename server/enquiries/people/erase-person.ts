import { defaultCountry } from '../../../content/countries.ts';
import { fold } from '../../../language/fold.ts';
import type { Change } from '../../records/changes/change.ts';
import type { Actor } from '../../records/changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import type { DeletionTime } from '../../database/secure-deletion.ts';
import type { Moment, Tables } from '../../database/tables.ts';
import { runChange } from '../../records/repository/run-change.ts';
import { eraseAuthor, eraseFromHistory, type WrittenMessage } from '../../discussion/erase-author.ts';
import { readPhone } from '../../phones/read-phone.ts';
import { type ErasedQuotations, eraseQuotations } from '../../quotations/rows/quotations-of-person.ts';
import { erasedSince, type ErasedList, joinErased, noteErased, type PersonKey } from './erased-list.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** How much was erased. */
export interface ErasedCounts {
  /** Messages to the company. */
  readonly enquiries: number;
  readonly subscriptions: number;
  /** What was written in public, with what others wrote below it. */
  readonly messages: number;
  /** Offers that were deleted, and those of which only what the law asks for is kept, without the person. */
  readonly offers: ErasedQuotations;
}

/** Until when whatever came from somebody is erased; undefined for whoever is not. */
type UntilOf = (person: PersonKey) => Moment | undefined;

/** Where visitors' data stand, and what hangs on them. */
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

/** Emails that were to go out, and consents to a message, go with what they are about. */
async function eraseRows(
  { tx, at }: Change,
  column: Exclude<PersonKey['kind'], 'name'>,
  value: string,
  until: Moment,
): Promise<Omit<ErasedCounts, 'messages'>> {
  const enquiries = tx.deleteFrom('enquiry').where(column, '=', value).where('created_at', '<=', until);
  const subscriptions = tx.deleteFrom('subscriber').where('email', '=', value).where('created_at', '<=', until);
  const counts = {
    // Before the messages, which they may answer.
    offers: column === 'reference' ? noQuotations : await eraseQuotations(tx, { key: column, value, until, at }),
    enquiries: countOf(await enquiries.executeTakeFirst()),
    subscriptions: column === 'email' ? countOf(await subscriptions.executeTakeFirst()) : 0,
  };
  if (column !== 'reference')
    await tx.deleteFrom('consent').where(column, '=', value).where('at', '<=', until).execute();
  return counts;
}

/** What stands between words in running text: signs around an address are no part of it. */
const between = /[\s<>()[\]"',;:]/;
const number = /\+?\d[\d\s()-]{6,30}\d/g;

/** By what a message in public tells who wrote it. */
function keysIn({ author, text }: WrittenMessage): readonly PersonKey[] {
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

async function eraseAll(change: Change, person: readonly PersonKey[], untilOf: UntilOf): Promise<ErasedCounts> {
  let [enquiries, subscriptions, messages] = [0, 0, 0];
  let quotations = noQuotations;
  for (const key of person) {
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

/** Whatever the clock of the process that wrote it said. */
const always: Moment = '9999';

/**
 * Erases somebody for good: messages with the emails that were still to go out, subscriptions, consents, what stands
 * in public under the names, and what the history keeps of them. Returns how much there was, and when it leaves the files.
 */
export async function erasePerson(
  database: Database,
  actor: Actor,
  { person, key }: { readonly person: readonly PersonKey[]; readonly key: string },
): Promise<ErasedCounts & { readonly forgotten: DeletionTime }> {
  const counts = await runChange(database, actor, async (change) => {
    const { tx, at } = change;
    await database.secureDeletion.note(tx);
    const isMeant = ({ kind, value }: PersonKey) => person.some((each) => each.kind === kind && each.value === value);
    const erased = await eraseAll(change, person, (each) => (isMeant(each) ? always : undefined));
    // Nobody knows whose network address is whose; counting begins anew for all visitors.
    await tx.deleteFrom('rate_limit').where('key', 'not like', 'login:%').execute();
    await noteErased(tx, key, person, at);
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

/** Everybody of whom the tables hold anything. */
async function everybody({ tx }: Change): Promise<readonly PersonKey[]> {
  const any = tx.withTables<Record<string, Readonly<Record<string, string | null>>>>();
  const found = new Map<string, PersonKey>();
  for (const [table, column, kind] of columns)
    for (const row of await any.selectFrom(table).select(column).distinct().execute()) {
      const { [column]: value = null } = row;
      if (value !== null) found.set(`${kind} ${value}`, { kind, value });
    }
  return [...found.values()];
}

/**
 * Erases whom a restored backup brought back: what came before they were erased, and nothing that came later.
 * @param before the list as it was before the restore
 */
export async function eraseAgain(change: Change, before: ErasedList): Promise<ErasedCounts> {
  const list = await joinErased(change.tx, before);
  if (list.rows.length === 0) return { enquiries: 0, subscriptions: 0, messages: 0, offers: noQuotations };
  return eraseAll(change, await everybody(change), erasedSince(list));
}
