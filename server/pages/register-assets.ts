import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { forDocuments } from './security-headers.ts';

/** `/assets/*`: the built scripts, styles and fonts, compressed by the build. Their names change with their content. */
export function registerAssets(app: FastifyInstance, buildDir: string): void {
  app.register(fastifyStatic, {
    root: join(buildDir, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // The names change with the content, so revalidation and ranges are not needed.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    // Headers that apply only to documents would be larger than the smallest of these files.
    setHeaders: (reply) => {
      for (const name of forDocuments) reply.removeHeader(name);
    },
  });
}
