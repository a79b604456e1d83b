import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '../../fields/field.ts';
import { refusalOf } from '../../fields/file-kinds.ts';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';
import { type FileUpload, uploadFile } from './upload-file.ts';

export interface QueuedUpload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'running' | 'arrived' | 'refused';
  /** The share that has arrived, from 0 to 1. */
  readonly share: number;
  readonly refusal: string;
}

/** Sends any number of files, one after the other; leaving stops them. */
export function useUploadQueue(kinds: readonly FileKind[]) {
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
      await running.current.file;
      change(key, { state: 'arrived' });
      await queries.invalidateQueries({ queryKey: ['media'] });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') remove(key);
      else change(key, { state: 'refused', refusal: (error instanceof Error && error.message) || say('unreachable') });
    }
  }

  const enqueue = (upload: QueuedUpload) => {
    line.current = line.current.then(() => send(upload));
  };

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = Array.from(files, (file): QueuedUpload => {
        lastKey.current += 1;
        const refusal = refusalOf(file, kinds, currentLanguage());
        return { key: lastKey.current, file, state: refusal === '' ? 'waiting' : 'refused', share: 0, refusal };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) if (upload.state === 'waiting') enqueue(upload);
    },
    retry: (upload: QueuedUpload) => {
      const refusal = refusalOf(upload.file, kinds, currentLanguage());
      if (refusal !== '') return;
      change(upload.key, { state: 'waiting', share: 0, refusal: '' });
      enqueue(upload);
    },
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
