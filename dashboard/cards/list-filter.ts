import type { Collection } from '../../content/model/collection.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { missingIn } from '../forms/read-values.ts';
import { hasState } from '../publishing/record-states.ts';
import type { WireRecord } from '../records/wire-record.ts';

interface Filter {
  readonly word: DashboardWord;
  readonly has: (collection: Collection, record: WireRecord) => boolean;
}

/** What lists can be narrowed down to, beside a search. */
export const listFilters = {
  ar: { word: 'showMissingArabic', has: (collection, record) => missingIn(collection, record).includes('ar') },
  en: { word: 'showMissingEnglish', has: (collection, record) => missingIn(collection, record).includes('en') },
  drafts: { word: 'showDrafts', has: (_, record) => hasState(record, ({ status }) => status === 'draft') },
  scheduled: { word: 'showScheduled', has: (_, record) => hasState(record, ({ at }) => at !== null) },
  waiting: { word: 'showWaiting', has: (_, record) => hasState(record, ({ waiting }) => waiting) },
} as const satisfies Record<string, Filter>;

export type ListFilter = keyof typeof listFilters;

export const isListFilter = (value: string): value is ListFilter => Object.hasOwn(listFilters, value);
