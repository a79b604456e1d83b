import { settingsCallsOf } from '../../../calls/settings.ts';
import { settingsId as id } from '../../../content/is-settings-group.ts';
import { settings } from '../../../content/settings.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { emptyValues, type StoredEntry } from '../changes/stored-entry.ts';
import type { Serve } from '../../http/serve.ts';
import { answerEntry, readingOf, type RecordServices } from './answer-entries.ts';
import { serializeNotices } from '../../media/upload-notice.ts';
import { saveRecord } from './save-record.ts';

const unwritten = (slug: string, fields: StoredEntry['fields']): StoredEntry => ({
  collection: slug,
  id,
  parentId: null,
  position: 1,
  version: 0,
  fields,
  draft: null,
  status: { en: 'published', ar: 'published' },
  publishAt: { en: null, ar: null },
  unpublishAt: { en: null, ar: null },
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
});

/** Serves the site settings, one address per group (`/settings/company`). */
export function serveSettings(serve: Serve, services: RecordServices): void {
  const { entries } = services;
  for (const group of settings) {
    const calls = settingsCallsOf(group);
    serve(calls.get, async (args) => {
      const reading = await readingOf(args);
      const entry = reading.all ? await entries.forChange(group, { by: 'id', id }) : await entries.get(group, id);
      return answerEntry(services, group, entry ?? unwritten(group.base, emptyValues(group)), reading);
    });

    serve(calls.update, async (args) => {
      const { request, language } = args;
      const reading = await readingOf(args);
      const writing = { services, request, collection: group, reading };
      const { entry, revisionId, notices } = await saveRecord(writing, async () => ({
        current: await entries.forChange(group, { by: 'id', id }),
        id,
      }));
      const message = callMessage(group.messages.updated, language);
      return {
        ...(await answerEntry(services, group, entry, reading)),
        message,
        undo: revisionId,
        ...(notices.length > 0 && { notices: serializeNotices(notices, language) }),
      };
    });
  }
}
