import type { Message } from '../message.ts';

/** Words of what is begun from the first screen. */
export const startWords = {
  quickStart: 'Quick start',
  startProduct: 'Add a product',
  startFiles: 'Add files',
} as const satisfies Record<string, Message>;
