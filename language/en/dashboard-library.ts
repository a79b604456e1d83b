import type { Message } from '../message.ts';

/** Words of the library's own screen: folders, many files at once, the table of their words. */
export const libraryWords = {
  libraryIntro: 'Every file of the site. Unused files stay until you delete them.',
  noFolders: 'There are no folders yet.',
  newFolder: 'Name of the new folder',
  addFolder: 'Add folder',
  folderName: 'Name of the folder',
  folderTaken: 'A folder with this name already exists.',
  deleteFolder: 'Delete the folder {name}',
  rename: 'Rename',
  moveToFolder: 'Move to folder',
  moveFiles: { one: 'Move {count} file to a folder', other: 'Move {count} files to a folder' },
  addAndMove: 'Add and move',
  chosenFiles: 'Selected files',
  chooseNone: 'Clear selection',
  describeFiles: 'Edit descriptions',
  downloadFiles: 'Download',
  deleteFilesQuestion: {
    one: 'Delete {count} file?',
    other: 'Delete {count} files?',
  },
  filesStay: 'None of these files can be deleted',
  usedFilesStay: {
    one: '{count} file is in use, so it stays.',
    other: '{count} files are in use, so they stay.',
  },
  wordsTableHint:
    'Enter goes to the file below, Tab along the row. Lines copied from a spreadsheet fill the rows below.',
  altInArabic: 'Alternative text (Arabic)',
  altInEnglish: 'Alternative text (English)',
  fileName: 'File name',
  useFileAnyway: 'Use it anyway',
  leaveFileOut: 'Do not use it',
  drawingDiffers: 'It looks different from the file you sent',
  drawingSame: 'It looks the same as the file you sent',
  drawingBefore: 'As you sent it',
  drawingAfter: 'As it is shown here',
  wordsOfNew: 'Descriptions of the new files',
  saveWords: 'Save descriptions',
  later: 'Later',
} as const satisfies Record<string, Message>;
