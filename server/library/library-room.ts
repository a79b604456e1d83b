import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { registerMediaRoutes } from '../media/register-media-routes.ts';

/** Files and pictures for whoever may see them. */
export const libraryRoom = fp(
  async (app) => {
    const { accounts, media } = app;
    const isAdministrator = async (request: FastifyRequest) => (await accounts.sessionOf(request)) !== null;
    registerMediaRoutes(app, { store: media, isAdministrator });
  },
  { name: 'library', dependencies: ['media', 'accounts'] },
);
