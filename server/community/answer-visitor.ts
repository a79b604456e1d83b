import type { FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '../../content/routes.ts';
import { parseOwnPath } from '../addresses/own-path.ts';
import { answerError } from '../http/answer-error.ts';
import { CallError } from '../http/call-error.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import { isPlainForm, leadBack, type PlainForm, showFault, type Typed } from '../pages/plain-form.ts';

/** The kind of submission, as the community page names it. */
export type Posted = 'comment' | 'post' | 'reply';

/** The record in the answer, with a mark if it is pending moderation. */
interface Added {
  readonly held?: boolean;
}

/** The query parameters that open the form again. */
function opening({ params }: FastifyRequest, posted: Posted): Typed {
  if (posted === 'post') return { write: 'post' };
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  return posted === 'reply' ? { reply: id } : {};
}

/** A form of the community page: below a section of a blog, or below a free post. */
const formOf = (posted: Posted): PlainForm => ({
  mayStandOn: (path) => parseOwnPath(path)?.path === routes.community,
  home: routes.community,
  retainedParams: ['blog', 'section', 'post'],
  anchor: '#talk',
  kindOf: () => posted,
  opening: (request) => opening(request, posted),
});

/** Answers a successful submission with the record, or redirects a form without scripts to the page it came from. */
export const answerVisitor = (request: FastifyRequest, reply: FastifyReply, posted: Posted, record: Added) =>
  isPlainForm(request)
    ? leadBack(formOf(posted), request, reply, ['posted', record.held === true ? 'held' : posted])
    : reply.code(201).send(record);

/** Answers a refused submission in the same two ways. */
export const refuseVisitor =
  (pages: PageBook, posted: Posted) =>
  (fault: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isGone = fault instanceof CallError && fault.status === 404;
    if (!isPlainForm(request)) answerError(fault, request, reply);
    // The form is gone together with its post.
    else if (isGone) leadBack(formOf(posted), request, reply, ['refused', 'gone']);
    else showFault(pages, formOf(posted), request, reply, fault);
  };
