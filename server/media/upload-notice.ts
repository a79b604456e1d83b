import type { Language } from '../../language/languages.ts';
import type { MessageValues } from '../../language/message.ts';
import { type NoticeCode, uploadMessage } from '../../language/upload-messages.ts';

/** A notice about a file for its user. */
export interface UploadNotice {
  readonly code: NoticeCode;
  /** The values in its message. */
  readonly values?: MessageValues;
  /** True if the user must confirm the file before it is used; false if the notice is only shown. */
  readonly asks: boolean;
}

/** The first notice that requires confirmation. */
export const questionAmong = (notices: readonly UploadNotice[]): UploadNotice | undefined =>
  notices.find(({ asks }) => asks);

/** Serializes notices in a language. */
export const serializeNotices = (notices: readonly UploadNotice[], language: Language) =>
  notices.map(({ code, values, asks }) => ({ code, message: uploadMessage(code, language, values), asks }));
