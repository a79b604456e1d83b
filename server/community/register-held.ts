import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import type { CallServices } from '../calls/call-services.ts';
import { administratorReads, administratorWrites } from '../calls/guards.ts';
import { readId } from '../calls/read-id.ts';
import { notFound } from '../errors/call-error.ts';
import { listHeld, releaseHeld } from './comments.ts';

/** What the address calls each kind of message, and where it is kept. */
const tables = { comment: 'comment', post: 'free_post', 'post-comment': 'free_comment' } as const;

/** @throws CallError 404 for a kind that does not exist */
function tableIn({ params }: FastifyRequest) {
  const kind = typeof params === 'object' && params !== null && 'kind' in params ? params.kind : undefined;
  if (kind !== 'comment' && kind !== 'post' && kind !== 'post-comment') throw notFound();
  return tables[kind];
}

/** Reviewing what looked suspicious: it is released here, and deleted like any other message. */
export function registerHeld(app: FastifyInstance, { accounts, database }: CallServices, language: Language): void {
  app.get('/held', administratorReads(accounts), () => listHeld(database));
  app.post('/held/:kind/:id/release', administratorWrites(accounts), async (request) => {
    if (!(await releaseHeld(database, tableIn(request), readId(request)))) throw notFound();
    return { message: callMessage('messageReleased', language) };
  });
}
