import { documentHeaders } from '../render/document-headers.ts';
import { pinLink } from './links.ts';
import type { Moved } from '../render/page.ts';
import type { Rendered, RenderRequest } from '../render/render-page.tsx';
import { withoutNames } from './without-names.ts';

/** An own address as browsers write it, with a request's query behind its own. */
export function keepQuery(address: string, query: URLSearchParams): string {
  const [, path = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const search = query.toString();
  if (search === '') return address;
  return `${path}${path.includes('?') ? '&' : '?'}${search}${fragment}`;
}

/** Leads to an own address as browsers write it, in the language the request is pinned to. */
export const redirectTo = (
  { language, pinned }: Pick<RenderRequest, 'language' | 'pinned'>,
  to: string,
  status: 301 | 302 | 303,
  cookies?: string,
): Rendered => ({
  status,
  html: '',
  inlineStyle: '',
  isCacheable: false,
  redirect: { to: pinLink(to, language, pinned), status },
  headers: { ...documentHeaders(language), ...(cookies !== undefined && { 'set-cookie': cookies }) },
});

/** Leads to another address at which what was asked for is shown, with the rest of the query. */
export const followMove = (request: RenderRequest, { to, status, replaces }: Moved): Rendered =>
  redirectTo(request, keepQuery(to, withoutNames(request.query, replaces)), status);
