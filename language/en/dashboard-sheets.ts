import type { Message } from '../message.ts';

/** The words of the dashboard's screen of spreadsheets. */
export const sheetWords = {
  sheetsIntro: 'Products and other lists as a CSV file, to be worked on in a spreadsheet and taken in again.',
  sheetOf: 'List',
  sheetExport: 'Download as CSV',
  sheetImport: 'Take in rows from a CSV file',
  sheetImportIntro:
    'You see what would become of each row before anything changes. Columns that are missing leave their fields alone; rows without a number are added as drafts.',
  sheetChoose: 'Choose a CSV file',
  sheetTrying: 'Trying the rows: {done} …',
  sheetProgress: 'Taking in: {done} of {all}',
  sheetEncoding:
    'The letters of this file cannot be read: it is not stored as UTF-8. Save it as “CSV UTF-8” and choose it again.',
  sheetShape: 'This file is no CSV: its cells cannot be told apart. A quotation mark may not be closed.',
  sheetEmpty: 'There is no row in this file below its first line.',
  sheetIgnored: 'Columns that are not known here, and left out: {columns}',
  sheetOutcome: 'What becomes of the rows',
  countOfKind: '{kind}: {number}',
  sheetLine: 'Line {line}:',
  rowsRefused: { one: 'Refused', other: 'Refused' },
  rowsChanged: { one: 'Changed', other: 'Changed' },
  rowsAdded: { one: 'Added', other: 'Added' },
  rowsSame: { one: 'Unchanged', other: 'Unchanged' },
  emptied: '(empty)',
  moreRows: 'Show more rows',
  sheetTake: { one: 'Take in {count} row', other: 'Take in {count} rows' },
  sheetNothing: 'Nothing in this file would change anything.',
  sheetLeavesOut: { one: '{count} row is refused and left out.', other: '{count} rows are refused and left out.' },
  sheetDone: { one: '{count} row was taken in', other: '{count} rows were taken in' },
  sheetBrokeOff: {
    one: '{count} row was taken in before the connection was lost; {left} are left',
    other: '{count} rows were taken in before the connection was lost; {left} are left',
  },
} as const satisfies Record<string, Message>;
