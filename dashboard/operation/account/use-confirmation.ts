import type { Confirmation } from '../../../calls/model/confirmation.ts';
import type { AccountMessageKey } from './account-translations.ts';
import { useAccount } from './use-account.ts';

interface SecretField {
  /** The API name. */
  readonly name: 'password' | 'code';
  readonly word: AccountMessageKey;
  readonly kind: 'current-password' | 'code';
}

/** The fields of a confirmation: the current password and, for two-step login, a code. */
export function useConfirmation(passwordWord: AccountMessageKey = 'yourPassword'): readonly SecretField[] {
  const account = useAccount();
  const hasTwoStep = (account.data?.two_step_since ?? null) !== null;
  return [
    { name: 'password', word: passwordWord, kind: 'current-password' },
    ...(hasTwoStep ? [{ name: 'code', word: 'codeOrRecovery', kind: 'code' } as const] : []),
  ];
}

/** The typed confirmation as calls expect it. */
export const confirmationIn = ({ password = '', code }: Readonly<Record<string, string>>): Confirmation => ({
  password,
  code,
});
