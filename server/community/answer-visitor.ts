import type { FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '../../content/routes.ts';
import { parseOwnPath } from '../addresses/own-path.ts';
import { answerError } from '../http/answer-error.ts';
import { CallError } from '../http/call-error.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import { isPlainForm, leadBack, type PlainForm, showFault, type Typed } from '../pages/plain-form.ts';

/** What a visitor wrote, as the community page names it. */
export type Posted = 'comment' | 'post' | 'reply';

/** A record as it is answered; one that awaits review says so. */
interface Added {
  readonly held?: boolean;
}

/** What opens the form again. */
function opening({ params }: FastifyRequest, posted: Posted): Typed {
  if (posted === 'post') return { write: 'post' };
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  return posted === 'reply' ? { reply: id } : {};
}

/** A form of the community page: beside a section of a blog, or below a free post. */
const formOf = (posted: Posted): PlainForm => ({
  mayStandOn: (path) => parseOwnPath(path)?.path === routes.community,
  home: routes.community,
  keeps: ['blog', 'section', 'post'],
  anchor: '#talk',
  kindOf: () => posted,
  opening: (request) => opening(request, posted),
});

/** Answers a message that was taken: with the record, or for a form without scripts with the page it came from. */
export const answerVisitor = (request: FastifyRequest, reply: FastifyReply, posted: Posted, record: Added) =>
  isPlainForm(request)
    ? leadBack(formOf(posted), request, reply, ['posted', record.held === true ? 'held' : posted])
    : reply.code(201).send(record);

/** Answers a message that was refused, in the same two ways. */
export const refuseVisitor =
  (pages: PageBook, posted: Posted) =>
  (fault: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isGone = fault instanceof CallError && fault.status === 404;
    if (!isPlainForm(request)) answerError(fault, request, reply);
    // With the post its form is gone, too.
    else if (isGone) leadBack(formOf(posted), request, reply, ['refused', 'gone']);
    else showFault(pages, formOf(posted), request, reply, fault);
  };
