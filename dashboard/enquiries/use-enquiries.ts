import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryStatus } from '../../content/enquiries/status.ts';
import { call, CallFailure, isObject, type Read, textAnswer } from '../call.ts';
import { reread } from '../records/use-records.ts';
import { enquiriesAnswer, wholeAnswer } from './enquiry.ts';

const pageSize = 30;

/** Every list of messages and every message is kept below this key. */
const key = 'enquiries';

/** Words as the calls take them. */
export const toCallWords = (words: string): string => words.trim().slice(0, 200);

/** The messages of a filter in which words stand, newest first, a part at a time. @param filter as the call takes it */
export const useEnquiries = (filter: URLSearchParams, words = '') =>
  useInfiniteQuery({
    queryKey: [key, 'list', String(filter), toCallWords(words)],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) => {
      const asked = new URLSearchParams([...filter, ['limit', String(pageSize)]]);
      if (before !== 0) asked.set('before', String(before));
      const q = toCallWords(words);
      if (q === '') return call(`/enquiries?${asked}`, enquiriesAnswer, { signal });
      const body = { ...Object.fromEntries(asked), q };
      return call('/enquiries/find', enquiriesAnswer, { method: 'POST', body, signal });
    },
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });

/** One message with everything about it. */
export const useEnquiry = (id: number) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(`/enquiries/${id}`, wholeAnswer, { signal }),
  });

/** The meetings that begin between two moments. */
export const useMeetings = (from: Date, to: Date) =>
  useQuery({
    queryKey: [key, 'meetings', from.getTime(), to.getTime()],
    queryFn: ({ signal }) =>
      call(`/meetings?from=${from.toISOString()}&to=${to.toISOString()}`, enquiriesAnswer, { signal }),
    placeholderData: keepPreviousData,
  });

export interface EnquiryChange {
  readonly status?: EnquiryStatus;
  readonly notes?: string;
  readonly follow_up_on?: string | null;
  readonly cancelled?: boolean;
  readonly held?: false;
  /** Refuses the change where the message was changed since then. */
  readonly updated_at?: string;
}

export interface ChangedEnquiry {
  /** The sentence to show. */
  readonly message: string;
  readonly updatedAt: string;
}

const changedAnswer: Read<ChangedEnquiry> = (answer) => {
  if (!isObject(answer)) return null;
  const { message, updated_at: updatedAt } = answer;
  return typeof message === 'string' && typeof updatedAt === 'string' ? { message, updatedAt } : null;
};

/** Changes a message. @throws CallFailure */
export const changeEnquiry = (id: number, change: EnquiryChange): Promise<ChangedEnquiry> =>
  call(`/enquiries/${id}`, changedAnswer, { method: 'PATCH', body: change });

/** @throws CallFailure */
export const removeEnquiry = (id: number): Promise<string> =>
  call(`/enquiries/${id}`, textAnswer('message'), { method: 'DELETE' });

/** @throws CallFailure */
export const restoreEnquiry = (id: number): Promise<string> =>
  call(`/enquiries/${id}/restore`, textAnswer('message'), { method: 'POST' });

interface SentTest {
  readonly message: string;
  readonly id: number;
}

const testAnswer: Read<SentTest> = (answer) => {
  if (!isObject(answer)) return null;
  const { message, id } = answer;
  return typeof message === 'string' && typeof id === 'number' ? { message, id } : null;
};

/** Sends the company a message that is marked as a test. @throws CallFailure */
export const sendTestEnquiry = (): Promise<SentTest> =>
  call('/enquiries/test', testAnswer, { method: 'POST', body: {} });

/** Does something after which everything on the screen is read again; also where somebody else was first. */
export function useWork<Request, Answer>(work: (request: Request) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    networkMode: 'always',
    onSuccess: () => reread(queries),
    onError: (error) => (error instanceof CallFailure && error.status === 409 ? reread(queries) : undefined),
  });
}
