import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { backups } from '../../calls/backups.ts';
import type { AnswerOf } from '../../calls/model/call.ts';
import { formatBytes } from '../../language/format.ts';
import { currentLanguage } from '../current-language.ts';
import { useNotify } from '../notices/notices.tsx';
import { type SentFile, sendFile } from '../send-file.ts';
import { useWords } from '../words.ts';

interface Sending {
  readonly file: File;
  readonly share: number;
}

/** Takes in a backup from the administrator's disk, with its progress and a way to stop. */
export function AddBackup() {
  const say = useWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const id = useId();
  const sent = useRef<SentFile<AnswerOf<typeof backups.receive.answer>> | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState('');
  useEffect(() => () => sent.current?.cancel(), []);

  async function send(file: File): Promise<void> {
    setRefusal('');
    setSending({ file, share: 0 });
    sent.current = sendFile(backups.receive, { file, onProgress: (share) => setSending({ file, share }) });
    try {
      const { message } = await sent.current.answer;
      notify({ text: message });
      await queries.invalidateQueries({ queryKey: ['backups'] });
    } catch (error) {
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      if (!isStopped) setRefusal((error instanceof Error && error.message) || say('unreachable'));
    }
    setSending(null);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file !== undefined) void send(file);
  }

  const language = currentLanguage();
  return (
    <div className="field">
      <label className="file-drop">
        <input
          type="file"
          accept=".gz,application/gzip"
          className="sr-only"
          aria-describedby={`${id}-hint`}
          disabled={sending !== null}
          onChange={choose}
        />
        <span className="font-medium">{say('backupUpload')}</span>
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {say('backupUploadHint')}
      </p>
      {sending !== null && (
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="text-muted">
              {say('arrivedOf', {
                arrived: formatBytes(sending.file.size * sending.share, language),
                all: formatBytes(sending.file.size, language),
              })}
            </span>
            <button type="button" className="text-button" onClick={() => sent.current?.cancel()}>
              {say('cancelUpload')}
            </button>
          </p>
          <progress
            className="upload-bar"
            max={1}
            value={sending.share}
            aria-label={`${say('uploading')} ${sending.file.name}`}
          />
        </div>
      )}
      {refusal !== '' && (
        <p role="alert" className="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
