import type { Message } from '../message.ts';

/** Reasons for refusing an upload. */
export const uploadRefusals = {
  fileTooLarge: 'The file is larger than {megabytes} MB',
  fileKindRefused:
    'Files of this kind cannot be shown here. Use JPEG, PNG, WebP, GIF, AVIF or SVG for pictures, MP4 or WebM for films, PDF for documents, and GLB for 3D models',
  fileBroken: 'The file is damaged or incomplete',
  fileTooComplex: 'The file is too complex to be checked. Simplify it and try again',
  imageHdr:
    'This is an HDR picture (PQ or HLG), and its colours cannot be shown as they are. Export it without HDR, for example as JPEG in sRGB, and upload that',
  imageTooLarge:
    'The picture has {width} × {height} pixels, which are {megapixels} megapixels. Scale it down to at most {most} megapixels, such as {fittingWidth} × {fittingHeight} pixels',
  fileEmpty: 'The file is empty. Copy it again from where it comes from, or choose another one',
  takenImages: '{kind} is not taken here, only pictures: JPEG, PNG, WebP, GIF, AVIF or SVG',
  takenFilms: '{kind} is not taken here, only films: MP4 with H.264 and AAC, or WebM',
  takenDocuments: '{kind} is not taken here, only PDF',
  takenModels: '{kind} is not taken here, only 3D models as GLB',
  takenImagesFilms:
    '{kind} is not taken here, only pictures (JPEG, PNG, WebP, GIF, AVIF, SVG) and films (MP4 with H.264 and AAC, WebM)',
  takenImagesDocuments: '{kind} is not taken here, only pictures (JPEG, PNG, WebP, GIF, AVIF, SVG) and PDF',
  foreignPhoto: 'iPhone photo: export it as JPEG, or set the camera to Most Compatible',
  foreignFilm: '{kind} film: export it as MP4 with H.264 and AAC',
  foreignSound: 'Sound without a picture ({kind}): put it into a film, and export that as MP4 with H.264 and AAC',
  foreignPicture: '{kind} picture: export it as JPEG or PNG',
  foreignDrawing: '{kind} drawing: export it as SVG, or as PNG',
  foreignDocument: '{kind} document: save it as PDF',
  foreignArchive: '{kind} archive: unpack it, and upload the files that are in it',
  foreignCompressed: 'Compressed file ({kind}): save a drawing as plain SVG; unpack everything else',
  foreignPage: 'Web page ({kind}): save it as PDF, or upload the picture that it shows',
  filmInNoBrowser:
    'No browser plays this film, since it is coded as {codec}. Export it as MP4 with H.264 and AAC, and upload that',
  modelOutside: 'This 3D model needs other files. Export it as GLB with everything in one file, and upload that',
  modelPacked:
    'Not every browser reads this 3D model, since it uses {extension}. Export it as GLB without compression, and upload that',
  modelEmpty: 'This 3D model has no surfaces, so nothing would be seen. Export it again with its meshes',
  filmEncrypted:
    'This film is protected against copying, so no browser plays it. Export it without protection, as MP4 with H.264 and AAC',
} as const satisfies Record<string, Message>;

/** Notices about an uploaded file; the keys are the codes in the answers of calls. */
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
  filmInSomeBrowsers:
    'Not every browser plays this film, since it is coded as {codec}. Exported as MP4 with H.264 and AAC, it plays everywhere',
  soundInSomeBrowsers:
    'Not every browser plays the sound of this film, since it is coded as {codec}. Exported as MP4 with H.264 and AAC, it plays everywhere',
  soundInNoBrowser:
    'No browser plays the sound of this film, since it is coded as {codec}. Export it as MP4 with H.264 and AAC, or use it without sound',
} as const satisfies Record<string, Message>;
