import type { Message } from '../message.ts';

/** Messages for editing in the preview of a page. */
export const pointingMessages = {
  pointing: 'Edit on the page',
  pointHint: 'Point at a text, a picture or a group on the page, or go through them with Tab.',
  pointChosen: 'Selected on the page',
  pointOpenField: 'Open its field',
  pointOpenForm: 'Open its form',
  pointAdd: 'Add: {group}',
  pointEarlier: 'Move up',
  pointLater: 'Move down',
  pointHide: 'Hide from visitors',
  previewInBoth: 'Both',
} as const satisfies Readonly<Record<string, Message>>;
