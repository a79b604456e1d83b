import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { library, type StoredFile } from '../../../calls/library.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import type { FileKind } from '../../../fields/field.ts';
import { refusalOf } from '../../../fields/refusal-of.ts';
import { ask } from '../../app/ask.ts';
import { mayPass } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useWords } from '../../app/words.ts';
import { type FileUpload, uploadFile } from './upload-file.ts';

export interface QueuedUpload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'running' | 'arrived' | 'refused';
  /** The share that has arrived, from 0 to 1. */
  readonly share: number;
  readonly refusal: string;
  /** Whether it may be taken when it is sent again. */
  readonly canRetry: boolean;
  /** What arrived; with `same`, a file of the library with the same content, as long as it is not decided which stays. */
  readonly stored: Arrived | null;
}

type Arrived = AnswerOf<typeof library.add.answer>;

/** True for a file that must be confirmed before it is used. */
export const isAsked = ({ notices }: Arrived): boolean => notices.some(({ asks }) => asks);

interface QueueOptions {
  readonly kinds: readonly FileKind[];
  /** The folder into which they come. */
  readonly folder?: number | null;
  /** Gets each file that arrived and stays. */
  readonly onArrived?: ((file: StoredFile) => void) | undefined;
}

/** Sends any number of files, one after the other; leaving stops them. */
export function useUploadQueue({ kinds, folder = null, onArrived }: QueueOptions) {
  const say = useWords();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const running = useRef<FileUpload | null>(null);
  const line = useRef(Promise.resolve());
  const lastKey = useRef(0);
  /** What was taken off the list before its turn; all when the list itself is gone. */
  const dropped = useRef(new Set<number | 'all'>());
  useEffect(() => {
    const left = dropped.current;
    left.delete('all');
    return () => {
      left.add('all');
      running.current?.cancel();
    };
  }, []);

  const change = (key: number, news: Partial<QueuedUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...news } : upload)));
  const remove = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send({ key, file }: QueuedUpload): Promise<void> {
    if (dropped.current.has('all') || dropped.current.has(key)) return;
    change(key, { state: 'running' });
    try {
      running.current = uploadFile(file, kinds, (share) => change(key, { share }));
      const stored = await running.current.file;
      if (folder !== null) await ask(library.change, { body: { changes: [{ id: stored.id, folder }] } });
      change(key, { state: 'arrived', stored });
      if (stored.same === null && !isAsked(stored)) onArrived?.(stored);
      await queries.invalidateQueries({ queryKey: ['media'] });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') remove(key);
      else {
        const refusal = (error instanceof Error && error.message) || say('unreachable');
        change(key, { state: 'refused', refusal, canRetry: mayPass(error) });
      }
    }
  }

  const enqueue = (upload: QueuedUpload) => {
    line.current = line.current.then(() => send(upload));
  };

  /** Names at once what makes no sense to send, and sends the rest in its order. */
  async function sendTaken(added: readonly QueuedUpload[]): Promise<void> {
    const refusals = await Promise.all(added.map(({ file }) => refusalOf(file, kinds, currentLanguage())));
    for (const [index, upload] of added.entries()) {
      const refusal = refusals[index] ?? '';
      if (refusal === '') enqueue(upload);
      else change(upload.key, { state: 'refused', refusal });
    }
  }

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = Array.from(files, (file): QueuedUpload => {
        lastKey.current += 1;
        return { key: lastKey.current, file, state: 'waiting', share: 0, refusal: '', canRetry: false, stored: null };
      });
      setUploads((all) => [...all, ...added]);
      void sendTaken(added);
    },
    retry: (upload: QueuedUpload) => {
      change(upload.key, { state: 'waiting', share: 0, refusal: '' });
      enqueue(upload);
    },
    /** A file was confirmed, or left out. */
    settle: ({ key, stored }: QueuedUpload, isTaken: boolean) => {
      if (stored === null) return;
      if (!isTaken) return remove(key);
      change(key, { stored: { ...stored, notices: [] } });
      if (stored.same === null) onArrived?.(stored);
      void queries.invalidateQueries({ queryKey: ['media'] });
    },
    /** Both files stay, though they are the same. */
    keepBoth: ({ key, stored }: QueuedUpload) => {
      if (stored === null) return;
      change(key, { stored: { ...stored, same: null } });
      onArrived?.(stored);
    },
    /** Takes one off the list. */
    remove,
    /** Stops a file that is on its way, or takes one off the list. */
    drop: ({ key, state }: QueuedUpload) => {
      if (state === 'running') running.current?.cancel();
      else {
        dropped.current.add(key);
        remove(key);
      }
    },
  };
}
