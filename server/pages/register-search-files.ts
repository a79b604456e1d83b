import type { FastifyInstance } from 'fastify';
import { defaultCountry } from '../../content/countries.ts';
import type { Language } from '../../language/languages.ts';
import { originOf } from '../addresses/origin-of.ts';
import { createAnswer } from './create-answer.ts';
import type { PagesOptions } from './register-pages.ts';
import { originPlace, sendFilled } from './origin-place.ts';
import { closedPolicy, commonHeaders } from './security-headers.ts';
import type { SiteCode } from './site-source.ts';

type SitemapEntry = Awaited<ReturnType<SiteCode['sitemap']>>[number];

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page in each language it exists in, every one naming its twins; where one language is missing, it is left out. */
function toUrls(entry: SitemapEntry, origin: string, alternates: SiteCode['alternates']): string[] {
  const all = alternates(entry.path, origin, entry.twins);
  const existing = all.filter(({ hreflang }) => hreflang !== 'x-default' && entry.languages.includes(hreflang));
  const addresses = new Set(existing.map(({ href }) => href));
  const twins = all.filter(({ href }) => addresses.has(href));
  const links = twins.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const changed = entry.lastModified === '' ? '' : `<lastmod>${entry.lastModified}</lastmod>`;
  return existing.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${changed}${links.join('')}</url>`);
}

/** What search engines read: `/robots.txt` and `/sitemap.xml`. */
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
    const { keeper } = memory;
    const key = `${origin} sitemap`;
    const answer =
      keeper.find(key) ??
      (await keeper.make(key, async (tags) => {
        const readerOf = (language: Language) => options.reader({ language, country: defaultCountry, tags });
        const { sitemap, alternates } = await site.load();
        const entries = await sitemap({ ar: readerOf('ar'), en: readerOf('en') });
        const urls = entries.flatMap((entry) => toUrls(entry, origin, alternates));
        const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
        return {
          answer: await createAnswer({
            status: 200,
            body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`,
            headers: {
              ...commonHeaders,
              'content-security-policy': closedPolicy,
              'content-type': 'application/xml; charset=utf-8',
              'cache-control': 'no-cache',
            },
            encodings: ['br', 'gzip'],
            ...(origin === originPlace && { placed: { frames: [] } }),
          }),
          keep: site.mayKeep,
        };
      }));
    await sendFilled(request, reply, answer, publicUrl);
    return reply;
  });
}
