import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { digest } from '../../rate-limits/digest.ts';
import { countWithin, type Limit } from '../../rate-limits/rate-limit.ts';
import { mailboxOf } from './mailbox-of.ts';

/** What a visitor makes the site write to an address, which may be a stranger's. */
export type VisitorEmail = 'acknowledgement' | 'confirmation';

const hour = 3600;
/** All emails of every form together. */
const mostAnHour = 3;
const mostADay = 10;

/** At most one email with a link, however often it is requested. */
const limitsOf = (email: VisitorEmail, address: string): readonly Limit[] => {
  const mailbox = digest(mailboxOf(address));
  return [
    { key: `letter:hour:${mailbox}`, max: mostAnHour, windowSeconds: hour },
    { key: `letter:day:${mailbox}`, max: mostADay, windowSeconds: 24 * hour },
    ...(email === 'confirmation' ? [{ key: `letter:confirmation:${mailbox}`, max: 1, windowSeconds: hour }] : []),
  ];
};

/**
 * Counts an email that goes out because of what a visitor sent, in the transaction that puts it into the outbox: nobody
 * can make the server write to a stranger over and over, by whatever form and however the address is written.
 * @returns false where the mailbox has got enough; the email must not go out then
 */
export const mayWrite = async (
  tx: Transaction<Tables>,
  dialect: Database['dialect'],
  { letter, address, now }: { readonly letter: VisitorEmail; readonly address: string; readonly now: number },
): Promise<boolean> => (await countWithin(tx, dialect, limitsOf(letter, address), now)) === 0;
