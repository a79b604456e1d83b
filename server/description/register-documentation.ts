import { description } from '../../calls/description.ts';
import { once } from '../../fields/once.ts';
import type { Language } from '../../language/languages.ts';
import type { Serve } from '../http/serve.ts';

/**
 * The description of the calls: `/openapi.json` for programs, `/docs` for people. Both are made once, at the first
 * request, which also loads the code that makes them.
 */
export function registerDocumentation(serve: Serve): void {
  const groups = once(async () => (await import('../../calls/index.ts')).callGroups);
  const document = once(async () => (await import('./describe-calls.ts')).describeCalls(await groups()));
  const json = once(async () => JSON.stringify(await document()));
  const pages = new Map<Language, string>();

  serve(description.document, async ({ reply }) => {
    const text = await json();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  serve(description.page, async ({ query, language: usual, reply }) => {
    const language = query.lang ?? usual;
    const { documentationPage, documentationPolicy } = await import('./documentation-page.ts');
    const page = pages.get(language) ?? documentationPage(await groups(), await document(), language);
    pages.set(language, page);
    reply.header('content-security-policy', documentationPolicy).type('text/html; charset=utf-8');
    return reply.send(page);
  });
}
