import type { Message } from '../message.ts';

/** Messages for adding several records in a row. */
export const addingMessages = {
  addMore: 'Save and add another',
} as const satisfies Record<string, Message>;
