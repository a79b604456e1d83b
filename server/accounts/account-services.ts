import type { Database } from '../database/connect.ts';
import type { Accounts } from './create-accounts.ts';

/** What the calls of accounts work with. */
export interface AccountServices {
  readonly accounts: Accounts;
  readonly database: Database;
}
