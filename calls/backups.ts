import { z } from 'zod';
import { describe } from './describe.ts';
import { told } from './model/answers.ts';
import { defineCall } from './model/define-call.ts';

/** Backups of the whole site. */
export const backups = {
  receive: defineCall({
    method: 'POST',
    path: '/backups/received',
    access: 'administrator',
    summary: describe('backupReceive'),
    body: { is: 'file' },
    answer: told.extend({ name: z.string() }),
    status: 201,
  }),
};
