import type { EmailPart } from './read-parts.ts';

/** Default file names by type, for files without a name or an extension. */
const usualNames: Readonly<Record<string, string>> = {
  'text/calendar': 'invitation.ics',
  'application/ics': 'invitation.ics',
  'message/rfc822': 'e-mail.eml',
  'message/global': 'e-mail.eml',
  'text/vcard': 'contact.vcf',
  'text/x-vcard': 'contact.vcf',
  'application/pdf': 'document.pdf',
  'application/msword': 'document.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document.docx',
  'application/vnd.ms-excel': 'table.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'table.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'presentation.pptx',
  'application/rtf': 'document.rtf',
  'text/rtf': 'document.rtf',
  'text/csv': 'table.csv',
  'text/plain': 'text.txt',
  'image/jpeg': 'picture.jpg',
  'image/png': 'picture.png',
  'image/gif': 'picture.gif',
  'image/webp': 'picture.webp',
  'image/heic': 'picture.heic',
  'image/tiff': 'picture.tif',
  'audio/mpeg': 'recording.mp3',
  'audio/mp4': 'recording.m4a',
  'audio/x-m4a': 'recording.m4a',
  'audio/aac': 'recording.aac',
  'audio/amr': 'recording.amr',
  'audio/ogg': 'recording.ogg',
  'audio/opus': 'recording.opus',
  'audio/wav': 'recording.wav',
  'audio/x-wav': 'recording.wav',
  'audio/3gpp': 'recording.3gp',
  'video/mp4': 'film.mp4',
  'video/quicktime': 'film.mov',
  'video/3gpp': 'film.3gp',
  'application/zip': 'archive.zip',
  'application/vnd.rar': 'archive.rar',
  'application/x-rar-compressed': 'archive.rar',
  'application/ms-tnef': 'winmail.dat',
  'application/vnd.ms-tnef': 'winmail.dat',
};

/**
 * The file name of an attachment. One without a name gets a default by its type; a forwarded email is named after its
 * subject.
 * @param subject of the forwarded email; empty for none
 */
export function fileNameOf({ type, fileName }: EmailPart, subject: string): string {
  const usual = usualNames[type] ?? '';
  const ending = usual.slice(usual.lastIndexOf('.'));
  if (ending === '.eml') {
    const stem = (fileName || subject).replace(/\.eml$/i, '').replace(/[/\\]/g, '-');
    return stem === '' ? usual : `${stem}.eml`;
  }
  if (fileName === '') return usual;
  return ending === '' || /\.[a-z\d]{1,7}$/i.test(fileName) ? fileName : `${fileName}${ending}`;
}
