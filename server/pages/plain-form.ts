import type { FastifyReply, FastifyRequest } from 'fastify';
import { valueOf } from '../bodies/form-part.ts';
import { UrlencodedBody } from '../bodies/urlencoded-body.ts';
import type { WireBody } from '../bodies/wire-body.ts';
import type { Database } from '../database/connect.ts';
import type { FormGuard } from '../forms/form-guard.ts';
import { answerError, describeError, type ErrorAnswer } from '../http/answer-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PageBook } from './create-page-book.ts';

/** What taking a form of visitors works with, with scripts or without. */
export interface FormServices {
  readonly database: Database;
  readonly media: MediaStore;
  readonly forms: FormGuard;
  readonly pages: PageBook;
}

// Forms that browsers send without scripts: whatever comes back is shown as a page.

/** What was typed into a form, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** What a call knows about the forms that are sent to it. */
export interface PlainForm {
  /** True for a path, as browsers write it, on which such a form may stand. */
  readonly mayStandOn: (path: string) => boolean;
  /** The page of a form of which nobody knows where it stood. */
  readonly home: string;
  /** What of the page's address says where on it the form stood. */
  readonly keeps: readonly string[];
  /** The part of the page that tells what came of the form, such as `#talk`, or nothing. */
  readonly anchor: string;
  /** How the page calls the form. */
  readonly kindOf: (typed: Typed) => string;
  /** What is added to the page's address so that it shows the form open. */
  readonly opening: (request: FastifyRequest, typed: Typed) => Typed;
}

/** True for such a form. */
export const isPlainForm = ({ body, headers }: FastifyRequest): boolean =>
  body instanceof UrlencodedBody && /\btext\/html\b/.test(headers.accept ?? '');

/** An address as it was written, where it is one of this site. */
function ownAddress({ protocol, host }: FastifyRequest, written = ''): URL | null {
  const own = URL.parse(`${protocol}://${host}`);
  if (own === null || written === '') return null;
  const address = URL.parse(written, own.href);
  return address?.host === own.host ? address : null;
}

/** The path of the page that a request came from, where the browser says so and it is one of this site. */
export const pageOf = (request: FastifyRequest): string | undefined =>
  ownAddress(request, request.headers.referer)?.pathname;

/** What was typed into a form, whose body was read but may be wrong in any way. */
export function typedInto({ body }: FastifyRequest): Typed {
  const typed: WireBody =
    body instanceof UrlencodedBody ? Object.fromEntries(body.parts.map((part) => [part.name, valueOf(part)])) : {};
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** The page that a form names, or else the browser, and what of its address belongs to the form. */
function placeOf({ mayStandOn, home, keeps }: PlainForm, request: FastifyRequest) {
  const from = [typedInto(request)['page'], request.headers.referer]
    .map((written) => ownAddress(request, written))
    .find((address) => address !== null && mayStandOn(address.pathname));
  const kept = [...(from?.searchParams ?? [])].filter(([name]) => keeps.includes(name));
  return { path: from?.pathname ?? home, query: new URLSearchParams(kept) };
}

/** Leads back to the page of a form, whose address then says what came of it. */
export function leadBack(
  form: PlainForm,
  request: FastifyRequest,
  reply: FastifyReply,
  [name, outcome]: readonly [name: string, outcome: string],
): FastifyReply {
  const { path, query } = placeOf(form, request);
  query.append(name, outcome);
  return reply.redirect(`${path}?${query.toString()}${form.anchor}`, 303);
}

/** Shows the page of a refused form again, as it was filled in and with what is wrong. */
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

/** The same for whatever stopped the form. */
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
