import type { FastifyInstance } from 'fastify';

export interface OpenRoute {
  readonly method: string;
  /** As registered, such as `/api/en/products/:id`. */
  readonly url: string;
}

/** Collects the routes that a server registers after this call. */
export function noteRoutes(app: FastifyInstance): readonly OpenRoute[] {
  const noted: OpenRoute[] = [];
  app.addHook('onRoute', ({ method: methods, url }) => {
    for (const method of [methods].flat()) noted.push({ method, url });
  });
  return noted;
}
