import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { directionOf, type Language } from '../../language/languages.ts';
import { choicesOf, renewedChoices } from './choices-of.ts';
import { dashboardPolicy } from './security-headers.ts';
import type { SiteSource } from './site-source.ts';

export interface DashboardOptions {
  readonly site: SiteSource;
  readonly mediaHosts: Readonly<Record<Language, string>>;
}

/** The dashboard: one document for every address below `/dashboard`, never cached and never indexed. */
export function registerDashboard(app: FastifyInstance, { site, mediaHosts }: DashboardOptions): void {
  const { css, modules, preload = [] } = site.dashboard;

  async function sendDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { language } = choicesOf(request.headers.cookie);
    const t = await loadDashboardMessages(language);
    const nonce = randomBytes(16).toString('base64');
    const lines = [
      '<!doctype html>',
      `<html lang="${language}" dir="${directionOf(language)}">`,
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      // Components that create styles at runtime read the nonce here.
      `<meta property="csp-nonce" nonce="${nonce}">`,
      `<title>${t('title')}</title>`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      ...css.map((file) => `<link rel="stylesheet" href="${file}">`),
      ...preload.map((file) => `<link rel="modulepreload" href="${file}">`),
      ...modules.map((file) => `<script type="module" src="${file}"></script>`),
      '</head>',
      `<body><div id="root"></div><noscript>${t('needsScripts')}</noscript></body>`,
      '</html>',
    ];
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-language': language,
        'set-cookie': [...renewedChoices(request.headers.cookie)],
        'content-security-policy': dashboardPolicy(nonce, Object.values(mediaHosts).filter(Boolean)),
      })
      .type('text/html; charset=utf-8')
      .send(lines.join('\n'));
  }

  app.get('/dashboard', sendDocument);
  app.get('/dashboard/*', sendDocument);
}
