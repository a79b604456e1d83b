import type { Message } from '../message.ts';

/** Messages of the tasks on the first screen. */
export const startMessages = {
  quickStart: 'Quick start',
  startProduct: 'Add a product',
  startFiles: 'Add files',
  taskNamed: '{action}: {name}',
  taskReply: 'Reply',
  taskDone: 'Done',
  taskSnooze: 'Tomorrow',
  taskAssign: 'Assign',
  taskUntitled: 'No name',
  taskEmail: 'E-mail: {name}',
} as const satisfies Record<string, Message>;
