import type { Change } from '../../../calls/history.ts';
import type { DashboardMessage, DashboardMessages } from '../../../language/dashboard-messages.ts';
import { textOf } from '../../app/records/api-record.ts';
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

/** The label of the action. A change of the parent alone is a move. */
export function actionOf({ action, changed, publishing }: Change): DashboardMessage {
  if (changed.length === 1 && changed[0] === 'category_id') return 'moved';
  return publishing === null ? messageOf[action] : publishingMessage[publishing.action];
}

/** The language that was published or unpublished, if it was only one. */
const languageOf = ({ publishing }: Change): DashboardMessage | null => {
  const [language, other] = publishing?.languages ?? [];
  return language === undefined || other !== undefined ? null : language === 'en' ? 'inEnglish' : 'inArabic';
};

/** The action, and its language if it was only one. */
export function badgesOf(revision: Change, t: DashboardMessages): readonly string[] {
  const language = languageOf(revision);
  return [t(actionOf(revision)), ...(language === null ? [] : [t(language)])];
}

/** The actor that the server names for scheduled changes. */
const clock = '(schedule)';

/** The name of the administrator who made the change. */
export const actorOf = ({ actor }: Pick<Change, 'actor'>, t: DashboardMessages): string =>
  actor === clock ? t('actorSchedule') : actor;

/** The title of the changed record, as on its screen. */
export function nameOf(
  revision: Pick<Change, 'collection' | 'action' | 'title' | 'entry_id'>,
  t: DashboardMessages,
): string {
  const label = recordedLabel(revision.collection, t);
  if (revision.action === 'reorder') return label;
  const title = textOf(revision.title);
  return `${label}: ${title === '' ? `#${revision.entry_id ?? ''}` : title}`;
}
