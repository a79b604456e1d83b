import { callDescriptions as arabic } from '../language/ar/call-descriptions.ts';
import { callDescriptions as english } from '../language/en/call-descriptions.ts';
import type { CallSentence } from './model/call.ts';
import type { Words } from '../language/languages.ts';

/** A sentence of the API description in both languages. */
export const describe = (key: CallSentence): Words => ({ en: english[key], ar: arabic[key] });
