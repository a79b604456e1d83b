import type { Message } from '../message.ts';

/** Words of adding one record after the other. */
export const addingMessages = {
  addMore: 'Save and add another',
} as const satisfies Record<string, Message>;
