import { type BulkPart, type BulkWork, type ChosenRecords, rowsAtOnce } from '../../../calls/lists.ts';
import { titleOf } from '../../../content/derive/title-of.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { isRequired, type Issue } from '../../../fields/field.ts';
import { parseHtml } from '../../../fields/rich-text/parse-html.ts';
import { type CallMessage, callMessage } from '../../../language/call-messages.ts';
import { refusalMessage, type RefusalMessage } from '../../../language/refusal-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { type Actor, asEdited, type StoredEntry } from '../changes/stored-entry.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { duplicate, move } from './change-record.ts';
import { findFilterField, toPartFilter } from './list-filter.ts';
import type { RecordServices } from './answer-entries.ts';

/** Milliseconds that one call may work before it returns the id after which the next call continues. */
const timeLimitMilliseconds = 1000;

/** Refusals that count as "unchanged" in bulk changes, such as publishing a published record. */
const soAlready: ReadonlySet<RefusalMessage> = new Set(['nothingToPublish', 'notPublished']);

interface Many {
  readonly services: RecordServices;
  readonly collection: Collection;
  readonly language: Language;
  readonly actor: Actor;
}

/** Changes one record. Returns the id of the revision, or `null` if nothing changed. */
type Change = (entry: StoredEntry, actor: Actor) => Promise<number | null>;

/** @throws InvalidError if the field does not support bulk values or refuses the value */
function toSet({ services, collection, language }: Many, apiName: string, value: unknown): Change {
  const [name, field] = findFilterField(collection, apiName) ?? [];
  if (name === undefined || field === undefined) throw new InvalidError([{ path: 'field', code: 'unknownField' }]);
  const issues: Issue[] = [];
  const context = {
    language,
    findMedia: () => undefined,
    parseHtml,
    report: (path: string, code: Issue['code'], params?: Issue['params']) =>
      issues.push({ path, code, ...(params && { params }) }),
  };
  const parsed = field.parse(value, field.empty, 'value', context);
  if (isRequired(field, false) && field.isEmpty(parsed)) issues.push({ path: 'value', code: 'required' });
  if (issues.length > 0) throw new InvalidError(issues);
  return async ({ id }, actor) => {
    const write = (previous: StoredEntry['fields']) => ({ ...previous, [name]: parsed });
    return (await services.entries.update(collection, id, { actor, write })).revisionId;
  };
}

/** The change of each record, and the message for one record. */
function toChange(many: Many, work: BulkWork): { readonly change: Change; readonly message: CallMessage } {
  const { services, collection, language } = many;
  const { entries } = services;
  if (work.do === 'set') return { message: collection.messages.updated, change: toSet(many, work.field, work.value) };
  if (work.do === 'move') {
    const reading = { language, all: true };
    return {
      message: 'recordMoved',
      change: async (current, actor) => {
        if (current.parentId === work.category_id) return null;
        const about = { services, collection, current, reading, actor };
        return (await move(about, { category_id: work.category_id })).revisionId;
      },
    };
  }
  if (work.do === 'duplicate') {
    return {
      message: collection.messages.created,
      change: async ({ id }, actor) => (await duplicate(services, collection, id, actor)).revisionId,
    };
  }
  if (work.do === 'delete') {
    return {
      message: 'itemDeleted',
      change: async ({ id }, actor) => (await entries.remove(collection, id, actor)).revisionId,
    };
  }
  const { do: action, languages } = work;
  const { at, until } = work.do === 'schedule' ? work : {};
  const toIso = (time: string): string => new Date(time).toISOString();
  const publishing = {
    action,
    languages,
    ...(at !== undefined && { at: toIso(at) }),
    ...(until !== undefined && { until: until === null ? null : toIso(until) }),
  };
  return {
    message: `${action}Done`,
    change: async ({ id }, actor) => {
      try {
        return (await entries.publish(collection, id, { actor, publishing })).revisionId;
      } catch (error) {
        if (error instanceof InvalidError && soAlready.has(error.messageKey)) return null;
        throw error;
      }
    },
  };
}

interface Part {
  readonly ids: readonly number[];
  /** True if no records follow. */
  readonly isLast: boolean;
  readonly upTo: number | null;
}

/** The ids that one call processes. */
async function partOfChosen(
  { services: { entries }, collection }: Many,
  chosen: ChosenRecords,
  after: number | undefined,
): Promise<Part> {
  if ('ids' in chosen) {
    const rest = after === undefined ? chosen.ids : chosen.ids.slice(chosen.ids.indexOf(after) + 1);
    return { ids: rest.slice(0, rowsAtOnce), isLast: rest.length <= rowsAtOnce, upTo: null };
  }
  const filter = toPartFilter(collection, chosen.matching);
  // Records that are created after the first call, such as copies made by this change, are excluded.
  const [newest] =
    chosen.up_to === undefined ? await entries.ids(collection, { ...filter, limit: 1, isNewestFirst: true }) : [];
  const upTo = chosen.up_to ?? newest ?? null;
  if (upTo === null) return { ids: [], isLast: true, upTo };
  const ids = await entries.ids(collection, { ...filter, above: after, upTo, limit: rowsAtOnce });
  return { ids, isLast: ids.length < rowsAtOnce, upTo };
}

/**
 * Applies one action to many records. Each change is a transaction of its own in one change group, so that other
 * changes can run between them. A refused record is reported and the others continue. The client continues after
 * `next`.
 */
export async function changeMany(
  many: Many,
  {
    chosen,
    work,
    after,
  }: { readonly chosen: ChosenRecords; readonly work: BulkWork; readonly after?: number | undefined },
): Promise<BulkPart> {
  const { services, collection, language, actor } = many;
  const { change, message } = toChange(many, work);
  const { ids, isLast, upTo } = await partOfChosen(many, chosen, after);
  const known = new Map((await services.entries.some(collection, ids)).map((entry) => [entry.id, entry]));
  const undo: number[] = [];
  const refused: BulkPart['refused'][number][] = [];
  const end = performance.now() + timeLimitMilliseconds;
  let done = 0;
  let unchanged = 0;
  for (const id of ids) {
    if (performance.now() > end) break;
    const entry = known.get(id);
    try {
      const follows = actor.follows ?? undo[0];
      const revision =
        entry === undefined ? null : await change(entry, { ...actor, ...(follows !== undefined && { follows }) });
      if (revision === null) unchanged += 1;
      else undo.push(revision);
    } catch (error) {
      // Reports what is done, so that it can be undone. The next call meets the same error and throws it.
      if (!(error instanceof Refusal) && done > 0) break;
      if (!(error instanceof Refusal) || entry === undefined) throw error;
      const { messageKey, values } = error.facts;
      const reason = refusalMessage(messageKey, language, values);
      refused.push({ id, title: titleOf(collection, asEdited(entry)), reason });
    }
    done += 1;
  }
  const last = ids[done - 1];
  const next = last === undefined || (isLast && done === ids.length) ? null : last;
  return { message: callMessage(message, language), done, unchanged, refused, undo, next, up_to: upTo };
}
