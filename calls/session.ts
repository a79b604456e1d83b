import * as z from 'zod/mini';
import { messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { code, password } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';
import { passkeyBytes, passkeyChallenge } from './model/passkey.ts';

const who = z.object({ username: z.string() });
const loggedIn = z.extend(messageAnswer, who.shape);

const signed = z.strictObject({
  credential: storedText(2000),
  client_data: passkeyBytes,
  authenticator_data: passkeyBytes,
  signature: passkeyBytes,
});

/** The current session, login and logout. */
export const session = {
  get: defineCall({
    method: 'GET',
    path: '/session',
    hasLanguage: false,
    access: 'administrator',
    summary: 'sessionRead',
    answer: who,
  }),
  open: defineCall({
    method: 'POST',
    path: '/session',
    hasLanguage: false,
    access: 'everyone',
    summary: 'sessionOpen',
    body: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(200)), password }),
    answer: z.union([loggedIn, z.extend(messageAnswer, { second_step: z.literal(true) })]),
    refusals: [401, 429],
  }),
  secondStep: defineCall({
    method: 'POST',
    path: '/session/second-step',
    hasLanguage: false,
    access: 'everyone',
    summary: 'sessionSecondStep',
    body: z.strictObject({ code }),
    answer: loggedIn,
    refusals: [401, 429],
  }),
  askPasskey: defineCall({
    method: 'POST',
    path: '/session/passkey/challenge',
    hasLanguage: false,
    access: 'everyone',
    summary: 'passkeyAsk',
    answer: passkeyChallenge,
    refusals: [429],
  }),
  openByPasskey: defineCall({
    method: 'POST',
    path: '/session/passkey',
    hasLanguage: false,
    access: 'everyone',
    summary: 'passkeyAnswer',
    body: signed,
    answer: loggedIn,
    refusals: [401],
  }),
  close: defineCall({
    method: 'DELETE',
    path: '/session',
    hasLanguage: false,
    access: 'everyone',
    summary: 'sessionClose',
    answer: messageAnswer,
  }),
};

/** The signed answer of an authenticator. */
export type SignedPasskey = Shape<typeof signed>;
