import { calls as arabic } from './ar/calls.ts';
import type { CallKey } from './call-messages.ts';
import { calls as english } from './en/calls.ts';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues } from './message.ts';
import { isUploadMessage, type UploadMessage, uploadMessage } from './upload-messages.ts';

export type RefusalMessage = CallKey | UploadMessage;

/**
 * A sentence with which the server refuses. Its key and its values come from an error, so they are not typed by each
 * other. The dashboard fetches the sentences about uploads when it needs them.
 */
export const refusalMessage = (key: RefusalMessage, language: Language, values?: MessageValues): string =>
  isUploadMessage(key)
    ? uploadMessage(key, language, values)
    : formatMessage((language === 'ar' ? arabic : english)[key], language, values);
