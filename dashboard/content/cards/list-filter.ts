import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { PublishingState } from '../../../content/publishing/state.ts';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { languages } from '../../../language/languages.ts';
import { untranslatedIn } from '../../app/records/untranslated-in.ts';

interface Filter {
  readonly word: DashboardMessage;
  readonly has: (collection: Collection, record: AnsweredRecord) => boolean;
}

/** True if a record has a matching state in one of the languages. */
const hasState = ({ publishing }: AnsweredRecord, isMeant: (state: PublishingState) => boolean): boolean =>
  publishing !== undefined && languages.some((language) => isMeant(publishing[language]));

/** The filters of lists, in addition to the search. */
export const listFilters = {
  ar: { word: 'showMissingArabic', has: (collection, record) => untranslatedIn(collection, record).includes('ar') },
  en: { word: 'showMissingEnglish', has: (collection, record) => untranslatedIn(collection, record).includes('en') },
  drafts: { word: 'showDrafts', has: (_, record) => hasState(record, ({ status }) => status === 'draft') },
  scheduled: { word: 'showScheduled', has: (_, record) => hasState(record, ({ at }) => at !== null) },
  waiting: { word: 'showWaiting', has: (_, record) => hasState(record, ({ waiting }) => waiting) },
} as const satisfies Record<string, Filter>;

export type ListFilter = keyof typeof listFilters;

export const isListFilter = (value: string): value is ListFilter => Object.hasOwn(listFilters, value);
