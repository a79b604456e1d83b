import type { FastifyInstance } from 'fastify';
import { callGroups } from '../../calls/described-calls.ts';
import { toOpenApi } from '../../calls/open-api.ts';
import type { Language } from '../../language/languages.ts';
import { requestLanguage } from '../http/request-language.ts';
import { documentationPage, documentationPolicy } from './documentation-page.ts';

/** The description of the calls: `/openapi.json` for programs, `/docs` for readers. */
export function registerDocumentation(app: FastifyInstance): void {
  let openApi: string | undefined;
  const pages = new Map<Language, string>();

  app.get('/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(toOpenApi(callGroups));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });

  app.get<{ Querystring: { lang?: unknown } }>('/docs', async (request, reply) => {
    const { lang } = request.query;
    const language = lang === 'ar' || lang === 'en' ? lang : requestLanguage(request);
    reply.header('content-security-policy', documentationPolicy).type('text/html; charset=utf-8');
    const page = pages.get(language) ?? documentationPage(callGroups, language);
    pages.set(language, page);
    return reply.send(page);
  });
}
