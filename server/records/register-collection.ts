import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, toCalls } from '../../content/derive/calls.ts';
import type { Collection } from '../../content/model/collection.ts';
import { toId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { peek, type SentBody } from '../bodies/read-body.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { notFound } from '../http/call-error.ts';
import { administratorReads, administratorWrites, actorOf } from '../http/guards.ts';
import { readId } from '../http/read-id.ts';
import { answerEntries, answerEntry, readingOf, visibleEntries } from './answer-entries.ts';
import { duplicate } from './duplicate.ts';
import { move } from './move.ts';
import { publish, savingOf } from './publishing.ts';
import type { RecordServices } from './record-services.ts';
import { reorder } from './reorder.ts';
import { type WriteTarget, writeEntry } from './write-entry.ts';

interface About {
  readonly services: RecordServices;
  readonly collection: Collection;
  readonly language: Language;
}
type Handle = (about: About, call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const wrap = (envelope: Call['answer'], value: unknown): unknown =>
  envelope === 'array' || envelope === 'record' ? value : { [envelope]: value };

/** The record that an address names by its own id, or by its parent's where the collection says so. */
async function findAddressed({ services, collection }: About, id: number): Promise<StoredEntry | null> {
  const { entries } = services;
  return collection.addressedBy === 'parent' ? entries.firstOf(collection, id) : entries.get(collection, id);
}

/** Where the only record of a parent does not exist yet, writing to its address makes it. */
async function findTarget(about: About, id: number): Promise<WriteTarget> {
  const { collection, services } = about;
  const current = await findAddressed(about, id);
  if (current !== null) return { current };
  const isPlace = collection.addressedBy === 'parent' && collection.parent !== undefined;
  if (!isPlace || (await services.entries.get(collection.parent, id)) === null) throw notFound();
  return { current: null, parentId: id };
}

/** A create call changes a record where the body names one (`id`), or where its parent already has its only one. */
async function targetOfPost(about: About, sent: SentBody): Promise<WriteTarget> {
  const { collection, services } = about;
  const id = collection.postUpdates ? peek(sent, 'id') : undefined;
  if (id !== undefined && id !== null && id !== '' && id !== 0 && id !== '0') {
    const current = await services.entries.get(collection, toId(id) ?? 0);
    if (current === null) throw notFound();
    return { current };
  }
  const parentId = collection.addressedBy === 'parent' ? toId(peek(sent, 'category_id')) : undefined;
  return { current: parentId === undefined ? null : await services.entries.firstOf(collection, parentId) };
}

async function answerWrite(
  { services, collection, language }: About,
  request: FastifyRequest,
  reply: FastifyReply,
  find: (sent: SentBody) => Promise<WriteTarget>,
): Promise<unknown> {
  const reading = { ...(await readingOf(request, language, services)), newest: true };
  const saving = savingOf(request);
  const { entry, revisionId, isNew } = await writeEntry({ services, request, collection, reading, saving }, find);
  const written = isNew ? collection.messages.created : collection.messages.updated;
  const message = callMessage(saving === 'draft' ? 'savedAsDraft' : written, language);
  reply.code(isNew ? 201 : 200);
  return { ...(await answerEntry(services, collection, entry, reading)), message, undo: revisionId };
}

async function answerList(about: About, call: Call, request: FastifyRequest, parentId?: number): Promise<unknown> {
  const { services, collection, language } = about;
  const reading = await readingOf(request, language, services);
  const stored = await services.entries.list(collection, parentId === undefined ? {} : { parentId });
  const shown = await visibleEntries(services, collection, stored, reading);
  return wrap(call.answer, await answerEntries(services, collection, shown, reading));
}

const handlers: Readonly<Record<Call['kind'], Handle>> = {
  list: (about, call, request) => answerList(about, call, request),
  listOf: (about, call, request) => answerList(about, call, request, readId(request)),

  async get(about, call, request) {
    const { services, collection, language } = about;
    const reading = await readingOf(request, language, services);
    const entry = await findAddressed(about, readId(request));
    const [shown] = entry === null ? [] : await visibleEntries(services, collection, [entry], reading);
    if (shown === undefined) throw notFound();
    return wrap(call.answer, await answerEntry(services, collection, shown, reading));
  },

  create: (about, _call, request, reply) => answerWrite(about, request, reply, (sent) => targetOfPost(about, sent)),

  async update(about, _call, request, reply) {
    // Looked for before the body is read: an unknown record must not cost an upload.
    const target = await findTarget(about, readId(request));
    return answerWrite(about, request, reply, async () => target);
  },

  async duplicate(about, _call, request, reply) {
    const { services, collection, language } = about;
    const reading = { ...(await readingOf(request, language, services)), newest: true };
    const source = await findAddressed(about, readId(request));
    if (source === null) throw notFound();
    const { entry, revisionId } = await duplicate(services, collection, source.id, request);
    const message = callMessage(collection.messages.created, language);
    reply.code(201);
    return { ...(await answerEntry(services, collection, entry, reading)), message, undo: revisionId };
  },

  async remove(about, _call, request) {
    const { services, collection, language } = about;
    const entry = await findAddressed(about, readId(request));
    if (entry === null) throw notFound();
    const actor = await actorOf(services.accounts, request);
    const { revisionId, removed } = await services.entries.remove(collection, entry.id, actor);
    return { message: callMessage('itemDeleted', language), undo: revisionId, removed };
  },

  async move(about, _call, request) {
    const { services, collection, language } = about;
    const reading = { ...(await readingOf(request, language, services)), newest: true };
    const current = await findAddressed(about, readId(request));
    if (current === null) throw notFound();
    const { entry, revisionId } = await move(services, collection, current, request, reading);
    const message = callMessage('recordMoved', language);
    return { ...(await answerEntry(services, collection, entry, reading)), message, undo: revisionId };
  },

  async publishing(about, _call, request) {
    const { services, collection, language } = about;
    const reading = { ...(await readingOf(request, language, services)), newest: true };
    const current = await findAddressed(about, readId(request));
    if (current === null) throw notFound();
    const { entry, revisionId, message } = await publish(services, collection, current, request, reading);
    const answer = await answerEntry(services, collection, entry, reading);
    return { ...answer, message: callMessage(message, language), undo: revisionId };
  },

  async subtree(about, _call, request) {
    const { services, collection } = about;
    const entry = await findAddressed(about, readId(request));
    if (entry === null) throw notFound();
    return { counts: await services.entries.countSubtree(collection, entry.id) };
  },

  async order({ services, collection, language }, _call, request) {
    const revisionId = await reorder(services, collection, request);
    return { message: callMessage('orderSaved', language), undo: revisionId };
  },
};

function guardOf({ open, method }: Call, { accounts }: RecordServices): object {
  if (open) return {};
  return method === 'GET' ? administratorReads(accounts) : administratorWrites(accounts);
}

/** The calls of one collection, in one language. */
export function registerCollection(app: FastifyInstance, about: About): void {
  for (const call of toCalls(about.collection)) {
    app.route({
      method: call.method,
      url: call.path,
      ...guardOf(call, about.services),
      handler: (request, reply) => handlers[call.kind](about, call, request, reply),
    });
  }
}
