import type { Change } from '../../../calls/history.ts';
import type { DashboardMessage, DashboardMessages } from '../../../language/dashboard-messages.ts';
import { textOf } from '../../app/records/wire-record.ts';
import { recordedLabel } from '../../app/records/recorded.ts';

const messageOf: Readonly<Record<Change['action'], DashboardMessage>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  reorder: 'reordered',
};

const publishingMessage: Readonly<Record<NonNullable<Change['publishing']>['action'], DashboardMessage>> = {
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
export function actionOf({ action, changed, publishing }: Change): DashboardMessage {
  if (changed.length === 1 && changed[0] === 'category_id') return 'moved';
  return publishing === null ? messageOf[action] : publishingMessage[publishing.action];
}

/** The language in which something was published or taken back, where it was one of them. */
const languageOf = ({ publishing }: Change): DashboardMessage | null => {
  const [language, other] = publishing?.languages ?? [];
  return language === undefined || other !== undefined ? null : language === 'en' ? 'inEnglish' : 'inArabic';
};

/** What was done, and in which language where it was one of them. */
export function badgesOf(revision: Change, t: DashboardMessages): readonly string[] {
  const language = languageOf(revision);
  return [t(actionOf(revision)), ...(language === null ? [] : [t(language)])];
}

/** Who the server says has made a change, where nobody did: it was due. */
const clock = '(schedule)';

/** Who made it. */
export const actorOf = ({ actor }: Pick<Change, 'actor'>, t: DashboardMessages): string =>
  actor === clock ? t('actorSchedule') : actor;

/** What was changed, called as its screen calls it. */
export function nameOf(
  revision: Pick<Change, 'collection' | 'action' | 'title' | 'entry_id'>,
  t: DashboardMessages,
): string {
  const label = recordedLabel(revision.collection, t);
  if (revision.action === 'reorder') return label;
  const title = textOf(revision.title);
  return `${label}: ${title === '' ? `#${revision.entry_id ?? ''}` : title}`;
}
