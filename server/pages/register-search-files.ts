import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defaultCountry } from '../../content/countries.ts';
import type { Language } from '../../language/languages.ts';
import { originOf } from '../addresses/origin-of.ts';
import { encodings } from '../http/choose-encoding.ts';
import { createAnswer } from './create-answer.ts';
import type { PagesOptions } from './register-pages.ts';
import { originPlace, sendFilled } from './origin-place.ts';
import { closedPolicy, commonHeaders } from './security-headers.ts';
import { writeSitemap } from './write-sitemap.ts';

/** The requested part of the sitemap, as `writeSitemap` names it. */
const Query = z.object({ part: z.string().max(100).optional().catch(undefined) });

/** Files for search engines: `/robots.txt` and `/sitemap.xml`. */
export function registerSearchFiles(app: FastifyInstance, options: PagesOptions): void {
  const { memory, publicUrl, site } = options;

  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /dashboard',
      'Disallow: /api/',
      '',
      `Sitemap: ${originOf(request, publicUrl)}/sitemap.xml`,
      '',
    ];
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = memory.originIn(request);
    const { cache } = memory;
    const { part } = Query.parse(request.query);
    const key = part === undefined ? `${origin} sitemap` : `${origin} sitemap ${part}`;
    const answer =
      cache.find(key) ??
      (await cache.make(key, async (tags) => {
        const readerOf = (language: Language) => options.reader({ language, country: defaultCountry, tags });
        const readers = { ar: readerOf('ar'), en: readerOf('en') };
        const body = await writeSitemap(await site.load(), { readers, origin, part });
        return {
          answer: await createAnswer({
            status: body === null ? 404 : 200,
            body: body ?? '',
            headers: {
              ...commonHeaders,
              'content-security-policy': closedPolicy,
              'content-type': 'application/xml; charset=utf-8',
              'cache-control': 'no-cache',
            },
            encodings: encodings.usual,
            ...(origin === originPlace && { placed: { frames: [] } }),
          }),
          isCacheable: site.isCacheable && body !== null,
        };
      }));
    await sendFilled(request, reply, answer, publicUrl);
    return reply;
  });
}
