import type { Database } from '../../database/connect.ts';

/** The numbers by which the outbox tells its letters stand before the sender's domain, which may change. */
const ownNumber = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;

const numberIn = (id: string): string | null => ownNumber.exec(id)?.[1]?.toLowerCase() ?? null;

/** Which letters the outbox sent about messages that are there, each with its message. */
async function messagesOf(
  { read }: Pick<Database, 'read'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await read
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(['outbox.message_id', 'enquiry.id'])
    .where('outbox.message_id', 'in', numbers)
    .where('outbox.address', 'is', null)
    .where('enquiry.removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ message_id, id }) => [message_id, id]));
}

/**
 * The message to which a letter belongs: it answers one of the letters that went out about it, or one that answers
 * these. Nobody else knows their names, so who sent it is not asked. Null where it belongs to none, or is one of them.
 */
export async function findAnswered(
  database: Pick<Database, 'read'>,
  { id, answers }: { readonly id: string; readonly answers: readonly string[] },
): Promise<number | null> {
  const numbers = answers.flatMap((answered) => numberIn(answered) ?? []);
  const own = numberIn(id);
  const messages = await messagesOf(database, own === null || numbers.length === 0 ? numbers : [...numbers, own]);
  if (own !== null && messages.has(own)) return null;
  const answered = numbers.find((number) => messages.has(number));
  return answered === undefined ? null : (messages.get(answered) ?? null);
}
