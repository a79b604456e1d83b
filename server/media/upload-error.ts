import type { RefusalMessage } from '../../language/refusal-messages.ts';
import type { MessageValues } from '../../language/message.ts';
import { Refusal, type RefusalFacts } from '../refusals/refusal.ts';

/** A refused file; nothing of it is stored. The message is built from `messageKey` and `values` in the answer. */
export class UploadError extends Refusal {
  readonly status: 400 | 413 | 415;
  readonly messageKey: RefusalMessage;
  readonly values: MessageValues;

  constructor(status: UploadError['status'], messageKey: RefusalMessage, values: MessageValues = {}) {
    super(messageKey);
    this.name = 'UploadError';
    this.status = status;
    this.messageKey = messageKey;
    this.values = values;
  }

  get facts(): RefusalFacts {
    return this;
  }
}

export const brokenFile = (): UploadError => new UploadError(400, 'fileBroken');
/** Checking the file takes too much time or memory. */
export const tooComplex = (): UploadError => new UploadError(413, 'fileTooComplex');
export const cancelledUpload = (): UploadError => new UploadError(400, 'uploadCancelled');
export const refusedKind = (): UploadError => new UploadError(415, 'fileKindRefused');
export const emptyFile = (): UploadError => new UploadError(400, 'fileEmpty');
