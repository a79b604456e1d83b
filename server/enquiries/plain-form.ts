import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Issue } from '../../fields/field.ts';
import { valueOf } from '../calls/form-part.ts';
import { UrlencodedBody } from '../calls/read-body.ts';
import type { WireBody } from '../calls/wire-body.ts';
import { answerError, describeError } from '../errors/answer-error.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import { parseOwnPath } from '../redirects/own-path.ts';

// Forms that browsers send without scripts: whatever comes back is shown as a page.

/** True for such a form. */
export const isPlainForm = ({ body, headers }: FastifyRequest): boolean =>
  body instanceof UrlencodedBody && /\btext\/html\b/.test(headers.accept ?? '');

/** The page that a form stood on: the address the browser names, where it is one of this site. */
export function pageOf({ headers, host }: FastifyRequest): string | undefined {
  const from = URL.parse(headers.referer ?? '');
  return from?.host === host ? from.pathname : undefined;
}

/** The page that a form names, or else the browser: an own path with its language, as browsers write it. */
function pathBack(request: FastifyRequest, named: unknown): string {
  const isOwn = (path: unknown): path is string => typeof path === 'string' && parseOwnPath(path) !== null;
  const [path = '/'] = ([named, pageOf(request)].find(isOwn) ?? '/').split(/[?#]/);
  return encodeURI(decodeURI(path));
}

/** Where a form leads to that was taken: to its page, which then says so. */
export const pageAfter = (request: FastifyRequest, named: unknown, kind: string): string =>
  `${pathBack(request, named)}?sent=${kind}`;

/** What was typed into a form, whose body was read but may be wrong in any way. */
export const typedInto = ({ body }: Pick<FastifyRequest, 'body'>): Readonly<Record<string, string>> => {
  const typed: WireBody =
    body instanceof UrlencodedBody ? Object.fromEntries(body.parts.map((part) => [part.name, valueOf(part)])) : {};
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
};

interface PlainRefusal {
  readonly status: number;
  readonly message: string;
  readonly issues: readonly Issue[];
  readonly kind?: string;
  readonly retryAfter?: number | undefined;
}

/** Shows the page of a refused form again, as it was filled in and with what is wrong. A form may not name its kind. */
export async function showRefusedForm(
  pages: PageBook,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, issues, retryAfter, ...known }: PlainRefusal,
): Promise<void> {
  const { kind = known.kind, page, product, ...values } = typedInto(request);
  await pages.showRefused(request, reply, {
    status,
    form: { kind: String(kind), message, values, issues },
    page: pathBack(request, page),
    query: new URLSearchParams(product === undefined ? {} : { product }),
    retryAfter,
  });
}

/** The same for whatever stopped the form; the kind is that of a form that does not name its own. */
export function refusePlainForm(
  pages: PageBook,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  kind?: string,
): void {
  const { status, retryAfter, body } = describeError(error, request);
  const refusal = { status, retryAfter, ...body, ...(kind !== undefined && { kind }) };
  showRefusedForm(pages, request, reply, refusal).catch((failure: unknown) => answerError(failure, request, reply));
}
