import type { Words } from './record.ts';

/** The same thing said in English and in Arabic. */
export const both = (en: string, ar: string): Words => ({ en, ar });
