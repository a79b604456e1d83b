import type { FastifyInstance } from 'fastify';
import { callGroups } from '../../calls/index.ts';
import type { Language } from '../../language/languages.ts';
import { requestLanguage } from '../http/request-language.ts';
import { describeCalls } from './describe-calls.ts';
import { documentationPage, documentationPolicy } from './documentation-page.ts';

/** The description of the calls: `/openapi.json` for programs, `/docs` for readers. Both are made once, when asked for. */
export function registerDocumentation(app: FastifyInstance): void {
  let made: ReturnType<typeof describeCalls> | undefined;
  const document = () => (made ??= describeCalls(callGroups));
  let json: string | undefined;
  const pages = new Map<Language, string>();

  app.get('/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(document());
    return reply.type('application/json; charset=utf-8').send(json);
  });

  app.get<{ Querystring: { lang?: unknown } }>('/docs', async (request, reply) => {
    const { lang } = request.query;
    const language = lang === 'ar' || lang === 'en' ? lang : requestLanguage(request);
    const page = pages.get(language) ?? documentationPage(callGroups, document(), language);
    pages.set(language, page);
    reply.header('content-security-policy', documentationPolicy).type('text/html; charset=utf-8');
    return reply.send(page);
  });
}
