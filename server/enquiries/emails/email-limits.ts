import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { digest } from '../../rate-limits/digest.ts';
import { countWithin, type Limit } from '../../rate-limits/rate-limit.ts';
import { mailboxOf } from './mailbox-of.ts';

/** Emails that a visitor triggers to an address, which may belong to a third party. */
export type VisitorEmail = 'acknowledgement' | 'confirmation';

const hour = 3600;
/** The sum over all emails and forms. */
const mostAnHour = 3;
const mostADay = 10;

/** At most one email with a link per hour, regardless of the number of requests. */
const limitsOf = (email: VisitorEmail, address: string): readonly Limit[] => {
  const mailbox = digest(mailboxOf(address));
  return [
    { key: `letter:hour:${mailbox}`, max: mostAnHour, windowSeconds: hour },
    { key: `letter:day:${mailbox}`, max: mostADay, windowSeconds: 24 * hour },
    ...(email === 'confirmation' ? [{ key: `letter:confirmation:${mailbox}`, max: 1, windowSeconds: hour }] : []),
  ];
};

/**
 * Counts an email that a visitor triggers, in the transaction that adds it to the outbox. It prevents repeated emails
 * to third parties, whichever form is used and however the address is written.
 * @returns false if the mailbox has reached its limit; the email must not be sent then
 */
export const mayWrite = async (
  tx: Transaction<Tables>,
  dialect: Database['dialect'],
  { letter, address, now }: { readonly letter: VisitorEmail; readonly address: string; readonly now: number },
): Promise<boolean> => (await countWithin(tx, dialect, limitsOf(letter, address), now)) === 0;
