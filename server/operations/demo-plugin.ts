import fp from 'fastify-plugin';
import { loadDemo } from './load-demo.ts';

/** Sizes of the demo's pictures that are made before anybody asks. */
const widthsToWarm = [640, 1280];

/** The demo content, where nothing was written yet. */
export const demoPlugin = fp(
  async (app) => {
    const { database, media, log } = app;
    for (const file of await loadDemo({ database, media, log })) media.warm(file, widthsToWarm);
  },
  { name: 'demo', dependencies: ['database', 'media'] },
);
