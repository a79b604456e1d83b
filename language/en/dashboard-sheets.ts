import type { Message } from '../message.ts';

/** Messages of the spreadsheet screen. */
export const sheetMessages = {
  sheetsIntro: 'Products and other lists as a CSV file that you edit in a spreadsheet and import again.',
  sheetOf: 'List',
  sheetExport: 'Download as CSV',
  sheetImport: 'Import rows from a CSV file',
  sheetImportIntro:
    'You see what would happen to each row before anything changes. Missing columns leave their fields unchanged; rows without a number are added as drafts.',
  sheetChoose: 'Choose a CSV file',
  sheetTakes: 'CSV, or text with tabs, saved as UTF-8, UTF-16 or Arabic for Windows.',
  sheetTrying: 'Checking the rows: {done} …',
  sheetProgress: 'Importing: {done} of {all}',
  sheetEncoding:
    'The text of this file cannot be read because it is not saved as UTF-8. Save it as “CSV UTF-8” and choose it again.',
  sheetWorkbook:
    'This is a workbook, not a CSV file. Open it in your spreadsheet program, save the sheet as “CSV UTF-8” and choose that file.',
  sheetGuessed:
    'This file is not saved as UTF-8; it was read as Arabic for Windows (1256). Check the Arabic texts below before you import.',
  sheetAbove: 'Rows above the column names will be skipped: {rows}',
  sheetShape: 'This file is not a valid CSV: its cells cannot be told apart. A quotation mark may be missing.',
  sheetEmpty: 'This file has no rows below its first line.',
  sheetIgnored: 'Unknown columns that will be skipped: {columns}',
  sheetOutcome: 'What will happen to the rows',
  countOfKind: '{kind}: {number}',
  sheetLine: 'Row {line}:',
  rowsRefused: { one: 'Refused', other: 'Refused' },
  rowsChanged: { one: 'Changed', other: 'Changed' },
  rowsAdded: { one: 'Added', other: 'Added' },
  rowsSame: { one: 'Unchanged', other: 'Unchanged' },
  emptied: '(empty)',
  moreRows: 'Show more rows',
  sheetTake: { one: 'Import {count} row', other: 'Import {count} rows' },
  sheetNothing: 'This file would not change anything.',
  sheetLeavesOut: {
    one: '{count} row is refused and will be skipped.',
    other: '{count} rows are refused and will be skipped.',
  },
  sheetDone: { one: '{count} row was imported', other: '{count} rows were imported' },
  sheetBrokeOff: {
    one: '{count} row was imported before the connection was lost; {left} are left',
    other: '{count} rows were imported before the connection was lost; {left} are left',
  },
} as const satisfies Record<string, Message>;
