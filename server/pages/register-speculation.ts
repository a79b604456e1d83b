import type { FastifyInstance } from 'fastify';

const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/dashboard', '/dashboard/*', '/api/*', '/uploads/*', '/*\\?*'] } },
    { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
  ],
};

/** Browsers fetch a page of the site when a visitor is about to open it: on hover, or when a finger touches the link. */
const rules = { prefetch: [{ where: pages, eagerness: 'moderate' }] };

export function registerSpeculation(app: FastifyInstance): void {
  app.get('/speculation.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(JSON.stringify(rules)),
  );
}
