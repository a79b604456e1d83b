import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, isObject, type Read } from '../call.ts';
import { textOf } from '../records/wire-record.ts';

/** A record that was found by its title. */
export interface FoundRecord {
  readonly base: string;
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
  /** What the record is called that it belongs to; empty where it belongs to none. */
  readonly parentTitle: string;
}

function toFound(answer: unknown): FoundRecord[] {
  if (!isObject(answer)) return [];
  const { base, id, category_id: parent, title, parent_title: parentTitle } = answer;
  if (typeof base !== 'string' || typeof id !== 'number') return [];
  const parentId = typeof parent === 'number' ? parent : null;
  return [{ base, id, parentId, title: textOf(title), parentTitle: textOf(parentTitle) }];
}

const foundAnswer: Read<readonly FoundRecord[]> = (answer) => (Array.isArray(answer) ? answer.flatMap(toFound) : null);

/** Records of every collection whose title, in either language, holds some words; those found before stay meanwhile. */
export const useFoundRecords = (words: string) =>
  useQuery({
    queryKey: ['records', 'found', words],
    queryFn: ({ signal }) => call(`/records?q=${encodeURIComponent(words)}`, foundAnswer, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
