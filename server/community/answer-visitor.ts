import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidError } from '../entries/errors.ts';
import { answerError } from '../errors/answer-error.ts';
import { CallError } from '../errors/call-error.ts';

/** What a visitor wrote, and why it was not taken, as the community page names them in its address. */
type Posted = 'comment' | 'post' | 'reply';

/** A record as it is answered; one that awaits review says so. */
interface Added {
  readonly held?: boolean;
}

type Refused = 'invalid' | 'often' | 'gone';

const page = '/our-community';
const pagePath = /^(?:\/(?:en|ar))?\/our-community\/?$/i;

/** True for a form that a browser sends without scripts: it shows whatever comes back as a page. */
const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') === true;

/** The page the form stood on, as far as it is the community's, with what came of the message. */
function backTo(request: FastifyRequest, outcome: readonly [string, string]): string {
  const from = URL.parse(request.headers.referer ?? '');
  const isOwn = from !== null && from.host === request.host && pagePath.test(from.pathname);
  const kept = isOwn ? [...from.searchParams].filter(([name]) => name === 'blog' || name === 'section') : [];
  const query = new URLSearchParams([...kept, [...outcome]]);
  return `${isOwn ? from.pathname : page}?${query.toString()}#talk`;
}

/** Answers a message that was taken: with the record, or for a form without scripts with the page it came from. */
export function answerVisitor(request: FastifyRequest, reply: FastifyReply, posted: Posted, record: Added) {
  return wantsPage(request)
    ? reply.redirect(backTo(request, ['posted', record.held === true ? 'held' : posted]), 303)
    : reply.code(201).send(record);
}

/** Why a message was not taken, where its writer can do something about it. */
const refusedAs = (error: unknown): Refused | undefined =>
  error instanceof InvalidError
    ? 'invalid'
    : error instanceof CallError && error.status === 429
      ? 'often'
      : error instanceof CallError && error.status === 404
        ? 'gone'
        : undefined;

/** Answers a message that was refused, in the same two ways. */
export function refuseVisitor(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = wantsPage(request) ? refusedAs(error) : undefined;
  return refused === undefined
    ? answerError(error, request, reply)
    : reply.redirect(backTo(request, ['refused', refused]), 303);
}
