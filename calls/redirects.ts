import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { moment, refusal, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { listQuery } from './model/list.ts';

/** 301 for good, 302 for now. */
const status = z.literal([301, 302]);

/** An old address of the site that leads to another. */
const redirect = z.object({
  id: recordId,
  from_path: z.string(),
  to_path: z.string(),
  status,
  created_at: moment,
});

const newRedirect = z.strictObject({ from_path: z.string(), to_path: z.string(), status: z._default(status, 301) });

/** The addresses that moved. */
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

/** An old address of the site that leads to another. */
export type Redirect = Shape<typeof redirect>;
/** A redirect as it is added. */
export type NewRedirect = z.input<typeof newRedirect>;
