import type { Message } from '../message.ts';

/** Words of what was changed in one go, as the history tells it. */
export const historyWords = {
  groupItems: { one: '{count} item', other: '{count} items' },
  groupInLists: { one: '{count} item in several lists', other: '{count} items in several lists' },
  groupShow: 'Show the items',
  groupShowOf: 'Show the items: {title}',
  groupUndo: 'Undo all',
  groupUndoOf: 'Undo all: {title}',
  groupUndoing: '{done} of {count} done',
  groupUndone: { one: '{count} change was undone', other: '{count} changes were undone' },
  groupLeft: '{done} of {count} undone',
  groupStays: { one: '{count} change was left as it is:', other: '{count} changes were left as they are:' },
  groupMore: 'Show more items',
} as const satisfies Record<string, Message>;
