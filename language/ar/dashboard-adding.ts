import type { Message } from '../message.ts';

/** Words of adding one record after the other. */
export const addingMessages = {
  addMore: 'حفظ وإضافة عنصر آخر',
} as const satisfies Record<string, Message>;
