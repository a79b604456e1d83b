import type { Message } from '../message.ts';

/** Words of the library's own screen: folders, many files at once, the table of their words. */
export const libraryWords = {
  libraryIntro: 'Every file of the site. Files that nothing uses stay until you delete them.',
  noFolders: 'There are no folders yet.',
  newFolder: 'Name of a new folder',
  addFolder: 'Add folder',
  folderName: 'Name of the folder',
  folderTaken: 'There is a folder of this name already.',
  deleteFolder: 'Delete the folder {name}',
  rename: 'Rename',
  moveToFolder: 'Move to folder',
  moveFiles: { one: 'Move {count} file to a folder', other: 'Move {count} files to a folder' },
  addAndMove: 'Add and move',
  chosenFiles: 'Selected files',
  chooseNone: 'Clear selection',
  describeFiles: 'Edit texts',
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
    'Enter goes down to the next file, Tab along its row. Lines copied from a spreadsheet fill the rows below.',
} as const satisfies Record<string, Message>;
