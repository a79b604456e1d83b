import fp from 'fastify-plugin';
import type { Discussion } from '../../content/model/discussion.ts';
import { createDiscussion } from './create-discussion.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly discussion: Discussion;
  }
}

/** Comments and posts of visitors as pages show them. */
export const discussionPlugin = fp(
  async (app) => {
    app.decorate('discussion', createDiscussion(app.database));
  },
  { name: 'discussion', dependencies: ['database'] },
);
