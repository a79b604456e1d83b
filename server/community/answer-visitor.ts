import type { FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '../../content/routes.ts';
import { typedInto } from '../enquiries/plain-form.ts';
import { InvalidError } from '../entries/errors.ts';
import { answerError, describeError } from '../errors/answer-error.ts';
import { CallError } from '../errors/call-error.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import { parseOwnPath } from '../redirects/own-path.ts';

/** What a visitor wrote, as the community page names it. */
export type Posted = 'comment' | 'post' | 'reply';

/** A record as it is answered; one that awaits review says so. */
interface Added {
  readonly held?: boolean;
}

const isCommunity = (path: string): boolean => parseOwnPath(path)?.path === routes.community;

/** True for a form that a browser sends without scripts: it shows whatever comes back as a page. */
const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') === true;

/** Where a form stood. */
interface Place {
  readonly path: string;
  /** The blog and the section, or the free post. */
  readonly query: URLSearchParams;
}

/** The page that a form names, or else the browser, as far as it is the community's. */
function placeOf(request: FastifyRequest): Place {
  const own = `${request.protocol}://${request.host}`;
  const named = [typedInto(request)['page'], request.headers.referer].map((address) => URL.parse(address ?? '', own));
  const from = named.find((address) => address?.host === request.host && isCommunity(address.pathname));
  const kept = [...(from?.searchParams ?? [])].filter(([name]) => ['blog', 'section', 'post'].includes(name));
  return { path: from?.pathname ?? routes.community, query: new URLSearchParams(kept) };
}

/** The page the form stood on, with what came of the message. */
function backTo(request: FastifyRequest, name: 'posted' | 'refused', outcome: string): string {
  const { path, query } = placeOf(request);
  query.append(name, outcome);
  return `${path}?${query.toString()}#talk`;
}

/** Answers a message that was taken: with the record, or for a form without scripts with the page it came from. */
export function answerVisitor(request: FastifyRequest, reply: FastifyReply, posted: Posted, record: Added) {
  return wantsPage(request)
    ? reply.redirect(backTo(request, 'posted', record.held === true ? 'held' : posted), 303)
    : reply.code(201).send(record);
}

/** What opens the form again. */
function opening({ params }: FastifyRequest, posted: Posted): Readonly<Record<string, string>> {
  if (posted === 'post') return { write: 'post' };
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  return posted === 'reply' ? { reply: id } : {};
}

/** The page again, with the message as it was written and with what is wrong. */
async function showAgain(
  pages: PageBook,
  posted: Posted,
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status, retryAfter, body } = describeError(fault, request);
  const { path, query } = placeOf(request);
  for (const [name, value] of Object.entries(opening(request, posted))) query.append(name, value);
  await pages.showRefused(request, reply, {
    status,
    retryAfter,
    form: { kind: posted, values: typedInto(request), message: body.message, issues: body.issues },
    page: path,
    query,
  });
}

/** Answers a message that was refused, in the same two ways. */
export const refuseVisitor =
  (pages: PageBook, posted: Posted) =>
  (fault: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const status = fault instanceof InvalidError ? 400 : fault instanceof CallError ? fault.status : 500;
    const isShown = wantsPage(request) && (status === 400 || status === 429);
    // With the post its form is gone, too.
    if (wantsPage(request) && status === 404) reply.redirect(backTo(request, 'refused', 'gone'), 303);
    else if (!isShown) answerError(fault, request, reply);
    else {
      showAgain(pages, posted, fault, request, reply).catch((failure: unknown) => answerError(failure, request, reply));
    }
  };
