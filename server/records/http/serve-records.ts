import type { FastifyReply, FastifyRequest } from 'fastify';
import { callsOf } from '../../../calls/records.ts';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Saving } from '../../../content/publishing/save.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { categoryIn, idIn, type SentBody } from '../../compatibility/read-body.ts';
import { wrapList } from '../../compatibility/serialize-entry.ts';
import type { PartRequest } from '../repository/entry-part.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { notFound } from '../../http/call-error.ts';
import { serializeNotices } from '../../media/upload-notice.ts';
import type { Serve } from '../../http/serve.ts';
import { tellList } from '../../http/tell-list.ts';
import {
  answerEntries,
  answerEntry,
  type Reading,
  type ReadRequest,
  readingOf,
  visibleEntries,
  type RecordServices,
} from './answer-entries.ts';
import { duplicate, move, publish, reorder } from './change-record.ts';
import { type WriteTarget, saveRecord } from './save-record.ts';

/** A request that writes a record. */
interface Writing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  readonly query: { readonly languages?: 'all' | undefined; readonly save?: Saving | undefined };
}

/** A request for a list. */
interface ListRequest extends ReadRequest {
  readonly query: ReadRequest['query'] & Pick<PartRequest, 'after' | 'limit' | 'sort'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Serves the calls of one collection. */
export function serveRecords(serve: Serve, services: RecordServices, collection: Collection): void {
  const calls = callsOf(collection);
  const { entries } = services;

  /** Returns the newest values to the client that just wrote them. */
  const afterwards = (language: Language, languages?: 'all'): Reading => ({
    language,
    all: languages === 'all',
    newest: true,
  });

  /** Finds a record by its own id, or by its parent's id for collections with `isOnlyOfParent`. */
  const lookUp = (id: number): Promise<StoredEntry | null> =>
    collection.isOnlyOfParent ? entries.firstOf(collection, id) : entries.get(collection, id);

  /** The same for editing: it also finds records that pages and lists leave out because they cannot be read. */
  const lookUpForChange = (id: number): Promise<StoredEntry | null> =>
    entries.forChange(collection, { by: collection.isOnlyOfParent ? 'parent' : 'id', id });

  async function findAddressed(id: number, find = lookUpForChange): Promise<StoredEntry> {
    const entry = await find(id);
    if (entry === null) throw notFound();
    return entry;
  }

  /** If the only record of a parent does not exist yet, a write to its address creates it. */
  async function findTarget(id: number): Promise<WriteTarget> {
    const current = await lookUpForChange(id);
    if (current !== null) return { current };
    const isPlace = collection.isOnlyOfParent && collection.parent !== undefined;
    if (!isPlace || (await entries.get(collection.parent, id)) === null) throw notFound();
    return { current: null, parentId: id };
  }

  /** A create call updates a record if the body has its `id`, or if the parent already has its only record. */
  async function targetOfPost(sent: SentBody): Promise<WriteTarget> {
    const id = idIn(collection, sent);
    if (id !== undefined) {
      const current = await entries.forChange(collection, { by: 'id', id });
      if (current === null) throw notFound();
      return { current };
    }
    const parentId = collection.isOnlyOfParent ? categoryIn(sent) : undefined;
    return { current: parentId === undefined ? null : await lookUpForChange(parentId) };
  }

  async function answerList(args: ListRequest, parentId?: number) {
    const { request, reply, query, tags } = args;
    const reading = await readingOf(args);
    tags.add(parentId === undefined ? collection.base : `${collection.base}<${parentId}`);
    const { language, all } = reading;
    const shownIn = all ? undefined : language;
    const part = await entries.part(collection, { ...query, words: query.q, parentId, shownIn, titlesIn: language });
    tellList(request, reply, part);
    return wrapList(collection, await answerEntries(services, collection, part.entries, reading));
  }

  async function answerOne(id: number, reading: Reading): Promise<AnsweredRecord> {
    reading.tags?.add(collection.isOnlyOfParent ? `${collection.base}<${id}` : `${collection.base}/${id}`);
    const entry = await findAddressed(id, reading.all ? lookUpForChange : lookUp);
    const [shown] = await visibleEntries(services, collection, [entry], reading);
    if (shown === undefined) throw notFound();
    return answerEntry(services, collection, shown, reading);
  }

  async function answerWrite(
    { request, reply, language, query }: Writing,
    find: (sent: SentBody) => Promise<WriteTarget>,
  ) {
    const reading = afterwards(language, query.languages);
    const saving = query.save;
    const { entry, revisionId, isNew, notices } = await saveRecord(
      { services, request, collection, reading, ...(saving && { saving }) },
      find,
    );
    const written = isNew ? collection.messages.created : collection.messages.updated;
    const message = callMessage(saving === 'draft' ? 'savedAsDraft' : written, language);
    reply.code(isNew ? 201 : 200);
    return {
      ...(await answerEntry(services, collection, entry, reading)),
      message,
      undo: revisionId,
      ...(notices.length > 0 && { notices: serializeNotices(notices, language) }),
    };
  }

  serve(calls.list, (args) => answerList(args));
  if (calls.listOf !== null) {
    serve(calls.listOf, (args) => answerList(args, args.params.id));
  }
  serve(calls.get, async (args) => answerOne(args.params.id, await readingOf(args)));
  if (calls.getWrapped !== null) {
    serve(calls.getWrapped, async (args) => ({ data: await answerOne(args.params.id, await readingOf(args)) }));
  }
  serve(calls.create, (args) => answerWrite(args, targetOfPost));
  serve(calls.update, async (args) => {
    // Checked before the body is read, so that an unknown record does not cost an upload.
    const target = await findTarget(args.params.id);
    return answerWrite(args, async () => target);
  });
  serve(calls.duplicate, async ({ params, query, language, actor }) => {
    const reading = afterwards(language, query.languages);
    const source = await findAddressed(params.id);
    const { entry, revisionId } = await duplicate(services, collection, source.id, await actor());
    const message = callMessage('duplicated', language);
    return { ...(await answerEntry(services, collection, entry, reading)), message, undo: revisionId };
  });
  serve(calls.remove, async ({ params, language, actor }) => {
    const { id } = await findAddressed(params.id);
    const { revisionId, removed } = await entries.remove(collection, id, await actor());
    return { message: callMessage('itemDeleted', language), undo: revisionId, removed };
  });
  if (calls.move !== null) {
    serve(calls.move, async ({ params, query, body, language, actor }) => {
      const reading = afterwards(language, query.languages);
      const current = await findAddressed(params.id);
      const { entry, revisionId } = await move({ services, collection, current, reading, actor: await actor() }, body);
      const message = callMessage('recordMoved', language);
      return { ...(await answerEntry(services, collection, entry, reading)), message, undo: revisionId };
    });
  }
  serve(calls.publishing, async ({ params, query, body, language, actor }) => {
    const reading = afterwards(language, query.languages);
    const current = await findAddressed(params.id);
    const about = { services, collection, current, reading, actor: await actor() };
    const { entry, revisionId, message } = await publish(about, body);
    const answer = await answerEntry(services, collection, entry, reading);
    return { ...answer, message: callMessage(message, language), undo: revisionId };
  });
  serve(calls.subtree, async ({ params }) => {
    const { id } = await findAddressed(params.id);
    return { counts: await entries.countSubtree(collection, id) };
  });
  serve(calls.order, async ({ body, language, actor }) => {
    const undo = await reorder(entries, collection, body, await actor());
    return { message: callMessage('orderSaved', language), undo };
  });
}
