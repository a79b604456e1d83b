import { lazy, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import type { FileKind } from '../../../fields/field.ts';
import { acceptOf, limitsOf } from '../../../fields/file-kinds.ts';
import { UploadProgress } from '../../../fields/upload-progress.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { useTranslations } from '../../app/translations.ts';
import { takeHandedFiles } from './handed-files.ts';
import { SameFile } from './same-file.tsx';
import { needsDecision, type QueuedUpload, useUploadQueue } from './use-upload-queue.ts';
import '../../../ui/file-drop.css';

const DrawingComparison = lazy(async () => ({ default: (await import('./drawing-comparison.tsx')).DrawingComparison }));
const StoredNotices = lazy(async () => ({ default: (await import('./stored-notices.tsx')).StoredNotices }));

interface RowProps {
  readonly upload: QueuedUpload;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
  /** A question about an uploaded file; `null` for none. */
  readonly question: ReactNode;
}

function Row({ upload, onDrop, onRetry, question }: RowProps) {
  const t = useTranslations();
  const { item: file, state, share, refusal, arrived: stored } = upload;
  if (state === 'running') {
    return <UploadProgress upload={{ fileName: file.name, bytes: file.size, share }} onCancel={onDrop} />;
  }
  if (question !== null) return question;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <bdi className="truncate">{file.name}</bdi>
      {state === 'refused' ? (
        <>
          <Alert variant="plain" className="text-danger">
            {refusal}
          </Alert>
          {upload.canRetry && (
            <Button variant="text" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
        </>
      ) : (
        <span role="status" className="text-muted">
          {t(state === 'arrived' ? 'uploadDone' : 'uploadWaiting')}
        </span>
      )}
      <Button variant="icon" aria-label={t('dismissUpload', { name: file.name })} onPress={onDrop}>
        <Icon name="close" className="size-4" />
      </Button>
      {stored?.notices.map(({ code, message }) => (
        <p key={code} role="status" className="basis-full text-muted">
          {message}
        </p>
      ))}
      {stored !== null && stored.notices.length > 0 && (
        <LazyBoundary>
          <DrawingComparison sent={file} name={stored.name} />
        </LazyBoundary>
      )}
    </div>
  );
}

interface UploadQueueProps {
  readonly kinds: readonly FileKind[];
  /** The folder for the uploads. */
  readonly folder?: number | null;
  /** Starts with the files that were chosen on another screen. */
  readonly takesHanded?: boolean;
  /** Called with each upload that stays. */
  readonly onArrived?: (file: StoredFile) => void;
  /** Called with the existing file that is used instead of a duplicate upload. */
  readonly onChoose?: (file: StoredFile) => void;
}

/** Uploads any number of files to the library. */
export function UploadQueue({ kinds, folder, takesHanded = false, onArrived, onChoose }: UploadQueueProps) {
  const t = useTranslations();
  const id = useId();
  const {
    queued: uploads,
    add,
    retry,
    drop,
    settle,
    keepBoth,
    remove,
  } = useUploadQueue({
    kinds,
    ...(folder !== undefined && { folder }),
    onArrived,
  });
  const [isOver, setIsOver] = useState(false);
  const addHanded = useEffectEvent(() => add(takeHandedFiles()));
  useEffect(() => {
    if (takesHanded) addHanded();
  }, [takesHanded]);
  const questionOf = (upload: QueuedUpload): ReactNode => {
    const { arrived: stored } = upload;
    if (stored !== null && needsDecision(stored)) {
      return (
        <LazyBoundary>
          <StoredNotices file={stored} sent={upload.item} onSettled={(isTaken) => settle(upload, isTaken)} />
        </LazyBoundary>
      );
    }
    return stored?.same ? (
      <LazyBoundary>
        <SameFile
          file={stored}
          same={stored.same}
          onKeepBoth={() => keepBoth(upload)}
          onUseOld={(old) => {
            remove(upload.key);
            onChoose?.(old);
          }}
        />
      </LazyBoundary>
    ) : null;
  };
  return (
    <div
      className="grid gap-3"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add(event.dataTransfer.files);
      }}
      onPaste={(event) => add(event.clipboardData.files)}
    >
      <label className="file-drop">
        <input
          id={id}
          type="file"
          multiple
          className="sr-only"
          accept={acceptOf(kinds)}
          aria-label={t('addFiles')}
          aria-describedby={`${id}-how`}
          onChange={(event) => {
            add(event.currentTarget.files ?? []);
            event.currentTarget.value = '';
          }}
        />
        <span className="font-medium">{t('addFiles')}</span>
        <span id={`${id}-how`} className="field-hint">
          {limitsOf(kinds, t)}
        </span>
      </label>
      {uploads.length > 0 && (
        <ul aria-label={t('uploads')} className="card grid gap-2 p-4">
          {uploads.map((upload) => (
            <li key={upload.key}>
              <Row
                upload={upload}
                onDrop={() => drop(upload)}
                onRetry={() => retry(upload)}
                question={questionOf(upload)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
