import fp from 'fastify-plugin';
import { loadDemo } from './load-demo.ts';

/** Widths of the demo's pictures that are generated in advance. */
const widthsToWarm = [640, 1280];

/** Loads the demo content into an empty database. */
export const demoPlugin = fp(
  async (app) => {
    const { database, media, log } = app;
    for (const file of await loadDemo({ database, media, log })) media.warm(file, widthsToWarm);
  },
  { name: 'demo', dependencies: ['database', 'media'] },
);
