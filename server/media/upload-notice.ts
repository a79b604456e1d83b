import type { Language } from '../../language/languages.ts';
import type { MessageValues } from '../../language/message.ts';
import { type NoticeCode, uploadMessage } from '../../language/upload-messages.ts';

/** What must be known of a file before it is used. */
export interface UploadNotice {
  readonly code: NoticeCode;
  /** Fills the places of its sentence. */
  readonly values?: MessageValues;
  /** True where the file is used only after a person has confirmed it; false where the notice is shown beside the file. */
  readonly asks: boolean;
}

/** The first of some notices that a person must confirm. */
export const questionAmong = (notices: readonly UploadNotice[]): UploadNotice | undefined =>
  notices.find(({ asks }) => asks);

/** Notices as answers carry them, in a language. */
export const serializeNotices = (notices: readonly UploadNotice[], language: Language) =>
  notices.map(({ code, values, asks }) => ({ code, message: uploadMessage(code, language, values), asks }));
