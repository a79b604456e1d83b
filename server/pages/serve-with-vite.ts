import type { FastifyInstance } from 'fastify';
import type { SiteSource } from './site-source.ts';

/** Development: Vite transforms what browsers request and loads the newest code of the site for every page. */
export async function serveWithVite(app: FastifyInstance, root: string): Promise<SiteSource> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const vite = await createServer({
    // Bundling the configuration would write a temporary file, which would restart a process in watch mode.
    configLoader: 'native',
    root,
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.addHook('onClose', () => vite.close());

  const { ssr } = vite.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the site on this server');
  // Vite would add this as an inline script, which the content security policy refuses.
  app.get('/react-refresh.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(react.preambleCode.replace('__BASE__', '/')),
  );
  const refresh = ['/@vite/client', '/react-refresh.js'];
  return {
    load: () => ssr.runner.import('/site/pages.ts'),
    assets: {
      css: ['/site/styles.css'],
      modules: [...refresh, '/site/elements/elements.client.ts'],
    },
    dashboard: { css: [], modules: [...refresh, '/dashboard/main.tsx'] },
    isCacheable: false,
  };
}
