import { useQueryClient } from '@tanstack/react-query';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import type { UploadNotice } from '../../../calls/library.ts';
import { mostFileBytes, mostFiles, replies, type ReplyFile } from '../../../calls/replies.ts';
import type { FileKind } from '../../../fields/field.ts';
import { refusalOf } from '../../../fields/refusal-of.ts';
import { inMegabytes } from '../../../fields/file-limits.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { sendFile } from '../../app/send-file.ts';
import { type Queued, useSendQueue } from '../../app/use-send-queue.ts';

/** The kinds of files that can be attached. */
export const attachable: readonly FileKind[] = ['image', 'document'];

/** An attached file. A copy from the library has no notices. */
interface Attached {
  readonly id: number;
  readonly notices?: readonly UploadNotice[];
}

/** An upload, or the stored name of a library file that is being copied. */
export type ComingFile = Queued<File | string, Attached>;

/** True if a file must be confirmed before the reply is sent. */
export const needsDecision = ({ arrived }: ComingFile): boolean => arrived?.notices?.some(({ asks }) => asks) === true;

/** Why a file cannot be attached in addition to these; empty if the server may accept it. */
async function findError(attached: readonly ReplyFile[], file: File): Promise<string> {
  const language = currentLanguage();
  const kind = await refusalOf(file, attachable, language);
  if (kind !== '') return kind;
  if (attached.length >= mostFiles) return callMessage('replyFilesTooMany', language, { count: mostFiles });
  const bytes = attached.reduce((sum, each) => sum + each.bytes, file.size);
  return bytes <= mostFileBytes
    ? ''
    : callMessage('replyFilesTooLarge', language, { megabytes: inMegabytes(mostFileBytes) });
}

/**
 * The attachments of the reply being written, or of a received message being added. The server stores them until it is
 * sent. Unmounting cancels running uploads.
 */
export function useAttaching(
  { id, attached: ofOwn, attached_received: ofReceived }: Pick<WholeEnquiry, 'id' | 'attached' | 'attached_received'>,
  side: 'own' | 'received' = 'own',
) {
  const attached = side === 'received' ? ofReceived : ofOwn;
  const query = { received: side === 'received' ? 'true' : undefined };
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['enquiries', 'one', id] });
  const params = { id };
  const { queued: coming, ...queue } = useSendQueue<File | string, Attached>({
    check: async (file) => (typeof file === 'string' ? '' : findError(attached, file)),
    begin: (file, onProgress) => {
      if (typeof file !== 'string') return sendFile(replies.attach, { params, query, file, onProgress });
      const stop = new AbortController();
      const answer = callApi(replies.attachStored, { params, body: { name: file }, signal: stop.signal });
      return { answer, cancel: () => stop.abort() };
    },
    onArrived: async ({ notices = [] }) => {
      await refresh();
      return notices.length > 0;
    },
    onStopped: refresh,
  });
  return {
    ...queue,
    attached,
    coming,
    isBusy: coming.some((file) => file.state === 'waiting' || file.state === 'running' || needsDecision(file)),
  };
}
