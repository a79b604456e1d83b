import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { call, isObject, type Read } from '../call.ts';

/** A letter or a webhook, as the outbox keeps it. */
export interface Outgoing {
  readonly id: number;
  readonly purpose: string;
  /** The message it is about, if any. */
  readonly enquiry: number | null;
  readonly reference: string;
  /** Whom it is about. */
  readonly about: string;
  /** Of a webhook. */
  readonly address: string;
  readonly state: 'sent' | 'failed' | 'waiting';
  readonly attempts: number;
  readonly nextAt: string;
  readonly hindrance: string;
  /** What the last attempt failed at, as the server noted it. */
  readonly lastError: string;
  readonly sentAt: string;
  readonly failedAt: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function toOutgoing(row: unknown): readonly Outgoing[] {
  if (!isObject(row)) return [];
  const { id, enquiry, state, attempts } = row;
  if (typeof id !== 'number') return [];
  return [
    {
      id,
      purpose: text(row['purpose']),
      enquiry: typeof enquiry === 'number' ? enquiry : null,
      reference: text(row['reference']),
      about: text(row['about']),
      address: text(row['address']),
      state: state === 'sent' || state === 'failed' ? state : 'waiting',
      attempts: Number(attempts),
      nextAt: text(row['next_at']),
      hindrance: text(row['hindrance']),
      lastError: text(row['last_error']),
      sentAt: text(row['sent_at']),
      failedAt: text(row['failed_at']),
    },
  ];
}

const outboxAnswer: Read<readonly Outgoing[]> = (answer) => (Array.isArray(answer) ? answer.flatMap(toOutgoing) : null);

/** True for what is sent just now, or in a moment; the clock of the server may be another. */
const isAboutToGo = ({ state, nextAt }: Outgoing): boolean =>
  state === 'waiting' && Math.abs(Date.now() - Date.parse(nextAt)) < 60_000;

const pageSize = 50;

/**
 * Newest first, a part at a time. The list is read again while something in it is about to go.
 * @param state `failing`, `waiting`, `sent`, or empty for all
 */
export const useOutbox = (state: string) =>
  useInfiniteQuery({
    queryKey: ['outbox', 'list', state],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) => {
      const asked = new URLSearchParams({ limit: String(pageSize) });
      if (state !== '') asked.set('state', state);
      if (before !== 0) asked.set('before', String(before));
      return call(`/outbox?${asked}`, outboxAnswer, { signal });
    },
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    refetchInterval: ({ state: { data } }) => (data?.pages.flat().some(isAboutToGo) === true ? 2000 : false),
    placeholderData: keepPreviousData,
  });

interface MailState {
  readonly isConfigured: boolean;
}

const mailAnswer: Read<MailState> = (answer) =>
  isObject(answer) ? { isConfigured: answer['configured'] === true } : null;

/** Whether letters can be sent. */
export const useMailState = () =>
  useQuery({ queryKey: ['outbox', 'mail'], queryFn: ({ signal }) => call('/mail', mailAnswer, { signal }) });

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A letter that can be read, or why it cannot be written. */
interface ReadLetter {
  readonly letter: Letter | null;
  readonly lastError: string;
}

const letterAnswer: Read<ReadLetter> = (answer) => {
  if (!isObject(answer)) return null;
  const { letter } = answer;
  return {
    letter: isObject(letter)
      ? { to: text(letter['to']), subject: text(letter['subject']), text: text(letter['text']) }
      : null,
    lastError: text(answer['last_error']),
  };
};

/** A letter as it would go out now. */
export const useLetter = (id: number) =>
  useQuery({
    queryKey: ['outbox', 'one', id],
    queryFn: ({ signal }) => call(`/outbox/${id}`, letterAnswer, { signal }),
  });

const purposeWords: Readonly<Record<string, DashboardWord>> = {
  notification: 'purposeNotification',
  acknowledgement: 'purposeAcknowledgement',
  cancellation: 'purposeCancellation',
  'cancellation-notice': 'purposeCancellationNotice',
  confirmation: 'purposeConfirmation',
};

export const purposeWord = (purpose: string): DashboardWord => purposeWords[purpose] ?? 'purposeWebhook';
