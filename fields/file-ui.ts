import { defineUi } from './field-ui.tsx';
import { FileCell, FileWhole } from './file-cell.tsx';
import { FileInput } from './file-input.tsx';
import { namesOf } from './file-value.ts';

const parts = { read: namesOf, Input: FileInput, Cell: FileCell, Whole: FileWhole };

export const documentUi = defineUi(parts);

export const pictureUi = defineUi({ ...parts, isPicture: true });
