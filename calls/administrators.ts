import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { timestamp, refusal, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { confirmation, onlyConfirmation } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';

const administrator = z.object({
  id: recordId,
  username: z.string(),
  created_at: timestamp,
  /** The last use of an open session; `null` if there is none. */
  last_seen_at: z.nullable(timestamp),
  has_two_step: z.boolean(),
  passkeys: z.int().check(z.minimum(0)),
  /** True for the current administrator. */
  is_self: z.boolean(),
});

const added = z.extend(messageAnswer, {
  username: z.string(),
  /** A generated password, returned only once. */
  password: z.optional(z.string()),
});

/** A change of another account; 409 for the own account. */
const ofAnother = {
  method: 'POST',
  access: 'administrator',
  params: withId,
  body: onlyConfirmation,
  answer: messageAnswer,
  refusals: [429],
  conflict: refusal,
} as const;

/** All administrators. */
export const administrators = {
  list: defineCall({
    method: 'GET',
    path: '/administrators',
    access: 'administrator',
    summary: 'administratorsRead',
    answer: z.array(administrator),
  }),
  add: defineCall({
    method: 'POST',
    path: '/administrators',
    access: 'administrator',
    summary: 'administratorAdd',
    body: z.strictObject({
      username: z.string().check(z.maxLength(200)),
      new_password: z.optional(z.string().check(z.maxLength(1000))),
      ...confirmation,
    }),
    answer: added,
    status: 201,
    refusals: [429],
  }),
  reset: defineCall({
    ...ofAnother,
    path: '/administrators/:id/reset',
    summary: 'administratorReset',
  }),
  remove: defineCall({
    ...ofAnother,
    path: '/administrators/:id/remove',
    summary: 'administratorRemove',
  }),
};

/** An administrator. */
export type Administrator = Shape<typeof administrator>;
/** The added administrator. */
export type AddedAdministrator = Shape<typeof added>;
