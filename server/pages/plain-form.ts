import type { FastifyReply, FastifyRequest } from 'fastify';
import { valueOf } from '../bodies/form-part.ts';
import { UrlencodedBody } from '../bodies/urlencoded-body.ts';
import type { ApiBody } from '../bodies/api-body.ts';
import type { Database } from '../database/connect.ts';
import type { FormGuard } from '../forms/form-guard.ts';
import { answerError, describeError, type ErrorAnswer } from '../http/answer-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PageBook } from './create-page-book.ts';

/** The services that handle visitors' forms, with and without scripts. */
export interface FormServices {
  readonly database: Database;
  readonly media: MediaStore;
  readonly forms: FormGuard;
  readonly pages: PageBook;
}

// Forms that browsers send without scripts. The answer to such a form is always a page.

/** The values of a form, by field name. */
export type Typed = Readonly<Record<string, string>>;

/** What a call declares about its forms. */
export interface PlainForm {
  /** True for a path, as browsers encode it, whose page can have such a form. */
  readonly mayStandOn: (path: string) => boolean;
  /** The page to show if the form's page is unknown. */
  readonly home: string;
  /** The query parameters that locate the form on the page. */
  readonly retainedParams: readonly string[];
  /** The fragment of the element that shows the result, such as `#talk`, or an empty string. */
  readonly anchor: string;
  /** The name of the form on the page. */
  readonly kindOf: (typed: Typed) => string;
  /** Query parameters that make the page show the form open. */
  readonly opening: (request: FastifyRequest, typed: Typed) => Typed;
}

/** True for a form without scripts. */
export const isPlainForm = ({ body, headers }: FastifyRequest): boolean =>
  body instanceof UrlencodedBody && /\btext\/html\b/.test(headers.accept ?? '');

/** Parses an address; `null` if it is not one of this site. */
function ownAddress({ protocol, host }: FastifyRequest, written = ''): URL | null {
  const own = URL.parse(`${protocol}://${host}`);
  if (own === null || written === '') return null;
  const address = URL.parse(written, own.href);
  return address?.host === own.host ? address : null;
}

/**
 * The path of the page that a request came from; undefined if the browser does not send it or it is not one of this
 * site.
 */
export const pageOf = (request: FastifyRequest): string | undefined =>
  ownAddress(request, request.headers.referer)?.pathname;

/** The values of a form whose body is parsed but not validated. */
export function typedInto({ body }: FastifyRequest): Typed {
  const typed: ApiBody =
    body instanceof UrlencodedBody ? Object.fromEntries(body.parts.map((part) => [part.name, valueOf(part)])) : {};
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** The form's page, from the form or the referrer, and the query parameters that locate the form. */
function placeOf({ mayStandOn, home, retainedParams }: PlainForm, request: FastifyRequest) {
  const from = [typedInto(request)['page'], request.headers.referer]
    .map((written) => ownAddress(request, written))
    .find((address) => address !== null && mayStandOn(address.pathname));
  const retained = [...(from?.searchParams ?? [])].filter(([name]) => retainedParams.includes(name));
  return { path: from?.pathname ?? home, query: new URLSearchParams(retained) };
}

/** Redirects to the page of a form, with the results in the query. */
export function leadBack(
  form: PlainForm,
  request: FastifyRequest,
  reply: FastifyReply,
  ...outcomes: readonly (readonly [name: string, outcome: string])[]
): FastifyReply {
  const { path, query } = placeOf(form, request);
  for (const [name, outcome] of outcomes) query.append(name, outcome);
  return reply.redirect(`${path}?${query.toString()}${form.anchor}`, 303);
}

/** Shows the page of a refused form again, filled in and with its errors. */
export async function showAgain(
  pages: PageBook,
  form: PlainForm,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter, body: { message, issues } }: Pick<ErrorAnswer, 'status' | 'body'> & Partial<ErrorAnswer>,
): Promise<void> {
  const typed = typedInto(request);
  const { kind: _kind, page: _page, product: _product, ...values } = typed;
  const { path, query } = placeOf(form, request);
  for (const [name, value] of Object.entries(form.opening(request, typed))) query.append(name, value);
  await pages.showRefused(request, reply, {
    status,
    retryAfter,
    form: { kind: form.kindOf(typed), message, values, issues },
    page: path,
    query,
  });
}

/** The same for any error. */
export function showFault(
  pages: PageBook,
  form: PlainForm,
  request: FastifyRequest,
  reply: FastifyReply,
  fault: unknown,
): void {
  showAgain(pages, form, request, reply, describeError(fault, request)).catch((failure: unknown) =>
    answerError(failure, request, reply),
  );
}
