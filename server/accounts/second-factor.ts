import type { Database } from '../database/connect.ts';
import { CallError } from '../http/call-error.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { SigningKey } from '../secrets/secret-key.ts';
import { makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { findStep, newSecret } from './totp.ts';

export interface SecondFactorState {
  /** When two-step login was switched on; `null` if it is off. */
  readonly since: string | null;
  readonly recoveryCodes: number;
}

/** Two-step login of an account: authenticator codes, and recovery codes for a lost authenticator. */
export interface SecondFactor {
  stateOf(accountId: number): Promise<SecondFactorState>;
  /** Creates a secret, which takes effect with `confirm`. @throws CallError 409 if two-step login is on */
  begin(accountId: number): Promise<Buffer>;
  /** Switches two-step login on with a first code. Returns the recovery codes, or `null` for a wrong code. */
  confirm(accountId: number, code: string): Promise<readonly string[] | null>;
  /** True for a valid authenticator or recovery code. Each code works once. */
  accept(accountId: number, code: string): Promise<boolean>;
  renewRecoveryCodes(accountId: number): Promise<readonly string[]>;
  turnOff(accountId: number): Promise<void>;
}

const purposeOf = (accountId: number): string => `second factor of account ${accountId}`;

/** Arabic keyboards type Arabic-Indic digits. */
const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/** @param key seals the secrets. With another key they cannot be read, and every second factor has to be reset */
export function createSecondFactor(database: Database, key: SigningKey): SecondFactor {
  const rowOf = (accountId: number) =>
    database.read.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst();

  /**
   * Uses up the code of a 30-second step: this code and all earlier ones are refused from now on. A wrong code runs the
   * same query as a used one, so that timing does not distinguish them.
   */
  async function takeCode(accountId: number, sealed: string, code: string): Promise<boolean> {
    const secret = unseal(key(), purposeOf(accountId), sealed);
    // Step 0 is before every stored step, so the update changes no row.
    const step = (secret === null ? null : findStep(secret, code)) ?? 0;
    const { numUpdatedRows } = await database.write
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  return {
    async stateOf(accountId) {
      const row = await rowOf(accountId);
      const { count } = await database.read
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return { since: row?.confirmed_at ?? null, recoveryCodes: Number(count) };
    },

    async begin(account_id) {
      const secret = newSecret();
      const sealed_secret = seal(key(), purposeOf(account_id), secret);
      const { numInsertedOrUpdatedRows } = await database.write
        .insertInto('second_factor')
        .values({ account_id, sealed_secret, confirmed_at: null })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ sealed_secret, last_step: 0 })
            .where('second_factor.confirmed_at', 'is', null),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw new CallError(409, 'twoStepIsOn');
      return secret;
    },

    async confirm(accountId, code) {
      const row = await rowOf(accountId);
      if (row === undefined || row.confirmed_at !== null) return null;
      if (!(await takeCode(accountId, row.sealed_secret, latinDigits(code).replace(/\s/g, '')))) return null;
      return database.transaction(async (tx) => {
        const confirmed_at = new Date().toISOString();
        await tx.updateTable('second_factor').set({ confirmed_at }).where('account_id', '=', accountId).execute();
        return makeRecoveryCodes(tx, key(), accountId);
      });
    },

    async accept(accountId, typed) {
      const code = latinDigits(typed).replace(/\s/g, '');
      const row = await rowOf(accountId);
      if (row === undefined || row.confirmed_at === null) return false;
      if (!/^\d{6}$/.test(code)) return takeRecoveryCode(database, key(), accountId, code);
      return takeCode(accountId, row.sealed_secret, code);
    },

    renewRecoveryCodes: (accountId) => database.transaction((tx) => makeRecoveryCodes(tx, key(), accountId)),

    async turnOff(accountId) {
      await database.transaction(async (tx) => {
        await tx.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
        await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
      });
    },
  };
}
