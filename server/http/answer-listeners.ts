import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Is told of an answer once it is sent. */
export type AnswerListener = (request: FastifyRequest, reply: FastifyReply) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Who is told of every answer that the framework sends; finished pages go past it. */
    readonly answerListeners: Set<AnswerListener>;
  }
}

/** Lets others listen who are opened when it is too late for a hook of their own. */
export function tellAnswers(app: FastifyInstance, first: AnswerListener): void {
  const listeners = new Set([first]);
  app.decorate('answerListeners', listeners);
  app.addHook('onResponse', async (request, reply) => {
    for (const listen of listeners) listen(request, reply);
  });
}
