import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Collection } from '../../content/model/collection.ts';
import { type Saving, savings } from '../../content/publishing/save.ts';
import { publishingActions } from '../../content/publishing/state.ts';
import type { CallMessage } from '../../language/call-words.ts';
import { languages } from '../../language/languages.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { ConflictError } from '../entries/conflict-error.ts';
import type { ChangeResult } from '../entries/entry-store.ts';
import { CallError } from '../http/call-error.ts';
import { actorOf } from '../http/guards.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { answerEntry, type Reading } from './answer-entries.ts';
import { readVersion } from './read-category.ts';
import type { RecordServices } from './record-services.ts';
import { readChange } from './write-entry.ts';

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
  fields: z.record(z.string(), z.unknown()).optional(),
});
const query = z.object({ save: z.enum(savings).default('live') });

/** What a save does where the record is published: `?save=`. @throws InvalidError for any other word */
export function savingOf(request: FastifyRequest): Saving {
  const asked = query.safeParse(request.query);
  if (!asked.success) throw new InvalidError([{ path: 'save', code: 'notAnOption' }]);
  return asked.data.save;
}

/**
 * Publishes a record, takes it back from visitors, or sets a time for it. Values that are sent along (`fields`) are
 * saved as a draft before, in the same change.
 */
export async function publish(
  services: RecordServices,
  collection: Collection,
  current: StoredEntry,
  request: FastifyRequest,
  reading: Reading,
): Promise<ChangeResult & { readonly message: CallMessage }> {
  const actor = await actorOf(services.accounts, request);
  const sent = body.safeParse(request.body);
  if (!sent.success) {
    const [path = 'action'] = sent.error.issues[0]?.path ?? [];
    throw new InvalidError([{ path: String(path), code: 'wrongType' }]);
  }
  const { action, at, languages: chosen, fields } = sent.data;
  const version = readVersion(sent.data.version);
  const publishing = { action, languages: chosen, ...(at !== undefined && { at }) };
  try {
    const call = { services, collection, reading, saving: 'draft' } as const;
    const typed = fields && (await readChange(call, { json: fields }, { current }));
    const change = {
      actor,
      publishing,
      ...(version !== undefined && { version }),
      ...(typed && { write: typed.write }),
    };
    return { ...(await services.entries.publish(collection, current.id, change)), message: `${action}Done` };
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    throw new CallError(409, 'conflict', { current: await answerEntry(services, collection, error.current, reading) });
  }
}
