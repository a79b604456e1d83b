import { useQuery } from '@tanstack/react-query';
import { call, isObject, type Read } from '../call.ts';
import { textOf } from '../records/wire-record.ts';

/** How often pages were opened, and how many messages came in. */
export interface Figure {
  /** A day, a product or a country. */
  readonly key: string;
  /** What a product is called. */
  readonly title: string;
  readonly visits: number;
  readonly enquiries: number;
}

export interface Figures {
  readonly days: readonly Figure[];
  readonly products: readonly Figure[];
  /** An empty key stands for visitors who chose none. */
  readonly countries: readonly Figure[];
}

const keyOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function toFigures(list: unknown, name: 'day' | 'id' | 'country'): Figure[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).map((each) => ({
    key: keyOf(each[name]),
    title: textOf(each['title']),
    visits: Number(each['visits']),
    enquiries: Number(each['enquiries']),
  }));
}

const figuresAnswer: Read<Figures> = (answer) =>
  isObject(answer) && Array.isArray(answer['days'])
    ? {
        days: toFigures(answer['days'], 'day'),
        products: toFigures(answer['products'], 'id'),
        countries: toFigures(answer['countries'], 'country'),
      }
    : null;

/** Visits and messages of the last 30 days. */
export const useFigures = () =>
  useQuery({ queryKey: ['figures'], queryFn: ({ signal }) => call('/figures', figuresAnswer, { signal }) });
