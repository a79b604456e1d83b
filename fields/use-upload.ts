import { useEffect, useRef, useState } from 'react';
import { useHold } from '../ui/kept.tsx';
import type { FileKind } from './field.ts';
import { refusalOf } from './refusal-of.ts';
import { type ArrivedFile, type Upload, useInputServices } from './input.ts';

/** A file on its way: its name, its size in bytes, and the share that has arrived, from 0 to 1. */
export interface RunningUpload {
  readonly fileName: string;
  readonly bytes: number;
  readonly share: number;
}

/**
 * Sends one file at a time; a second one takes the place of the first, and leaving stops it.
 * @param onStored gets the file that arrived
 */
export function useUpload(kinds: readonly FileKind[], onStored: (file: ArrivedFile) => void) {
  const { language, say, upload } = useInputServices();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const [refusal, setRefusal] = useState('');
  const current = useRef<Upload | null>(null);
  useEffect(() => () => current.current?.cancel(), []);
  useHold(running !== null);

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    current.current?.cancel();
    current.current = null;
    setRunning(null);
    const foreseen = refusalOf(file, kinds, language);
    setRefusal(foreseen);
    if (foreseen !== '') return;
    const known = { fileName: file.name, bytes: file.size };
    setRunning({ ...known, share: 0 });
    const own = upload(file, kinds, (share) => {
      if (current.current === own) setRunning({ ...known, share });
    });
    current.current = own;
    try {
      const file = await own.arrived;
      if (current.current === own) onStored(file);
    } catch (error) {
      const isStopped = error instanceof Error && error.name === 'AbortError';
      if (current.current === own && !isStopped) {
        setRefusal((error instanceof Error && error.message) || say('unreachable'));
      }
    } finally {
      if (current.current === own) {
        current.current = null;
        setRunning(null);
      }
    }
  }

  return { running, refusal, setRefusal, send, cancel: () => current.current?.cancel() };
}
