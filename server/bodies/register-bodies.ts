import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { isTooDeep } from '../../fields/parse-json.ts';
import { CallError } from '../http/call-error.ts';
import { mostParts } from './form-part.ts';
import { readUrlencoded } from './read-urlencoded.ts';
import { UrlencodedBody } from './urlencoded-body.ts';

const mostBytes = 1_048_576;

/** Body parsers: JSON, multipart (streamed, with its own limits) and urlencoded. Everything else is 415. */
export async function registerBodies(api: FastifyInstance): Promise<void> {
  api.removeContentTypeParser(['text/plain', 'application/json']);
  const parseSafely = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooDeep(body)) done(new CallError(400, 'malformed'));
    else void parseSafely(request, body, done);
  });
  await api.register(fastifyMultipart);
  const options = { parseAs: 'string', bodyLimit: mostBytes } as const;
  api.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, body: string) => {
    return new UrlencodedBody([...readUrlencoded(body, mostParts)].map(([name, text]) => ({ name, text })));
  });
}
