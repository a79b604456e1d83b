import type { Message } from '../message.ts';

/** Words of the page on which a record is edited with its sections, and of the way from gap to gap. */
export const editorWords = {
  openRecord: 'Open',
  openNamed: 'Open {title}',
  onOnePage: 'Open on one page',
  onThisPage: 'On this page',
  editorFields: 'Details',
  seePreview: 'See its preview',
  gapPlace: '{place} of {count}',
  gapSkip: 'Skip',
  gapSave: 'Save and next',
  gapsFilled: {
    zero: 'You have been through the list. Nothing was filled in.',
    one: 'You have been through the list: {count} record is complete now.',
    other: 'You have been through the list: {count} records are complete now.',
  },
} as const satisfies Record<string, Message>;
