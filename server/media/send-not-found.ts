import type { FastifyReply } from 'fastify';

/** Says that there is no such file, and that nobody may keep this answer: it may come. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
