import { useQueryClient } from '@tanstack/react-query';
import { lazy, useId, useState } from 'react';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { replies, type ReplyFile } from '../../../calls/replies.ts';
import { acceptOf } from '../../../fields/file-kinds.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { ReplyFileLink } from './reply-file-link.tsx';
import { UploadNotices } from '../../content/media/upload-notices.tsx';
import { attachable, type ComingFile, needsDecision, type useAttaching } from './use-attaching.ts';

/** The library is loaded when it is opened. */
const StoredFileWindow = lazy(async () => ({
  default: (await import('../../content/media/stored-file-window.tsx')).StoredFileWindow,
}));

interface AttachedProps {
  readonly enquiry: WholeEnquiry;
  readonly file: ReplyFile;
}

function Attached({ enquiry: { id }, file }: AttachedProps) {
  const t = useLateTranslations();
  const remove = useAction(() => callApi(replies.detach, { params: { id, file: file.id } }), { tell: () => null });
  return (
    <>
      <div className="flex items-center gap-2">
        <ReplyFileLink enquiryId={id} file={file} />
        <Button
          variant="icon"
          className="ms-auto"
          aria-label={t('replyFileRemove', { name: file.name })}
          isPending={remove.isPending}
          onPress={() => remove.start()}
        >
          <Icon name="close" className="size-4" />
        </Button>
      </div>
      {remove.refusal !== null && <Alert onRetry={remove.retry}>{remove.refusal.text}</Alert>}
    </>
  );
}

const nameOf = ({ item }: ComingFile): string => (typeof item === 'string' ? item : item.name);

function Coming({ file, onDrop }: { readonly file: ComingFile; readonly onDrop: () => void }) {
  const t = useLateTranslations();
  const { share, state, refusal } = file;
  const name = nameOf(file);
  return (
    <div className="flex items-center gap-2">
      <div className="grid min-w-0 grow gap-1">
        <bdi className="truncate text-sm">{name}</bdi>
        {state === 'running' && (
          <progress className="upload-bar" max={1} value={share} aria-label={`${t('uploading')} ${name}`} />
        )}
        {state === 'refused' && (
          <Alert variant="plain" className="text-sm text-danger">
            {refusal}
          </Alert>
        )}
        {state === 'waiting' && (
          <span role="status" className="text-sm text-muted">
            {t('uploadWaiting')}
          </span>
        )}
      </div>
      <Button
        variant="icon"
        aria-label={state === 'running' ? `${t('cancelUpload')} ${name}` : t('dismissUpload', { name })}
        onPress={onDrop}
      >
        <Icon name="close" className="size-4" />
      </Button>
    </div>
  );
}

interface AttachedNoticesProps {
  readonly enquiry: WholeEnquiry;
  readonly file: ComingFile;
  readonly arrived: NonNullable<ComingFile['arrived']>;
  readonly onSettled: () => void;
}

/** The notices of an attached file: it stays or is removed. */
function AttachedNotices({ enquiry, file, arrived, onSettled }: AttachedNoticesProps) {
  const queries = useQueryClient();
  return (
    <UploadNotices
      name={nameOf(file)}
      notices={arrived.notices ?? []}
      take={async () => undefined}
      leave={async () => {
        await callApi(replies.detach, { params: { id: enquiry.id, file: arrived.id } });
        await queries.invalidateQueries({ queryKey: ['enquiries', 'one', enquiry.id] });
      }}
      onSettled={onSettled}
    />
  );
}

interface AttachedFilesProps {
  readonly enquiry: WholeEnquiry;
  readonly label: string;
  readonly hint: string;
  /** True if files of the library can be attached. */
  readonly takesStored?: boolean;
  readonly attaching: ReturnType<typeof useAttaching>;
}

/** The attachments of a reply: uploaded, dropped, or taken from the library. */
export function AttachedFiles({ enquiry, label, hint, takesStored = false, attaching }: AttachedFilesProps) {
  const t = useLateTranslations();
  const id = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const { attached, coming, isBusy, add, drop, remove } = attaching;
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="field">
        <p id={`${id}-label`} className="field-label">
          {label}
        </p>
        {attached.length + coming.length > 0 && (
          <ul className="divide-y divide-line rounded-lg border border-line px-3">
            {attached.map((file) => (
              <li key={file.id} className="py-1.5">
                <Attached enquiry={enquiry} file={file} />
              </li>
            ))}
            {coming.map((file) => (
              <li key={`coming-${file.key}`} className="py-2">
                {file.arrived === null ? (
                  <Coming file={file} onDrop={() => drop(file)} />
                ) : (
                  <AttachedNotices
                    enquiry={enquiry}
                    file={file}
                    arrived={file.arrived}
                    onSettled={() => remove(file.key)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton accept={acceptOf(attachable)} onChoose={add}>
            {t('replyFilesAdd')}
          </FileButton>
          {takesStored && (
            <Button size="small" onPress={() => setIsChoosing(true)}>
              {t('replyFilesStored')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
        {isBusy && (
          <p role="status" className="field-hint">
            {t(coming.some(needsDecision) ? 'fileAsked' : 'replyFilesComing')}
          </p>
        )}
      </div>
      {isChoosing && (
        <LazyBoundary>
          <StoredFileWindow
            accept={attachable}
            onChoose={(name) => {
              setIsChoosing(false);
              if (name !== null) add([name]);
            }}
          />
        </LazyBoundary>
      )}
    </div>
  );
}
