import type { Message } from '../message.ts';

/** Messages of the record editor and of the walk through untranslated fields. */
export const editorMessages = {
  openRecord: 'Open',
  openNamed: 'Open {title}',
  onOnePage: 'Open on one page',
  onThisPage: 'On this page',
  editorFields: 'Details',
  linkedFrom: 'Linked from',
  seePreview: 'See its preview',
  gapPlace: '{place} of {count}',
  gapSkip: 'Skip',
  gapSave: 'Save and next',
  gapsFilled: {
    zero: 'You have reached the end of the list. Nothing was filled in.',
    one: 'You have reached the end of the list: {count} item is complete now.',
    other: 'You have reached the end of the list: {count} items are complete now.',
  },
} as const satisfies Record<string, Message>;
