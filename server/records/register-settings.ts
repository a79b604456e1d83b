import type { FastifyInstance } from 'fastify';
import { settings } from '../../content/settings.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { emptyValues, type StoredEntry } from '../changes/stored-entry.ts';
import { administratorReads, administratorWrites } from '../http/guards.ts';
import { answerEntry, readingOf } from './answer-entries.ts';
import type { RecordServices } from './record-services.ts';
import { writeEntry } from './write-entry.ts';

/** The number of a settings group's only record. */
const id = 1;

const unwritten = (base: string, fields: StoredEntry['fields']): StoredEntry => ({
  collection: base,
  id,
  parentId: null,
  position: 1,
  version: 0,
  fields,
  draft: null,
  status: { en: 'published', ar: 'published' },
  publishAt: { en: null, ar: null },
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
});

/** Reading and changing the site settings, one address a group (`/settings/company`). */
export function registerSettings(app: FastifyInstance, services: RecordServices, language: Language): void {
  const { accounts, entries } = services;
  for (const group of settings) {
    app.get(`/${group.base}`, administratorReads(accounts), async (request) => {
      const reading = await readingOf(request, language, services);
      const entry = (await entries.get(group, id)) ?? unwritten(group.base, emptyValues(group));
      return answerEntry(services, group, entry, reading);
    });

    app.put(`/${group.base}`, administratorWrites(accounts), async (request) => {
      const reading = await readingOf(request, language, services);
      const call = { services, request, collection: group, reading };
      const { entry, revisionId } = await writeEntry(call, async () => ({ current: await entries.get(group, id), id }));
      const message = callMessage(group.messages.updated, language);
      return { ...(await answerEntry(services, group, entry, reading)), message, undo: revisionId };
    });
  }
}
