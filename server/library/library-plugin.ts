import fp from 'fastify-plugin';
import { registerMediaRoutes } from '../media/register-media-routes.ts';
import { fileGateOf } from './file-gate-of.ts';

/** Serves files and pictures to everyone who may see them. */
export const libraryPlugin = fp(
  async (app) => {
    const { accounts, media } = app;
    registerMediaRoutes(app, fileGateOf({ accounts, media }));
  },
  { name: 'library', dependencies: ['media', 'accounts'] },
);
