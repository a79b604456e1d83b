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
  drawingScripts: 'Scripts were left out of this drawing',
  drawingLinks: 'Links were left out of this drawing. What they showed is still there',
  drawingAnimation:
    'Animation was left out of this drawing. It is shown at rest; upload a film or a GIF if it is to move',
  drawingOutside:
    'This drawing used pictures, fonts or parts of other files, which were left out. Embed them, or convert text to paths, and upload it again',
  drawingFonts:
    'Fonts were left out of this drawing, so its text may look different. Convert text to paths and upload it again',
  drawingNested:
    'A drawing inside this drawing was left out. Put its shapes into this one, or embed it as PNG, and upload it again',
  drawingForeign:
    'Parts that are no drawing (such as HTML text, sound or video) were left out. Convert text to SVG text or paths and upload it again',
  drawingStyles:
    'Styles that cannot be used safely were left out of this drawing. If it looks different, export it with presentation attributes and upload it again',
  drawingOther:
    'Parts of an unknown kind were left out of this drawing. If it looks different, export it as plain SVG and upload it again',
} as const satisfies Record<string, Message>;
