import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Runs after an answer was sent. */
export type AnswerListener = (request: FastifyRequest, reply: FastifyReply) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Listeners for every answer that Fastify sends; cached pages bypass them. */
    readonly answerListeners: Set<AnswerListener>;
  }
}

/** Lets plugins listen that are registered too late to add their own hook. */
export function tellAnswers(app: FastifyInstance, first: AnswerListener): void {
  const listeners = new Set([first]);
  app.decorate('answerListeners', listeners);
  app.addHook('onResponse', async (request, reply) => {
    for (const listen of listeners) listen(request, reply);
  });
}
