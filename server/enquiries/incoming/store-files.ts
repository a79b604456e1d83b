import { Readable } from 'node:stream';
import { mostFileBytes, mostFiles } from '../../../calls/replies.ts';
import type { EmailFile } from '../../mailbox/parse-email.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { CheckedFile } from '../../media/receive-upload.ts';
import { toDownloadName } from '../../media/stored-name.ts';
import { UploadError } from '../../media/upload-error.ts';

/**
 * File types that are common in the trade besides pictures and PDFs. They are served as `application/octet-stream`, so
 * that browsers do not open them.
 */
const otherEndings: ReadonlySet<string> = new Set(
  [
    'doc docx docm dot dotx odt rtf txt pages xls xlsx xlsm xlsb xltx csv tsv ods numbers ppt pptx pptm pps ppsx odp key',
    'pub vsd vsdx mpp mpt xml json xps epub',
    'dwg dxf dwf dwfx dgn rvt rfa rte ifc nwd nwc skp 3ds 3dm max blend fbx obj stl step stp iges igs sat plt',
    'kmz kml gpx shp geojson',
    'ai eps ps psd indd idml cdr xcf tif tiff bmp heic heif jp2 jxl raw dng cr2 cr3 nef arw emf wmf',
    'zip rar 7z tar gz tgz',
    'msg eml ics vcf',
    'mp4 m4v mov avi mkv webm wmv mpg mpeg 3gp 3g2 mts',
    'mp3 m4a aac amr ogg oga opus wav wma flac caf aif aiff',
  ].flatMap((line) => line.split(' ')),
);
/** Outlook's container of formats and files. */
const outlookWrapper = 'winmail.dat';

const endingOf = (name: string): string => /\.([a-z\d]{1,7})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const isDownload = (name: string): boolean => otherEndings.has(endingOf(name)) || name.toLowerCase() === outlookWrapper;

/** The stored files of an email, and the names of those that are not stored. */
export interface StoredFiles {
  readonly files: readonly CheckedFile[];
  readonly leftOut: readonly string[];
}

async function checked(
  { check }: Pick<MediaStore, 'check'>,
  { name, content }: EmailFile,
): Promise<CheckedFile | null> {
  try {
    // A Buffer in an array, because `Readable.from` would iterate over the single bytes of a `Uint8Array`.
    const stream = Readable.from([Buffer.from(content)]);
    return await check(stream, { fileName: name, accept: ['image', 'document'], mostBytes: mostFileBytes });
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    if (error.status !== 415 || !isDownload(name)) return null;
    return {
      name: toDownloadName(name, endingOf(name)),
      type: 'application/octet-stream',
      content: Buffer.from(content),
    };
  }
}

/**
 * Checks the files of an email like uploads, within the limits of a reply's files.
 * @throws errors of writing to the disk; the email is then read again later
 */
export async function storeFiles(media: Pick<MediaStore, 'check'>, sent: readonly EmailFile[]): Promise<StoredFiles> {
  const files: CheckedFile[] = [];
  const leftOut: string[] = [];
  let bytes = 0;
  for (const file of sent) {
    const fits = files.length < mostFiles && bytes + file.content.byteLength <= mostFileBytes;
    const storedFile = fits && file.content.byteLength > 0 ? await checked(media, file) : null;
    if (storedFile === null) leftOut.push(file.name || '…');
    else {
      files.push(storedFile);
      bytes += storedFile.content.length;
    }
  }
  return { files, leftOut: leftOut.slice(0, 5 * mostFiles) };
}
