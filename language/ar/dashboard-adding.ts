import type { Message } from '../message.ts';

/** Words of adding one record after the other. */
export const addingWords = {
  addMore: 'حفظ وإضافة آخر',
} as const satisfies Record<string, Message>;
