import type { Message } from '../message.ts';

/** Why a file that is uploaded is refused. */
export const uploadRefusals = {
  fileTooLarge: 'The file is larger than {megabytes} MB',
  fileKindRefused: 'This kind of file is not accepted here',
  fileBroken: 'The file is damaged or incomplete',
  fileTooComplex: 'The file is too complex to be checked. Simplify it and try again',
  imageTooLarge: 'The picture has more than {megapixels} megapixels',
  imageHdr:
    'This is an HDR picture (PQ or HLG), and its colours cannot be shown as they are. Export it without HDR, for example as JPEG in sRGB, and upload that',
} as const satisfies Record<string, Message>;

/** What must be known of an uploaded file before it is used; the keys are the codes that calls answer. */
export const uploadNotices = {
  lockedPdf:
    'This PDF opens with a password only, so visitors cannot read it. Save it without a password and upload it again',
} as const satisfies Record<string, Message>;
