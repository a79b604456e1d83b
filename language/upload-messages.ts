import { uploadNotices as arabicNotices, uploadRefusals as arabicRefusals } from './ar/uploads.ts';
import { uploadNotices as englishNotices, uploadRefusals as englishRefusals } from './en/uploads.ts';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues } from './message.ts';

/** The codes of notices about an uploaded file. */
export type NoticeCode = keyof typeof englishNotices;
export type UploadMessage = keyof typeof englishRefusals | NoticeCode;

const arabic = { ...arabicRefusals, ...arabicNotices };
const english = { ...englishRefusals, ...englishNotices };

export const isUploadMessage = (key: string): key is UploadMessage => Object.hasOwn(english, key);

/** The message of an upload refusal or notice. */
export const uploadMessage = (key: UploadMessage, language: Language, values?: MessageValues): string =>
  formatMessage((language === 'ar' ? arabic : english)[key], language, values);
