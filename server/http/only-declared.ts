import type { FastifyInstance } from 'fastify';

/** Lets nothing stand in a part of the server but calls that are declared: it does not start with any other route. */
export function onlyDeclared(api: FastifyInstance): void {
  api.addHook('onRoute', ({ method, url, config }) => {
    if (config?.calls === undefined)
      throw new Error(`${[method].flat().join(', ')} ${url} is declared nowhere in calls/`);
  });
}
