import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { moment, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { confirmation, onlyConfirmation } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';

/** Somebody who was asked to become an administrator. */
const invitation = z.object({
  id: recordId,
  email: z.string(),
  /** Of the email. */
  language: z.enum(languages),
  /** The administrator who asked. */
  invited_by: z.string(),
  created_at: moment,
  /** When the newest link ends. */
  expires_at: moment,
  state: z.enum(['pending', 'expired', 'withdrawn', 'accepted']),
  /** Under which name. */
  accepted_as: z.nullable(z.string()),
  /** How far the newest email is; `null` where none was sent. */
  letter: z.nullable(z.enum(['waiting', 'sent', 'failed'])),
});

const invited = z.extend(messageAnswer, {
  invitation,
  /** The link itself, returned only once, if no email can be sent. */
  link: z.optional(z.string()),
});

/** The token of the email, which grants access. */
const token = z.string().check(z.maxLength(200));
/** What a link that opens nothing says, whatever the reason. */
const everyone = { access: 'everyone', method: 'POST', refusals: [404, 429] } as const;

/** Becoming an administrator by a link in an email. */
export const invitations = {
  list: defineCall({
    method: 'GET',
    path: '/invitations',
    access: 'administrator',
    summary: 'invitationsRead',
    answer: z.array(invitation),
  }),
  add: defineCall({
    method: 'POST',
    path: '/invitations',
    access: 'administrator',
    summary: 'invitationAdd',
    body: z.strictObject({
      email: storedText(254).check(z.trim(), z.toLowerCase()),
      language: z.enum(languages),
      ...confirmation,
    }),
    answer: invited,
    status: 201,
    refusals: [429],
  }),
  sendAgain: defineCall({
    method: 'POST',
    path: '/invitations/:id/send',
    access: 'administrator',
    summary: 'invitationSend',
    params: withId,
    body: onlyConfirmation,
    answer: invited,
    refusals: [429],
  }),
  withdraw: defineCall({
    method: 'DELETE',
    path: '/invitations/:id',
    access: 'administrator',
    summary: 'invitationWithdraw',
    params: withId,
    answer: messageAnswer,
  }),
  open: defineCall({
    ...everyone,
    path: '/invitations/open',
    summary: 'invitationOpen',
    body: z.strictObject({ token }),
    answer: z.object({ email: z.string(), invited_by: z.string(), expires_at: moment }),
  }),
  accept: defineCall({
    ...everyone,
    path: '/invitations/accept',
    summary: 'invitationAccept',
    body: z.strictObject({
      token,
      username: z.string().check(z.maxLength(200)),
      new_password: z.string().check(z.maxLength(1000)),
    }),
    answer: z.extend(messageAnswer, { username: z.string() }),
    status: 201,
  }),
};

/** Somebody who was asked to become an administrator. */
export type Invitation = Shape<typeof invitation>;
/** Who was invited, and the link if no email can be sent. */
export type Invited = Shape<typeof invited>;
