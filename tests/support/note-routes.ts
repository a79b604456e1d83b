import type { FastifyInstance } from 'fastify';

export interface OpenRoute {
  readonly method: string;
  /** As it was registered, such as `/api/en/products/:id`. */
  readonly url: string;
}

/** Notes what a server registers from now on, and answers with all of it: every route, and instead of those of calls every call. */
export function noteRoutes(app: FastifyInstance): () => readonly OpenRoute[] {
  const noted: (() => OpenRoute[])[] = [];
  app.addHook('onRoute', ({ method: written, url, config }) => {
    for (const method of [written].flat()) {
      // A route of calls learns of them after it was registered.
      noted.push(() =>
        config?.calls === undefined
          ? [{ method, url }]
          : config.calls
              .filter(({ call }) => call.method === (method === 'HEAD' ? 'GET' : method))
              .map((address) => ({ method, url: address.url })),
      );
    }
  });
  return () => noted.flatMap((routes) => routes());
}
