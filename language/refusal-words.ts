import { type CallMessage, callMessage } from './call-words.ts';
import type { Language } from './languages.ts';
import type { MessageValues } from './message.ts';
import { isUploadMessage, type UploadMessage, uploadMessage } from './upload-words.ts';

export type RefusalMessage = CallMessage | UploadMessage;

/** A sentence with which the server refuses. The dashboard fetches those about uploads when it needs them. */
export const refusalMessage = (key: RefusalMessage, language: Language, values?: MessageValues): string =>
  isUploadMessage(key) ? uploadMessage(key, language, values) : callMessage(key, language, values);
