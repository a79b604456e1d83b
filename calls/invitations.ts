import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { timestamp, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { confirmation, onlyConfirmation } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';

/** An invitation to become an administrator. */
const invitation = z.object({
  id: recordId,
  email: z.string(),
  /** The language of the email. */
  language: z.enum(languages),
  /** The administrator who sent the invitation. */
  invited_by: z.string(),
  created_at: timestamp,
  /** The expiry of the newest link. */
  expires_at: timestamp,
  state: z.enum(['pending', 'expired', 'withdrawn', 'accepted']),
  /** The user name of the new administrator. */
  accepted_as: z.nullable(z.string()),
  /** The state of the newest email; `null` if none was sent. */
  letter: z.nullable(z.enum(['waiting', 'sent', 'failed'])),
});

const invited = z.extend(messageAnswer, {
  invitation,
  /** The link itself, returned only once, if no email can be sent. */
  link: z.optional(z.string()),
});

/** The token of the email, which grants access. */
const token = z.string().check(z.maxLength(200));
/** Invalid, expired and used links give the same answer. */
const everyone = { access: 'everyone', method: 'POST', refusals: [404, 429] } as const;

/** Becoming an administrator by an emailed link. */
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
    answer: z.object({ email: z.string(), invited_by: z.string(), expires_at: timestamp }),
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

/** An invitation to become an administrator. */
export type Invitation = Shape<typeof invitation>;
/** Who was invited, and the link if no email can be sent. */
export type Invited = Shape<typeof invited>;
