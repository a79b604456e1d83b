import { description } from '../../calls/description.ts';
import { callGroups } from '../../calls/index.ts';
import type { Language } from '../../language/languages.ts';
import type { Serve } from '../http/serve.ts';
import { describeCalls } from './describe-calls.ts';
import { documentationPage, documentationPolicy } from './documentation-page.ts';

/** The description of the calls: `/openapi.json` for programs, `/docs` for readers. Both are made once, when asked for. */
export function registerDocumentation(serve: Serve): void {
  let made: ReturnType<typeof describeCalls> | undefined;
  const document = () => (made ??= describeCalls(callGroups));
  let json: string | undefined;
  const pages = new Map<Language, string>();

  serve(description.document, ({ reply }) => {
    json ??= JSON.stringify(document());
    return reply.type('application/json; charset=utf-8').send(json);
  });

  serve(description.page, ({ query, language: usual, reply }) => {
    const language = query.lang ?? usual;
    reply.header('content-security-policy', documentationPolicy).type('text/html; charset=utf-8');
    const page = pages.get(language) ?? documentationPage(callGroups, document(), language);
    pages.set(language, page);
    reply.header('content-security-policy', documentationPolicy).type('text/html; charset=utf-8');
    return reply.send(page);
  });
}
