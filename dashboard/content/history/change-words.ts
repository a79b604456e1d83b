import type { Change } from '../../../calls/history.ts';
import type { DashboardWord, DashboardWords } from '../../../language/dashboard-words.ts';
import { textOf } from '../../app/records/wire-record.ts';
import { recordedLabel } from '../../app/records/recorded.ts';

const wordOf: Readonly<Record<Change['action'], DashboardWord>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  reorder: 'reordered',
};

const publishingWord: Readonly<Record<NonNullable<Change['publishing']>['action'], DashboardWord>> = {
  publish: 'changePublish',
  unpublish: 'changeUnpublish',
  schedule: 'changeSchedule',
  cancel: 'changeCancel',
  discard: 'changeDiscard',
  draft: 'changeDraft',
  hold: 'changeHold',
  release: 'changeRelease',
};

/** What was done. A move is a change of the parent alone. */
export function actionOf({ action, changed, publishing }: Change): DashboardWord {
  if (changed.length === 1 && changed[0] === 'category_id') return 'moved';
  return publishing === null ? wordOf[action] : publishingWord[publishing.action];
}

/** The language in which something was published or taken back, where it was one of them. */
const languageOf = ({ publishing }: Change): DashboardWord | null => {
  const [language, other] = publishing?.languages ?? [];
  return language === undefined || other !== undefined ? null : language === 'en' ? 'inEnglish' : 'inArabic';
};

/** What was done, and in which language where it was one of them. */
export function badgesOf(revision: Change, say: DashboardWords): readonly string[] {
  const language = languageOf(revision);
  return [say(actionOf(revision)), ...(language === null ? [] : [say(language)])];
}

/** Who the server says has made a change, where nobody did: it was due. */
const clock = '(schedule)';

/** Who made it. */
export const actorOf = ({ actor }: Pick<Change, 'actor'>, say: DashboardWords): string =>
  actor === clock ? say('actorSchedule') : actor;

/** What was changed, called as its screen calls it. */
export function nameOf(
  revision: Pick<Change, 'collection' | 'action' | 'title' | 'entry_id'>,
  say: DashboardWords,
): string {
  const label = recordedLabel(revision.collection, say);
  if (revision.action === 'reorder') return label;
  const title = textOf(revision.title);
  return `${label}: ${title === '' ? `#${revision.entry_id ?? ''}` : title}`;
}
