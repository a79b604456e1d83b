import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import type { CallServices } from '../calls/call-services.ts';
import { openToVisitors } from '../calls/guards.ts';
import { InvalidError } from '../entries/errors.ts';
import { readFlatBody } from './read-message.ts';
import { assertWithinLimits } from './visitor-limits.ts';

const subscription = z.strictObject({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) });

/** `POST /newsletter`: one row an address, however often and in whatever case it is sent. */
export function registerNewsletter(app: FastifyInstance, { database, media }: CallServices, language: Language): void {
  app.post('/newsletter', openToVisitors, async (request, reply) => {
    await assertWithinLimits(database, request, 'newsletter');
    const sent = subscription.safeParse(await readFlatBody(request, media));
    if (!sent.success) {
      const unknown = sent.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
      const [path] = unknown;
      if (path !== undefined) throw new InvalidError([{ path, code: 'unknownField' }], 'unknownField');
      throw new InvalidError(
        [{ path: 'email', code: 'wrongType', params: { expected: 'e-mail address' } }],
        'invalidEmail',
      );
    }
    const added = await database.write
      .insertInto('subscriber')
      .values({ email: sent.data.email, language, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    reply.code(added === undefined ? 200 : 201);
    return { message: callMessage('subscribed', language) };
  });
}
