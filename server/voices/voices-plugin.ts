import fp from 'fastify-plugin';
import type { Voices } from '../../content/model/voices.ts';
import { createVoices } from './create-voices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly voices: Voices;
  }
}

/** Comments and posts of visitors as pages show them. */
export const voicesPlugin = fp(
  async (app) => {
    app.decorate('voices', createVoices(app.database));
  },
  { name: 'voices', dependencies: ['database'] },
);
