import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import type { ToldNotice } from '../../../calls/library.ts';
import { mostFileBytes, mostFiles, replies, type ReplyFile } from '../../../calls/replies.ts';
import type { FileKind } from '../../../fields/field.ts';
import { refusalOf } from '../../../fields/refusal-of.ts';
import { inMegabytes } from '../../../fields/file-limits.ts';
import { callMessage } from '../../../language/call-words.ts';
import { ask } from '../../app/ask.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { type SentFile, sendFile } from '../../app/send-file.ts';
import { useLateWords } from '../../app/late-words.ts';

/** What goes with an answer. */
export const attachable: readonly FileKind[] = ['image', 'document'];

/** A file on its way to an answer, or refused. */
export interface ComingFile {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'refused' | 'awaitingChoice' | 'notified';
  /** The share that has arrived, from 0 to 1. */
  readonly share: number;
  readonly refusal: string;
  /** What must be known of one that is attached already, and its id. */
  readonly arrived: { readonly id: number; readonly notices: readonly ToldNotice[] } | null;
}

/** A file that was attached; a copy of one of the library has no notices. */
interface Attached {
  readonly id: number;
  readonly notices?: readonly ToldNotice[];
}

const isStopped = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Why a file cannot go with an answer that has these already; empty where the server may take it. */
async function refusalIn(attached: readonly ReplyFile[], file: File): Promise<string> {
  const language = currentLanguage();
  const kind = await refusalOf(file, attachable, language);
  if (kind !== '') return kind;
  if (attached.length >= mostFiles) return callMessage('replyFilesTooMany', language, { count: mostFiles });
  const bytes = attached.reduce((sum, each) => sum + each.bytes, file.size);
  return bytes <= mostFileBytes
    ? ''
    : callMessage('replyFilesTooLarge', language, { megabytes: inMegabytes(mostFileBytes) });
}

/**
 * The files of the answer that is being written, or of one of the visitor that is being noted; the server keeps them
 * until it is sent. Leaving stops those on their way.
 */
export function useAttaching(
  { id, attached: ofOwn, attached_received: ofReceived }: Pick<WholeEnquiry, 'id' | 'attached' | 'attached_received'>,
  side: 'own' | 'received' = 'own',
) {
  const attached = side === 'received' ? ofReceived : ofOwn;
  const query = { received: side === 'received' ? 'true' : undefined };
  const say = useLateWords();
  const queries = useQueryClient();
  const [coming, setComing] = useState<readonly ComingFile[]>([]);
  const line = useRef(Promise.resolve());
  const running = useRef<SentFile<Attached> | null>(null);
  const dropped = useRef(new Set<number>());
  const lastKey = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.cancel();
    };
  }, []);

  const change = (key: number, news: Partial<ComingFile>) =>
    setComing((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)));
  const remove = (key: number) => setComing((all) => all.filter((each) => each.key !== key));
  const refresh = () => queries.invalidateQueries({ queryKey: ['enquiries', 'one', id] });

  /** Sends one file, or has the server copy one, in its turn. */
  function enqueue(key: number, begin: (onProgress: (share: number) => void) => SentFile<Attached>): void {
    line.current = line.current.then(async () => {
      if (isLeft.current || dropped.current.has(key)) return;
      change(key, { state: 'running' });
      try {
        running.current = begin((share) => change(key, { share }));
        const { id, notices = [] } = await running.current.answer;
        await refresh();
        if (notices.length === 0) remove(key);
        else
          change(key, {
            state: notices.some(({ asks }) => asks) ? 'awaitingChoice' : 'notified',
            arrived: { id, notices },
          });
      } catch (error) {
        // It may have arrived before it was stopped.
        if (isStopped(error)) await refresh().then(() => remove(key));
        else
          change(key, { state: 'refused', refusal: (error instanceof Error && error.message) || say('unreachable') });
      }
    });
  }

  function list(name: string): number {
    lastKey.current += 1;
    const key = lastKey.current;
    setComing((all) => [...all, { name, key, state: 'waiting', share: 0, refusal: '', arrived: null }]);
    return key;
  }

  async function add(file: File): Promise<void> {
    const key = list(file.name);
    const refusal = await refusalIn(attached, file);
    if (refusal === '')
      enqueue(key, (onProgress) => sendFile(replies.attach, { params: { id }, query, file, onProgress }));
    else change(key, { state: 'refused', refusal });
  }

  return {
    attached,
    coming,
    isBusy: coming.some(({ state }) => state !== 'refused' && state !== 'notified'),
    add: (files: Iterable<File>) => {
      for (const file of files) void add(file);
    },
    /** Attaches a copy of a file of the library, by its stored name. */
    addStored: (name: string) => {
      const stop = new AbortController();
      const answer = () => ask(replies.attachStored, { params: { id }, body: { name }, signal: stop.signal });
      enqueue(list(name), () => ({ answer: answer(), cancel: () => stop.abort() }));
    },
    remove,
    /** Stops a file that is on its way, or takes one off the list. */
    drop: ({ key, state }: ComingFile) => {
      if (state === 'running') running.current?.cancel();
      else {
        dropped.current.add(key);
        remove(key);
      }
    },
  };
}
