import type { Transaction } from 'kysely';
import type { QuotationAnswer } from '../../../content/quotations/state.ts';
import type { QuotationRow, Tables } from '../../database/tables.ts';
import { readHooks } from '../../enquiries/emails/enqueue-enquiry.ts';
import { enqueue } from '../../enquiries/emails/outbox.ts';
import type { EnquirySources } from '../../enquiries/model/enquiry-sources.ts';
import { noteOutcome } from '../../enquiries/model/note-quotation-outcome.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import type { SpamSignal } from '../../forms/form-token.ts';
import { CallError } from '../../http/call-error.ts';
import { lockQuotation, nextChange, noteQuotation, reachedBy, snapshotOf } from '../rows/quotation-row.ts';
import type { SentQuotation } from '../pdf/quotation-address.ts';
import { assertNotClosed, shownState } from '../pdf/shown-quotation.ts';

/** The answer of a customer. */
export interface CustomerAnswer {
  readonly answer: QuotationAnswer;
  /** The name of the person who accepts; empty if declined. */
  readonly name: string;
  /** The reason for declining. */
  readonly note: string;
}

type Sources = Pick<EnquirySources, 'database' | 'now' | 'reader'>;

const refusals = {
  expired: 'offerExpiredAnswer',
  accepted: 'offerAcceptedBefore',
  declined: 'offerDeclinedBefore',
} as const;

const isRefused = (state: string): state is keyof typeof refusals => Object.hasOwn(refusals, state);

const isSame = (row: QuotationRow, { answer, name, note }: CustomerAnswer): boolean =>
  row.answer === answer && (answer === 'accepted' ? row.answered_name === name : row.answer_reason === note);

/** Spam signals to ignore, because the form comes filled in and only recipients know its address. */
const usual: ReadonlySet<SpamSignal> = new Set(['links', 'too-fast']);

/** Refuses spam. If a person sends the form again, it has a valid form token by then. @throws CallError 400 */
export async function assertNotSpam(tx: Transaction<Tables>, spamCheck: SpamCheck): Promise<void> {
  const spamSignals = await spamCheck.settle(tx);
  if (spamSignals.some((spamSignal) => !usual.has(spamSignal))) throw new CallError(400, 'sendOnceMore');
}

/** The webhooks for quotations. */
export const readQuotationHooks = async (sources: Pick<EnquirySources, 'reader'>): Promise<readonly string[]> =>
  (await readHooks(sources)).get('offer') ?? [];

/**
 * Stores the customer's answer to the opened version and notifies both sides. The same answer sent twice counts once.
 * @throws CallError 409 if it has another answer, has expired, or was withdrawn or replaced since
 */
export async function answerQuotation(
  sources: Sources,
  { quotation: { id }, version }: SentQuotation,
  reply: CustomerAnswer,
  spamCheck: SpamCheck,
): Promise<void> {
  const { database } = sources;
  const hooks = await readQuotationHooks(sources);
  await database.transaction(async (tx) => {
    const now = sources.now();
    const row = await lockQuotation(tx, database, id);
    if (row === undefined) throw new CallError(404, 'notFound');
    const sent = { quotation: row, version };
    assertNotClosed(sent, now);
    const state = shownState(sent, now);
    if (state === reply.answer && isSame(row, reply)) return;
    if (isRefused(state)) throw new CallError(409, refusals[state]);
    await assertNotSpam(tx, spamCheck);
    const at = nextChange(row, now);
    const isAccepted = reply.answer === 'accepted';
    await tx
      .updateTable('offer')
      .set({
        answer: reply.answer,
        answered_at: at,
        answered_name: isAccepted ? reply.name : null,
        answer_reason: isAccepted ? null : reply.note,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
    await noteQuotation(tx, { quotationId: id, kind: reply.answer, version: row.version, note: reply.note }, now);
    await noteOutcome(tx, database, row, { answer: reply.answer, reason: reply.note, now });
    const about = { quotationId: id, quotationVersion: row.version };
    await enqueue(tx, database, [
      { purpose: 'offer-answer', ...about },
      ...(isAccepted && reachedBy(snapshotOf(version).content).email !== null
        ? [{ purpose: 'offer-accepted' as const, ...about }]
        : []),
      ...hooks.map((address) => ({ purpose: 'webhook' as const, address, ...about })),
    ]);
  });
}
