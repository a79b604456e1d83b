import { useQuery } from '@tanstack/react-query';
import { call, isObject, type Read } from '../call.ts';

/** An address that asked for the company's news. */
export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly createdAt: string;
  /** True once its owner opened the link in a letter. */
  readonly isConfirmed: boolean;
  /** True while it is not on the list yet. */
  readonly isPending: boolean;
  /** True while it waits for the administrator, not for its owner. */
  readonly isHeld: boolean;
}

const subscribersAnswer: Read<readonly Subscriber[]> = (answer) =>
  Array.isArray(answer)
    ? answer.filter(isObject).flatMap((row) => {
        const { id, email, created_at: createdAt } = row;
        if (typeof id !== 'number' || typeof email !== 'string' || typeof createdAt !== 'string') return [];
        const isConfirmed = typeof row['confirmed_at'] === 'string';
        return [
          { id, email, createdAt, isConfirmed, isPending: row['pending'] === true, isHeld: row['held'] === true },
        ];
      })
    : null;

export const useSubscribers = () =>
  useQuery({
    queryKey: ['subscribers'],
    queryFn: ({ signal }) => call('/subscribers', subscribersAnswer, { signal }),
  });
