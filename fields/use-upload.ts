import { useEffect, useRef, useState } from 'react';
import { useKeepMounted } from '../ui/keep-mounted.tsx';
import type { FileKind } from './field.ts';
import { type ArrivedFile, type Upload, useInputServices } from './input.ts';

/** A running upload: file name, size in bytes, and the uploaded fraction, from 0 to 1. */
export interface RunningUpload {
  readonly fileName: string;
  readonly bytes: number;
  readonly share: number;
}

/**
 * Uploads one file at a time. A second one replaces the first, and unmounting cancels.
 * @param onStored receives the uploaded file
 */
export function useUpload(kinds: readonly FileKind[], onStored: (file: ArrivedFile) => void) {
  const { language, t, upload } = useInputServices();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const [refusal, setRefusal] = useState('');
  const current = useRef<Upload | null>(null);
  /** Identifies the file chosen last; `null` if none is being uploaded. */
  const latest = useRef<object | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
      current.current?.cancel();
    },
    [],
  );
  useKeepMounted(running !== null);

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    current.current?.cancel();
    const own = {};
    latest.current = own;
    const isLatest = () => latest.current === own;
    const known = { fileName: file.name, bytes: file.size };
    setRunning({ ...known, share: 0 });
    setRefusal('');
    // Loaded on demand: the first screen contains all inputs but needs no upload checks.
    const { refusalOf } = await import('./refusal-of.ts');
    const foreseen = await refusalOf(file, kinds, language);
    if (!isLatest()) return;
    if (foreseen !== '') {
      stop();
      setRefusal(foreseen);
      return;
    }
    const sent = upload(file, kinds, (share) => {
      if (isLatest()) setRunning({ ...known, share });
    });
    current.current = sent;
    try {
      const stored = await sent.arrived;
      if (isLatest()) onStored(stored);
    } catch (error) {
      const isStopped = error instanceof Error && error.name === 'AbortError';
      if (isLatest() && !isStopped) setRefusal((error instanceof Error && error.message) || t('unreachable'));
    } finally {
      if (isLatest()) stop();
    }
  }

  function stop(): void {
    latest.current = null;
    current.current = null;
    setRunning(null);
  }

  const cancel = () => {
    current.current?.cancel();
    stop();
  };
  return { running, refusal, setRefusal, send, cancel };
}
