import type { Message } from '../message.ts';

/** Words of the header's second menu, and of the keys that mean the same everywhere. */
export const wayWords = {
  groupRecent: 'Used last',
  groupContent: 'Content',
  groupFiles: 'Files & links',
  groupPeople: 'People',
  groupSystem: 'System',
  shortcuts: 'Keyboard shortcuts',
  shortcutsHint: 'No key saves or publishes while a question or a menu is open.',
  shortcutSave: 'Save the open form',
  shortcutPublish: 'Publish the open form',
  shortcutFind: 'Find a screen or a record',
  shortcutHelp: 'Show these keys',
} as const satisfies Record<string, Message>;
