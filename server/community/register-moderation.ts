import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import { runChange } from '../entries/run-change.ts';
import { notFound } from '../http/call-error.ts';
import { actorOf, administratorReads, administratorWrites, type SessionGuard } from '../http/guards.ts';
import { keptText } from '../../calls/model/kept-text.ts';
import { readChecked } from '../http/read-checked.ts';
import { readId } from '../http/read-id.ts';
import { countAuthor, removeAuthor } from '../voices/authors.ts';
import { listHeld } from '../voices/comments.ts';
import { holdMessage } from '../voices/message-history.ts';
import { listMessages, type MessageFilter, type MessagePlace } from './list-messages.ts';
import { isMessageKind, messageKinds } from './message-kinds.ts';
import { countReplies, findPlaces } from './message-places.ts';

/** What the calls of moderation work with. */
interface ModerationServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly entries: EntryStore;
}

const mostListed = 100;

/** Where a part of the list ended, as an address carries it. */
const writePlace = ({ created_at: at, kind, id }: MessagePlace): string => `${at} ${kind} ${id}`;

function readPlace(written: string): MessagePlace | undefined {
  const [at = '', kind, number] = written.split(' ');
  const id = toId(number);
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at);
  return isMoment && isMessageKind(kind) && id !== undefined ? { created_at: at, kind, id } : undefined;
}

const filter = z.strictObject({
  kind: z.enum(['comment', 'post', 'post-comment']).optional(),
  held: z.stringbool().optional(),
  after: z
    .string()
    .max(60)
    .transform(readPlace)
    .pipe(z.custom<MessagePlace>((place) => place !== undefined))
    .optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(25),
});
/** Words may be a person's name or address: they stand in a body, because addresses are kept in histories and logs. */
const search = filter.extend({
  q: z.string().max(200).default(''),
  held: z.union([z.boolean(), z.stringbool()]).optional(),
});
const authored = z.strictObject({ author: keptText(200).min(1) });

/** The base of the calls of a kind. @throws CallError 404 for a kind that does not exist */
function baseIn({ params }: FastifyRequest): string {
  const kind = typeof params === 'object' && params !== null && 'kind' in params ? params.kind : undefined;
  if (!isMessageKind(kind)) throw notFound();
  return messageKinds[kind];
}

/** Reviewing what visitors wrote: finding it, holding it back, showing it, and deleting all of one author. */
export function registerModeration(app: FastifyInstance, services: ModerationServices, language: Language): void {
  const { accounts, database } = services;
  const guardedRead = administratorReads(accounts);
  const guardedWrite = administratorWrites(accounts);

  async function list(asked: MessageFilter) {
    const { messages, next } = await listMessages(database.read, asked);
    const [placeOf, repliesTo] = await Promise.all([findPlaces(services, messages), countReplies(database, messages)]);
    return {
      messages: messages.map((row) => ({ ...row, held: row.held === 1, about: placeOf(row), replies: repliesTo(row) })),
      next: next && writePlace(next),
    };
  }
  app.get('/messages', guardedRead, (request) => list({ ...readChecked(filter, request.query), words: '' }));
  app.post('/messages/find', guardedWrite, (request) => {
    const { q, ...rest } = readChecked(search, request.body);
    return list({ ...rest, words: q });
  });
  app.post('/messages/by', guardedWrite, (request) =>
    countAuthor(database.read, readChecked(authored, request.body).author),
  );
  app.post('/messages/by/remove', guardedWrite, async (request) => {
    const { author } = readChecked(authored, request.body);
    const actor = await actorOf(accounts, request);
    const removed = await runChange(database, actor, (change) => removeAuthor(change, author));
    if (removed === null) throw notFound();
    return { message: callMessage('authorDeleted', language), ...removed };
  });

  async function change(request: FastifyRequest, held: 0 | 1) {
    const key = { base: baseIn(request), id: readId(request) };
    const actor = await actorOf(accounts, request);
    const undo = await runChange(database, actor, (each) => holdMessage(each, key, held));
    if (undo === null) throw notFound();
    return { message: callMessage(held === 1 ? 'messageHeld' : 'messageReleased', language), undo };
  }
  app.get('/held', guardedRead, () => listHeld(database));
  app.post('/held/:kind/:id', guardedWrite, (request) => change(request, 1));
  app.post('/held/:kind/:id/release', guardedWrite, (request) => change(request, 0));
}
