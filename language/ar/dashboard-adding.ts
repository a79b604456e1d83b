import type { Message } from '../message.ts';

/** Messages for adding several records in a row. */
export const addingMessages = {
  addMore: 'حفظ وإضافة عنصر آخر',
} as const satisfies Record<string, Message>;
