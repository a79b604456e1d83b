import type { Database } from '../database/connect.ts';
import { CallError } from '../http/call-error.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { SigningKey } from '../secrets/secret-key.ts';
import { makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { findStep, newSecret } from './totp.ts';

export interface SecondFactorState {
  /** Since when the second step is asked for; `null` where it is not. */
  readonly since: string | null;
  readonly recoveryCodes: number;
}

/** The second step of an account's login: codes of an authenticator, and recovery codes for the day it is lost. */
export interface SecondFactor {
  stateOf(accountId: number): Promise<SecondFactorState>;
  /** Makes a secret, which counts from `confirm` on. @throws CallError 409 where the second step is on */
  begin(accountId: number): Promise<Buffer>;
  /** Switches the second step on with a first code; returns the recovery codes, or `null` for a wrong code. */
  confirm(accountId: number, code: string): Promise<readonly string[] | null>;
  /** True for a code of the authenticator or a recovery code; either is good once. */
  accept(accountId: number, code: string): Promise<boolean>;
  renewRecoveryCodes(accountId: number): Promise<readonly string[]>;
  turnOff(accountId: number): Promise<void>;
}

const purposeOf = (accountId: number): string => `second factor of account ${accountId}`;

/** Arabic keyboards have digits of their own. */
const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/** @param key seals the secrets; with another one they are lost, and every second step has to be reset */
export function createSecondFactor(database: Database, key: SigningKey): SecondFactor {
  const rowOf = (accountId: number) =>
    database.read.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst();

  /**
   * Uses up the code of a half minute: that one and all before it are refused from now on. A wrong code is as much work
   * as one that was used before, so that nobody can tell the two by the time they take.
   */
  async function takeCode(accountId: number, sealed: string, code: string): Promise<boolean> {
    const secret = unseal(key(), purposeOf(accountId), sealed);
    // No step lies before the first one: with it nothing is used up.
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
