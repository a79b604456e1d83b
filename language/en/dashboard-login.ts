import type { Message } from '../message.ts';

/** Messages of the login methods. */
export const loginMessages = {
  secondStepText: 'Enter the code of your authenticator app, or one of your recovery codes.',
  code: 'Code',
  confirm: 'Confirm',
  backToPassword: 'Back to the password',
  loginWithPasskey: 'Log in with a passkey',
  passkeyFailed: 'The passkey login did not work. Please try again.',
  account: 'Account',
} as const satisfies Record<string, Message>;
