import { documentHeaders } from '../render/document-headers.ts';
import { pinLink } from './links.ts';
import type { Moved } from '../render/page.ts';
import type { Rendered, RenderRequest } from '../render/render-document.tsx';
import { withoutNames } from './without-names.ts';

/** Appends the query of a request to that of an internal, encoded address. */
export function keepQuery(address: string, query: URLSearchParams): string {
  const [, path = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const search = query.toString();
  if (search === '') return address;
  return `${path}${path.includes('?') ? '&' : '?'}${search}${fragment}`;
}

/** A redirect to an internal, encoded address, in the language that the request is pinned to. */
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

/** A redirect to the address that now shows the requested content, with the rest of the query. */
export const followMove = (request: RenderRequest, { to, status, replaces }: Moved): Rendered =>
  redirectTo(request, keepQuery(to, withoutNames(request.query, replaces)), status);
