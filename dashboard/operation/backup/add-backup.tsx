import { useEffect, useId, useRef, useState } from 'react';
import { backups } from '../../../calls/backups.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import { formatBytes } from '../../../language/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { type SentFile, sendFile } from '../../app/send-file.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { refreshBackups } from './use-backups.ts';

interface Sending {
  readonly file: File;
  readonly share: number;
}

/** Uploads a backup from the administrator's disk, with progress and cancelling. */
export function AddBackup() {
  const t = useLateTranslations();
  const id = useId();
  const sent = useRef<SentFile<AnswerOf<typeof backups.receive.answer>> | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  useEffect(() => () => sent.current?.cancel(), []);
  const add = useAction(
    async (file: File) => {
      setSending({ file, share: 0 });
      sent.current = sendFile(backups.receive, { file, onProgress: (share) => setSending({ file, share }) });
      try {
        return await sent.current.answer;
      } finally {
        setSending(null);
      }
    },
    { about: ({ name }) => name, refresh: refreshBackups },
  );
  // No message for the administrator's own cancelling.
  const isStopped = add.refusal?.error instanceof DOMException && add.refusal.error.name === 'AbortError';

  const language = currentLanguage();
  return (
    <div className="field">
      <FileDrop
        label={t('backupUpload')}
        accept=".gz,.age,application/gzip"
        describedBy={`${id}-hint`}
        isPending={sending !== null}
        onChoose={add.start}
      />
      <p id={`${id}-hint`} className="field-hint">
        {t('backupUploadHint')}
      </p>
      {sending !== null && (
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="text-muted">
              {t('arrivedOf', {
                arrived: formatBytes(sending.file.size * sending.share, language),
                all: formatBytes(sending.file.size, language),
              })}
            </span>
            <Button variant="text" onPress={() => sent.current?.cancel()}>
              {t('cancelUpload')}
            </Button>
          </p>
          <progress
            className="upload-bar"
            max={1}
            value={sending.share}
            aria-label={`${t('uploading')} ${sending.file.name}`}
          />
        </div>
      )}
      {add.refusal !== null && !isStopped && <Alert>{add.refusal.text}</Alert>}
    </div>
  );
}
