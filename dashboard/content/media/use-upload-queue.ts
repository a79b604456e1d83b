import { useQueryClient } from '@tanstack/react-query';
import { library, type StoredFile } from '../../../calls/library.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import type { FileKind } from '../../../fields/field.ts';
import { refusalOf } from '../../../fields/refusal-of.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { type Queued, useSendQueue } from '../../app/use-send-queue.ts';
import { uploadFile } from './upload-file.ts';

/** With `same`, a file of the library with the same content, as long as it is not decided which stays. */
type Arrived = AnswerOf<typeof library.add.answer>;

export type QueuedUpload = Queued<File, Arrived>;

/** True for a file that must be confirmed before it is used. */
export const needsDecision = ({ notices }: Arrived): boolean => notices.some(({ asks }) => asks);

interface QueueOptions {
  readonly kinds: readonly FileKind[];
  /** The folder into which they come. */
  readonly folder?: number | null;
  /** Gets each file that arrived and stays. */
  readonly onArrived?: ((file: StoredFile) => void) | undefined;
}

/** Brings any number of files into the library, one after the other; leaving stops them. */
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
    /** A file was confirmed, or left out. */
    settle: ({ key, arrived }: QueuedUpload, isTaken: boolean) => {
      if (arrived === null) return;
      if (!isTaken) return remove(key);
      change(key, { arrived: { ...arrived, notices: [] } });
      if (arrived.same === null) onArrived?.(arrived);
      refresh();
    },
    /** Both files stay, though they are the same. */
    keepBoth: ({ key, arrived }: QueuedUpload) => {
      if (arrived === null) return;
      change(key, { arrived: { ...arrived, same: null } });
      onArrived?.(arrived);
    },
  };
}
