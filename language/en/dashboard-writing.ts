import type { Message } from '../message.ts';

/** Messages of the editor for formatted text. */
export const writingMessages = {
  writingTools: 'Formatting of {label}',
  bold: 'Bold',
  italic: 'Italic',
  heading2: 'Heading',
  heading3: 'Smaller heading',
  heading4: 'Smallest heading',
  bulletList: 'Bulleted list',
  numberList: 'Numbered list',
  quotation: 'Quotation',
  insertLink: 'Link',
  insertFile: 'Picture or video',
  insertTable: 'Table',
  turnDirection: 'Text direction',
  undoTyping: 'Undo typing',
  redoTyping: 'Redo typing',
  itemDeeper: 'Move item in',
  itemHigher: 'Move item out',
  addRow: 'Add row',
  addColumn: 'Add column',
  headerRow: 'Header row',
  removeRow: 'Remove row',
  removeColumn: 'Remove column',
  removeTable: 'Remove table',
  linkAddress: 'Page or address',
  linkInvalid: 'Enter a path on this site, or an address that starts with https://, mailto: or tel:',
  setLink: 'Set link',
  removeLink: 'Remove link',
  describeInText: 'Describe picture or video',
  altInText: 'Alternative text here',
  altInTextHint: 'If empty, the description in the library is used',
  captionInText: 'Caption',
  setDescription: 'Set description',
  picturesArriving: { one: 'Uploading the picture ...', other: 'Uploading {count} pictures ...' },
  picturesLost: {
    one: 'One picture could not be added. Add it from its file.',
    other: '{count} pictures could not be added. Add them from their files.',
  },
  linksLost: 'The addresses of these links could not be kept: {words}. Select the words and set their link again.',
  raisedLost:
    'These raised or lowered characters are now on the line: {words}. Check them, and rewrite them where needed.',
  struckLost:
    'These words were struck through and are now ordinary text: {words}. Remove them if they no longer apply.',
  lettersLost:
    'Lists counted by letters or Roman numbers ({words}) are counted by digits here. Check where the text names their items.',
  embeddedLost:
    'Embedded content such as a video, a map or a formula was left out. Add it as a picture, a video or a link.',
  tableTooLarge:
    'Nothing was pasted: a table has more than {rows} rows or {columns} columns. Split it where you copied it, and paste the parts.',
  textTooLarge: 'Nothing was pasted: a text here has at most {blocks} paragraphs. Copy and paste it in parts.',
  nothingPasted: 'Nothing was pasted: what was copied has no visible text. Select the text again, and copy it.',
} as const satisfies Record<string, Message>;
