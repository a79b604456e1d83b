import { description } from '../../calls/description.ts';
import { callGroups } from '../../calls/described-calls.ts';
import { toOpenApi } from '../../calls/open-api.ts';
import type { Language } from '../../language/languages.ts';
import type { Serve } from '../http/serve.ts';
import { documentationPage, documentationPolicy } from './documentation-page.ts';

/** The description of the calls: `/openapi.json` for programs, `/docs` for readers. */
export function registerDocumentation(serve: Serve): void {
  let openApi: string | undefined;
  const pages = new Map<Language, string>();

  serve(description.document, ({ reply }) => {
    openApi ??= JSON.stringify(toOpenApi(callGroups));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });

  serve(description.page, ({ query, language: usual, reply }) => {
    const language = query.lang ?? usual;
    reply.header('content-security-policy', documentationPolicy).type('text/html; charset=utf-8');
    const page = pages.get(language) ?? documentationPage(callGroups, language);
    pages.set(language, page);
    return reply.send(page);
  });
}
