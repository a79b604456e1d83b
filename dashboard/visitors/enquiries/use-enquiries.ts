import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { enquiries, type EnquiryChange, type EnquiryFilter } from '../../../calls/enquiries.ts';
import { replies } from '../../../calls/replies.ts';
import { fetchAll } from '../../app/fetch-all.ts';
import { callApi } from '../../app/call-api.ts';

const pageSize = 30;
/**
 * Milliseconds between refetches of an enquiry: while a reply waits to be sent, and while a reply of the visitor may
 * arrive.
 */
const pollMilliseconds = 5000;
const whileOpen = 60_000;

/** The prefix of all enquiry query keys. */
const key = 'enquiries';

/** Search words as the calls expect them. */
export const toCallWords = (words: string): string => words.trim().slice(0, 200);

/** The enquiries that match a filter and search words, newest first, page by page. */
export const useEnquiries = (filter: EnquiryFilter, words = '') =>
  useInfiniteQuery({
    queryKey: [key, 'list', filter, toCallWords(words)],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, limit: pageSize, after: pageParam || undefined };
      const q = toCallWords(words);
      return q === ''
        ? callApi(enquiries.list, { query, signal })
        : callApi(enquiries.find, { body: { ...query, q }, signal });
    },
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });

/** An enquiry with all its details. */
export const useEnquiry = (id: number) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => callApi(enquiries.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.thread.some(({ state }) => state === 'waiting') === true ? pollMilliseconds : whileOpen,
  });

/** The meetings that begin between two timestamps. */
export const useMeetings = (from: Date, to: Date) =>
  useQuery({
    queryKey: [key, 'meetings', from.getTime(), to.getTime()],
    queryFn: ({ signal }) =>
      fetchAll((after) =>
        callApi(enquiries.meetings, { query: { from: from.toISOString(), to: to.toISOString(), after }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** @throws CallFailure */
export const changeEnquiry = (id: number, body: EnquiryChange) => callApi(enquiries.change, { params: { id }, body });

/** @throws CallFailure */
export const removeEnquiry = (id: number) => callApi(enquiries.remove, { params: { id } });

/** @throws CallFailure */
export const restoreEnquiry = (id: number) => callApi(enquiries.restore, { params: { id } });

/** The text of a reply as the visitor reads it. */
export interface ReplyText {
  readonly subject: string;
  readonly text: string;
}

/**
 * Replies to an enquiry by email.
 * @throws CallFailure
 */
export const sendReply = (
  id: number,
  body: ReplyText & { readonly files: readonly number[]; readonly offer: number | null },
) => callApi(replies.write, { params: { id }, body });

/** A message that a visitor sent by another channel. */
export interface ReceivedText {
  readonly text: string;
  /** When it was received (ISO 8601). Default: now. */
  readonly at?: string;
  readonly files: readonly number[];
}

/**
 * Adds a received message to the conversation.
 * @throws CallFailure
 */
export const addReceived = (id: number, { files, ...received }: ReceivedText) =>
  callApi(replies.receive, { params: { id }, body: { ...received, files: [...files] } });

/**
 * Withdraws a reply that was not sent, or removes a message that was added by mistake.
 * @throws CallFailure
 */
export const withdrawReply = (id: number, reply: number) => callApi(replies.withdraw, { params: { id, reply } });
