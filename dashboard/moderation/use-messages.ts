import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, isObject, type Read } from '../call.ts';
import { changeAnswer, useChange } from '../records/use-records.ts';
import { textOf } from '../records/wire-record.ts';
import { isMessageKind, messageAddress, type MessageKind, type VisitorMessage } from '../messages/visitor-messages.ts';

/** What a message was written on. */
export type WrittenOn =
  | { readonly section: number; readonly blog: number; readonly title: string }
  | { readonly post: number; readonly author: string };

/** A message of the list of all. */
export interface ListedMessage extends VisitorMessage {
  /** `null` for a free post, and for what was written on something that is gone. */
  readonly about: WrittenOn | null;
}

/** What the list shows; `null` for whatever there is. */
export interface MessageFilter {
  readonly words: string;
  readonly kind: MessageKind | null;
  readonly isHeld: boolean | null;
}

interface MessagePage {
  readonly messages: readonly ListedMessage[];
  readonly next: string | null;
}

function toAbout(about: unknown): WrittenOn | null {
  if (!isObject(about)) return null;
  const { section, blog, title, post, author } = about;
  if (typeof section === 'number' && typeof blog === 'number') return { section, blog, title: textOf(title) };
  return typeof post === 'number' ? { post, author: String(author) } : null;
}

function toMessage(row: unknown): ListedMessage[] {
  if (!isObject(row)) return [];
  const { kind, id, post_id: postId, author, text, created_at: createdAt, held, about, replies } = row;
  if (!isMessageKind(kind) || typeof id !== 'number') return [];
  const on = typeof postId === 'number' ? postId : null;
  return [
    {
      kind,
      id,
      postId: on,
      author: String(author),
      text: String(text),
      createdAt: String(createdAt),
      isHeld: held === true,
      address: messageAddress(kind, on, id),
      comments: [],
      commentCount: Number(replies ?? 0),
      about: toAbout(about),
    },
  ];
}

const pageAnswer: Read<MessagePage> = (answer) => {
  if (!isObject(answer) || !Array.isArray(answer['messages'])) return null;
  const { next } = answer;
  return { messages: answer['messages'].flatMap(toMessage), next: typeof next === 'string' ? next : null };
};

/** What visitors wrote in public, newest first, a part at a time. */
export const useMessages = ({ words, kind, isHeld }: MessageFilter) =>
  useInfiniteQuery({
    queryKey: ['messages', 'all', words, kind, isHeld],
    queryFn: ({ signal, pageParam }) => {
      const asked = new URLSearchParams();
      if (kind !== null) asked.set('kind', kind);
      if (isHeld !== null) asked.set('held', String(isHeld));
      if (pageParam !== null) asked.set('after', pageParam);
      if (words === '') return call(`/messages?${asked}`, pageAnswer, { signal });
      const body = { ...Object.fromEntries(asked), q: words };
      return call('/messages/find', pageAnswer, { method: 'POST', body, signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

const firstPage: string | null = null;

interface AuthorCount {
  readonly messages: number;
  /** What others wrote below them. */
  readonly replies: number;
}

const countAnswer: Read<AuthorCount> = (answer) =>
  isObject(answer) && typeof answer['messages'] === 'number' && typeof answer['replies'] === 'number'
    ? { messages: answer['messages'], replies: answer['replies'] }
    : null;

/** How much stands under a name. */
export const useAuthorCount = (author: string) =>
  useQuery({
    queryKey: ['messages', 'by', author],
    queryFn: ({ signal }) => call('/messages/by', countAnswer, { method: 'POST', body: { author }, signal }),
  });

/** Deletes everything under a name. */
export const useRemoveAuthor = () =>
  useChange<string>((author) => call('/messages/by/remove', changeAnswer, { method: 'POST', body: { author } }));
