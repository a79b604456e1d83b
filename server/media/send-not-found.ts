import type { FastifyReply } from 'fastify';

/** Answers 404 without caching, because the file may be uploaded later. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
