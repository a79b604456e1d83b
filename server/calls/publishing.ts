import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Collection } from '../../content/model/collection.ts';
import { type Saving, savings } from '../../content/publishing/save.ts';
import { publishingActions } from '../../content/publishing/state.ts';
import { languages } from '../../language/languages.ts';
import type { CallMessage } from '../../language/call-words.ts';
import type { ChangeResult } from '../entries/entry-store.ts';
import { ConflictError, InvalidError } from '../entries/errors.ts';
import { CallError } from '../errors/call-error.ts';
import { answerEntry, type Reading } from './answer-entries.ts';
import type { CallServices } from './call-services.ts';
import { actorOf } from './guards.ts';
import { readVersion } from './read-category.ts';

const body = z.strictObject({
  action: z.enum(publishingActions),
  languages: z
    .array(z.enum(languages))
    .min(1)
    .default([...languages]),
  at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at).toISOString())
    .optional(),
  version: z.unknown().optional(),
});
const query = z.object({ save: z.enum(savings).default('live') });

/** What a save does where the record is published: `?save=`. @throws InvalidError for any other word */
export function savingOf(request: FastifyRequest): Saving {
  const asked = query.safeParse(request.query);
  if (!asked.success) throw new InvalidError([{ path: 'save', code: 'notAnOption' }]);
  return asked.data.save;
}

/** Publishes a record, takes it back from visitors, or sets a time for it. */
export async function publish(
  services: CallServices,
  collection: Collection,
  id: number,
  request: FastifyRequest,
  reading: Reading,
): Promise<ChangeResult & { readonly message: CallMessage }> {
  const actor = await actorOf(services.accounts, request);
  const sent = body.safeParse(request.body);
  if (!sent.success) {
    const [path = 'action'] = sent.error.issues[0]?.path ?? [];
    throw new InvalidError([{ path: String(path), code: 'wrongType' }]);
  }
  const { action, at, languages: chosen } = sent.data;
  const version = readVersion(sent.data.version);
  const publishing = { action, languages: chosen, ...(at !== undefined && { at }) };
  try {
    const change = { actor, publishing, ...(version !== undefined && { version }) };
    return { ...(await services.entries.publish(collection, id, change)), message: `${action}Done` };
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    throw new CallError(409, 'conflict', { current: await answerEntry(services, collection, error.current, reading) });
  }
}
