import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { enquiries, type EnquiryChange, type EnquiryFilter } from '../../../calls/enquiries.ts';
import { replies } from '../../../calls/replies.ts';
import { fetchAll } from '../../app/fetch-all.ts';
import { callApi } from '../../app/call-api.ts';

const pageSize = 30;
/** Milliseconds after which a message is read again while an answer to it waits to go out, and while one may come. */
const pollMilliseconds = 5000;
const whileOpen = 60_000;

/** Every list of messages and every message is kept below this key. */
const key = 'enquiries';

/** Words as the calls take them. */
export const toCallWords = (words: string): string => words.trim().slice(0, 200);

/** The messages of a filter in which words stand, newest first, a part at a time. */
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

/** One message with everything about it. */
export const useEnquiry = (id: number) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => callApi(enquiries.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.thread.some(({ state }) => state === 'waiting') === true ? pollMilliseconds : whileOpen,
  });

/** The meetings that begin between two moments. */
export const useMeetings = (from: Date, to: Date) =>
  useQuery({
    queryKey: [key, 'meetings', from.getTime(), to.getTime()],
    queryFn: ({ signal }) =>
      fetchAll((after) =>
        callApi(enquiries.meetings, { query: { from: from.toISOString(), to: to.toISOString(), after }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** Changes a message. @throws CallFailure */
export const changeEnquiry = (id: number, body: EnquiryChange) => callApi(enquiries.change, { params: { id }, body });

/** @throws CallFailure */
export const removeEnquiry = (id: number) => callApi(enquiries.remove, { params: { id } });

/** @throws CallFailure */
export const restoreEnquiry = (id: number) => callApi(enquiries.restore, { params: { id } });

/** An answer as the visitor reads it. */
export interface ReplyText {
  readonly subject: string;
  readonly text: string;
}

/** Answers a message by e-mail. @throws CallFailure */
export const sendReply = (
  id: number,
  body: ReplyText & { readonly files: readonly number[]; readonly offer: number | null },
) => callApi(replies.write, { params: { id }, body });

/** What a visitor answered by another way. */
export interface ReceivedText {
  readonly text: string;
  /** When it came, as an ISO moment; now where it is not said. */
  readonly at?: string;
  readonly files: readonly number[];
}

/** Adds what a visitor answered to the conversation. @throws CallFailure */
export const addReceived = (id: number, { files, ...received }: ReceivedText) =>
  callApi(replies.receive, { params: { id }, body: { ...received, files: [...files] } });

/** Takes back what has not gone out, or was added by mistake. @throws CallFailure */
export const takeBackReply = (id: number, reply: number) => callApi(replies.takeBack, { params: { id, reply } });
