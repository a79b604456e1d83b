import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { forDocuments } from './security-headers.ts';

/** `/assets/*`: the built scripts, styles and fonts, compressed by the build; their names change with their content. */
export function registerAssets(app: FastifyInstance, buildDir: string): void {
  app.register(fastifyStatic, {
    root: join(buildDir, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // Nobody asks whether a file is the same still, or for a part of it, whose name changes with its content.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    // They are no documents: what only those obey would weigh more than the smallest of them.
    setHeaders: (reply) => {
      for (const name of forDocuments) reply.removeHeader(name);
    },
  });
}
