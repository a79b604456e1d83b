import type { Words } from './record.ts';

/** A text in English and Arabic. */
export const both = (en: string, ar: string): Words => ({ en, ar });
