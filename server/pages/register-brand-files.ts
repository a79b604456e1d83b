import type { FastifyInstance } from 'fastify';
import { brandColours } from '../../content/brand-colours.ts';
import { uploadAddress } from '../../content/media-address.ts';
import { companySettings } from '../../content/settings.ts';
import { directionOf } from '../../language/languages.ts';
import { choicesOf } from './choices-of.ts';
import type { PagesOptions } from './register-pages.ts';

const { ink, white } = brandColours;

/** Icon of a dark screen, until the settings have an icon. */
const plainIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ink}"/>` +
  `<rect x="6" y="8" width="20" height="13" rx="2" fill="${white}"/><rect x="11" y="23" width="10" height="2" rx="1" fill="${white}"/></svg>`;

const forAWhile = 'public, max-age=300';

/** The company's icon and name at the addresses that browsers request, from the settings. */
export function registerBrandFiles(app: FastifyInstance, { reader, mediaHosts }: PagesOptions): void {
  app.get('/favicon.svg', async (request, reply) => {
    const choices = choicesOf(request.headers.cookie);
    const { mark } = await reader({ ...choices, tags: new Set() }).settings(companySettings);
    reply.header('cache-control', forAWhile);
    if (mark === null) return reply.type('image/svg+xml').send(plainIcon);
    return reply.redirect(mediaHosts[choices.language] + uploadAddress(mark), 302);
  });

  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', forAWhile).redirect('/favicon.svg', 302),
  );

  app.get('/manifest.webmanifest', async (request, reply) => {
    const choices = choicesOf(request.headers.cookie);
    const { name } = await reader({ ...choices, tags: new Set() }).settings(companySettings);
    reply.headers({ 'cache-control': 'private, max-age=300', vary: 'Cookie' }).type('application/manifest+json');
    return reply.send(
      JSON.stringify({
        name: name.text,
        lang: name.language,
        dir: directionOf(name.language),
        start_url: '/',
        display: 'browser',
        background_color: ink,
        theme_color: ink,
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      }),
    );
  });
}
