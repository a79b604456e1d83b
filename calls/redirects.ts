import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { timestamp, refusal, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { listQuery } from './model/list.ts';

/** 301 permanent, 302 temporary. */
const status = z.literal([301, 302]);

/** A redirect from an old address of the site. */
const redirect = z.object({
  id: recordId,
  from_path: z.string(),
  to_path: z.string(),
  status,
  created_at: timestamp,
});

const newRedirect = z.strictObject({ from_path: z.string(), to_path: z.string(), status: z._default(status, 301) });

/** The redirects. */
export const redirects = {
  list: defineCall({
    method: 'GET',
    path: '/redirects',
    access: 'administrator',
    summary: 'redirectsRead',
    query: listQuery({ orders: ['id', '-id'], fields: z.keyof(redirect).options }),
    answer: z.array(redirect),
  }),
  add: defineCall({
    method: 'POST',
    path: '/redirects',
    access: 'administrator',
    summary: 'redirectAdd',
    body: newRedirect,
    answer: z.extend(redirect, messageAnswer.shape),
    status: 201,
    conflict: refusal,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/redirects/:id',
    access: 'administrator',
    summary: 'redirectRemove',
    params: withId,
    answer: z.extend(redirect, { ...messageAnswer.shape, undo: recordId }),
  }),
};

/** A redirect from an old address of the site. */
export type Redirect = Shape<typeof redirect>;
/** A new redirect. */
export type NewRedirect = z.input<typeof newRedirect>;
