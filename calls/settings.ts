import * as z from 'zod/mini';
import type { Collection } from '../content/model/collection.ts';
import { defineCall } from './model/define-call.ts';
import { once } from '../fields/once.ts';
import { onceFor } from './model/once-for.ts';
import { type AnsweredRecord, conflictOver, recordShapes } from './model/record.ts';
import { answered, inBoth, save, describedWrite } from './records.ts';

/** The calls of a settings group. Its single record always exists. */
function toSettingsCalls<Languages extends z.ZodMiniType>(
  group: Collection,
  languages: Languages,
  shape: () => z.ZodMiniType<AnsweredRecord>,
) {
  const path = `/${group.base}`;
  const record = once(shape);
  return {
    get: defineCall({
      access: 'administrator',
      method: 'GET',
      path,
      query: { languages },
      summary: 'settingsRead',
      get answer() {
        return record();
      },
    }),
    update: defineCall({
      access: 'administrator',
      get conflict() {
        return conflictOver(record());
      },
      method: 'PUT',
      path,
      query: { languages, save },
      body: { is: 'fields', fields: group.fields, collection: group, isNew: false },
      summary: 'settingsChange',
      get answer() {
        return z.intersection(record(), describedWrite);
      },
    }),
  };
}

/** The calls of a settings group. */
export const settingsCallsOf = onceFor((group) => toSettingsCalls(group, z.optional(inBoth), () => answered(group)));

/** The same calls for the dashboard, always with both languages. */
export const editorSettingsCallsOf = onceFor((group) => toSettingsCalls(group, inBoth, () => recordShapes(group).both));
