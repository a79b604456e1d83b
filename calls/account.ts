import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { timestamp, refusal, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { code, confirmation, onlyConfirmation, password } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { passkeyBytes, passkeyChallenge } from './model/passkey.ts';

const ownAccount = z.object({
  username: z.string(),
  /** When the password was set. */
  changed_at: timestamp,
  /** When two-step login was enabled; `null` if it is off. */
  two_step_since: z.nullable(timestamp),
  /** The number of unused codes. */
  recovery_codes: z.int().check(z.minimum(0)),
});

/** The id of a session: the hash of its token in hexadecimal. */
const sessionId = z.string().check(z.regex(/^[\da-f]{64}$/));

const device = z.object({
  /** Names of browser and operating system; `null` if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});

const openSession = z.extend(device, {
  id: sessionId,
  created_at: timestamp,
  last_seen_at: timestamp,
  /** True for the current session. */
  is_this: z.boolean(),
});

/** The secret for an authenticator app, as text and as the address in the QR code. */
const sharedKey = z.object({ key: z.string(), address: z.string() });

const passwordAndCode = z.strictObject({ password, code });
/** New recovery codes, which are returned only once. */
const newCodes = z.extend(messageAnswer, { recovery_codes: z.array(z.string()) });

const passkey = z.object({
  id: recordId,
  name: z.string(),
  /** The host of the passkey. */
  host: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
});

const passwordChanged = z.extend(messageAnswer, {
  /** The other devices that were logged out. */
  ended_sessions: z.array(device),
  /** The passkeys that still log in without the password. */
  passkeys: z.array(passkey),
});

/** The account of the current administrator: password, sessions, two-step login and passkeys. */
export const account = {
  get: defineCall({
    method: 'GET',
    path: '/account',
    access: 'administrator',
    summary: 'accountRead',
    answer: ownAccount,
  }),
  changePassword: defineCall({
    method: 'PUT',
    path: '/account/password',
    access: 'administrator',
    summary: 'passwordChange',
    body: z.strictObject({
      ...confirmation,
      new_password: z.string().check(z.maxLength(1000)),
      /** Also removes all passkeys of the account. */
      removes_passkeys: z.optional(z.boolean()),
    }),
    answer: passwordChanged,
    refusals: [429],
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/account/sessions',
    access: 'administrator',
    summary: 'sessionsRead',
    answer: z.array(openSession),
  }),
  endSessions: defineCall({
    method: 'DELETE',
    path: '/account/sessions',
    access: 'administrator',
    summary: 'sessionsEnd',
    answer: messageAnswer,
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/account/sessions/:id',
    access: 'administrator',
    summary: 'sessionEnd',
    params: { id: sessionId },
    answer: messageAnswer,
  }),
  beginTwoStep: defineCall({
    method: 'POST',
    path: '/account/two-step',
    access: 'administrator',
    summary: 'twoStepBegin',
    body: onlyConfirmation,
    answer: sharedKey,
    refusals: [429],
    conflict: refusal,
  }),
  confirmTwoStep: defineCall({
    method: 'POST',
    path: '/account/two-step/confirm',
    access: 'administrator',
    summary: 'twoStepConfirm',
    body: z.strictObject({ code }),
    answer: newCodes,
    refusals: [429],
  }),
  turnOffTwoStep: defineCall({
    method: 'POST',
    path: '/account/two-step/off',
    access: 'administrator',
    summary: 'twoStepOff',
    body: passwordAndCode,
    answer: messageAnswer,
    refusals: [429],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/account/recovery-codes',
    access: 'administrator',
    summary: 'recoveryCodesRenew',
    body: passwordAndCode,
    answer: newCodes,
    refusals: [429],
  }),
  passkeys: defineCall({
    method: 'GET',
    path: '/account/passkeys',
    access: 'administrator',
    summary: 'passkeysRead',
    answer: z.array(passkey),
  }),
  beginPasskey: defineCall({
    method: 'POST',
    path: '/account/passkeys/challenge',
    access: 'administrator',
    summary: 'passkeyBegin',
    body: onlyConfirmation,
    answer: z.extend(passkeyChallenge, {
      user: z.object({ id: z.string(), name: z.string() }),
      /** Supported signature algorithms (IANA COSE algorithms). */
      algorithms: z.array(z.int()),
      /** The credential ids of the existing passkeys. */
      known: z.array(z.string()),
    }),
    refusals: [429],
  }),
  addPasskey: defineCall({
    method: 'POST',
    path: '/account/passkeys',
    access: 'administrator',
    summary: 'passkeyAdd',
    body: z.strictObject({
      name: storedText(80).check(z.trim(), z.minLength(1)),
      client_data: passkeyBytes,
      attestation: passkeyBytes,
    }),
    answer: messageAnswer,
    status: 201,
    conflict: refusal,
  }),
  removePasskey: defineCall({
    method: 'POST',
    path: '/account/passkeys/:id/remove',
    access: 'administrator',
    summary: 'passkeyRemove',
    params: withId,
    body: onlyConfirmation,
    answer: messageAnswer,
    refusals: [429],
  }),
};

/** A session of the current administrator. */
export type OpenSession = Shape<typeof openSession>;
export type SharedKey = Shape<typeof sharedKey>;
export type Device = Shape<typeof device>;
export type Passkey = Shape<typeof passkey>;
