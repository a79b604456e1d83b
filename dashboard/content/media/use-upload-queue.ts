import { useQueryClient } from '@tanstack/react-query';
import { library, type StoredFile } from '../../../calls/library.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import type { FileKind } from '../../../fields/field.ts';
import { refusalOf } from '../../../fields/refusal-of.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { type Queued, useSendQueue } from '../../app/use-send-queue.ts';
import { uploadFile } from './upload-file.ts';

/** With `same`, an existing file with the same content, until the user decides which one to use. */
type Arrived = AnswerOf<typeof library.add.answer>;

export type QueuedUpload = Queued<File, Arrived>;

/** True if a file must be confirmed before it is used. */
export const needsDecision = ({ notices }: Arrived): boolean => notices.some(({ asks }) => asks);

interface QueueOptions {
  readonly kinds: readonly FileKind[];
  /** The folder for the uploads. */
  readonly folder?: number | null;
  /** Called with each upload that stays. */
  readonly onArrived?: ((file: StoredFile) => void) | undefined;
}

/** Uploads files to the library, one after the other. Unmounting cancels them. */
export function useUploadQueue({ kinds, folder = null, onArrived }: QueueOptions) {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['media'] });
  const toFolder = async (stored: Arrived): Promise<Arrived> => {
    if (folder !== null) await callApi(library.change, { body: { changes: [{ id: stored.id, folder }] } });
    return stored;
  };
  const queue = useSendQueue<File, Arrived>({
    check: (file) => refusalOf(file, kinds, currentLanguage()),
    begin: (file, onProgress) => {
      const { file: stored, cancel } = uploadFile(file, kinds, onProgress);
      return { answer: stored.then(toFolder), cancel };
    },
    onArrived: (stored) => {
      if (stored.same === null && !needsDecision(stored)) onArrived?.(stored);
      refresh();
      return true;
    },
  });
  const { change, remove } = queue;
  return {
    ...queue,
    /** Called after a file was confirmed or rejected. */
    settle: ({ key, arrived }: QueuedUpload, isTaken: boolean) => {
      if (arrived === null) return;
      if (!isTaken) return remove(key);
      change(key, { arrived: { ...arrived, notices: [] } });
      if (arrived.same === null) onArrived?.(arrived);
      refresh();
    },
    /** Uses both files although they are equal. */
    keepBoth: ({ key, arrived }: QueuedUpload) => {
      if (arrived === null) return;
      change(key, { arrived: { ...arrived, same: null } });
      onArrived?.(arrived);
    },
  };
}
