import { dayOf } from '../../content/business-hours.ts';
import { defaultCountry } from '../../content/countries.ts';
import { otherLanguage } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { readPlanned } from '../records/http/publishing-calendar.ts';
import { mostListed, type TaskSource, toTask } from './task.ts';

/** The count stops here. */
const mostCounted = 100;

/** Records that are scheduled to be published or unpublished today. */
export function dueRecords({ read }: Pick<Database, 'read'>, now: Date): TaskSource {
  const find = async (marked: readonly string[]) => {
    const [, to] = dayOf(now, defaultCountry);
    const planned = await readPlanned(read, { from: '', to: to.toISOString() }, mostCounted);
    return planned
      .map((event) => ({ ...event, subject: `${event.kind}/${event.at}/${event.base}/${event.id}` }))
      .filter(({ subject }) => !marked.includes(subject));
  };
  return {
    kind: 'record',
    count: async (marked) => (await find(marked)).length,
    list: async (marked, language) =>
      (await find(marked)).slice(0, mostListed).map(({ subject, base, id, category_id, title, at, kind }) =>
        toTask({
          kind: 'record',
          subject,
          id,
          title: title[language] || title[otherLanguage(language)],
          text: kind,
          at,
          late: at < now.toISOString(),
          of: base,
          category_id,
        }),
      ),
  };
}
