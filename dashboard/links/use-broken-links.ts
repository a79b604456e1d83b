import { useQuery } from '@tanstack/react-query';
import { call, isObject, type Read } from '../call.ts';
import { textOf } from '../records/wire-record.ts';

/** A link of a record to an address of the site at which there is nothing. */
export interface BrokenLink {
  readonly base: string;
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
  /** The wire name of its field. */
  readonly field: string;
  readonly link: string;
}

function toBrokenLink(answer: unknown): BrokenLink[] {
  if (!isObject(answer)) return [];
  const { base, id, category_id: parent, title, field, link } = answer;
  if (typeof base !== 'string' || typeof id !== 'number' || typeof link !== 'string') return [];
  const parentId = typeof parent === 'number' ? parent : null;
  return [{ base, id, parentId, title: textOf(title), field: String(field), link }];
}

const brokenLinksAnswer: Read<readonly BrokenLink[]> = (answer) =>
  Array.isArray(answer) ? answer.flatMap(toBrokenLink) : null;

/** Every link of the site's records that leads nowhere. */
export const useBrokenLinks = () =>
  useQuery({
    queryKey: ['broken-links'],
    queryFn: ({ signal }) => call('/broken-links', brokenLinksAnswer, { signal }),
  });
