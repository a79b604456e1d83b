import type { MessageValues } from '../language/message.ts';
import type { UploadMessage } from '../language/upload-messages.ts';
import type { FileKind } from './field.ts';

/** Number of first bytes that identify a file. An SVG may begin with a long comment. */
export const headBytes = 4096;

/** The reason why a file is refused: a message with its parameters. */
export interface FileRefusal {
  readonly key: UploadMessage;
  readonly values?: MessageValues;
}

interface ForeignKind extends FileRefusal {
  /** Its name, which is the same in every language. */
  readonly kind: string;
  /** The file type after following the hint; `undefined` for archives, which may contain any type. */
  readonly becomes: FileKind | 'any';
}

const asA =
  (key: UploadMessage, becomes: ForeignKind['becomes']) =>
  (kind: string): ForeignKind => ({ key, kind, becomes, values: { kind } });

const film = asA('foreignFilm', 'video');
const sound = asA('foreignSound', 'video');
const picture = asA('foreignPicture', 'image');
const drawing = asA('foreignDrawing', 'image');
const document = asA('foreignDocument', 'document');
const archive = asA('foreignArchive', 'any');
const phonePhoto = asA('foreignPhoto', 'image')('HEIC');
const compressed = asA('foreignCompressed', 'any')('SVGZ, GZ');
const webPage = asA('foreignPage', 'any')('HTML');

/** The type of a ZIP file, by the names of its first entries. */
const zipKinds: readonly (readonly [name: RegExp, ForeignKind])[] = [
  [/word\//, document('Word')],
  [/xl\//, document('Excel')],
  [/ppt\//, document('PowerPoint')],
  [/visio\//, document('Visio')],
  [/mimetypeapplication\/vnd\.oasis\.opendocument\.graphics/, drawing('OpenDocument')],
  [/mimetypeapplication\/vnd\.oasis\.opendocument/, document('OpenDocument')],
  [/mimetypeapplication\/epub/, document('EPUB')],
  [/\.iwa|Index\.zip|preview(?:-web)?\.jpg/, document('Pages, Numbers, Keynote')],
  [/document\.json.*pages\//s, drawing('Sketch')],
  [/\[Content_Types\]\.xml/, document('Office')],
];

/** Types by the first bytes, read as text with one character a byte. The first match counts. */
const kinds: readonly (readonly [start: RegExp, ForeignKind | ((head: string) => ForeignKind)])[] = [
  [/^.{4}ftyp(?:hei[cxms]|hev[cxms])/s, phonePhoto],
  [/^.{4}ftypmi[af]\w.{4}(?:\w{4})*?(?:hei[cxms]|hev[cxms])/s, phonePhoto],
  [/^.{4}ftypqt {2}/s, film('QuickTime (MOV)')],
  [/^.{4}(?:moov|mdat|wide|pnot|free|skip)(?!.*ftyp)/s, film('QuickTime (MOV)')],
  [/^.{4}ftypM4[ABP] /s, sound('M4A')],
  [/^.{4}ftypavis/s, picture('AVIF sequence')],
  [/^.{4}ftypcrx /s, picture('Canon RAW (CR3)')],
  [/^(?:.{4}jP {2}\r\n\x87\n|\xff\x4f\xff\x51)/s, picture('JPEG 2000')],
  [/^(?:\xff\n|.{4}JXL )/s, picture('JPEG XL')],
  [/^II\*\0.{4}CR/s, picture('Canon RAW (CR2)')],
  [/^(?:II[*+]\0|MM\0[*+])/, picture('TIFF')],
  [/^IIU\0/, picture('Panasonic RAW')],
  [/^FUJIFILMCCD-RAW/, picture('Fujifilm RAW')],
  [/^8BPS/, picture('Photoshop (PSD)')],
  [/^gimp xcf/, picture('GIMP (XCF)')],
  [/^BM.{4}\0{4}.{3}\0[\x0c\x28\x34\x38\x40\x6c\x7c]\0{3}/s, picture('BMP')],
  [/^\0\0[\x01\x02]\0[^\0]\0/, picture('ICO')],
  [/^P[1-6][\s#]/, picture('PNM')],
  [/^(?:%!PS|\xc5\xd0\xd3\xc6)/, drawing('EPS, Illustrator')],
  [/^CorelDRAW|^RIFF.{4}CDR/s, drawing('CorelDRAW')],
  [/^AC10\d\d/, drawing('AutoCAD (DWG)')],
  [/^\s*0\s+SECTION\s/, drawing('AutoCAD (DXF)')],
  [/^(?:\xd7\xcd\xc6\x9a|\x01\0\0\0.{36} EMF)/s, drawing('WMF, EMF')],
  [/^PK(?:\x03\x04|\x05\x06)/, (head) => zipKinds.find(([name]) => name.test(head))?.[1] ?? archive('ZIP')],
  [/^Rar!\x1a\x07/, archive('RAR')],
  [/^7z\xbc\xaf\x27\x1c/, archive('7z')],
  [/^.{257}ustar/s, archive('TAR')],
  [/^(?:BZh\d|\xfd7zXZ\0|\x28\xb5\x2f\xfd)/, archive('BZ2, XZ, ZST')],
  [/^\x1f\x8b/, compressed],
  [/^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/, document('Word, Excel, PowerPoint')],
  [/^\{\\rtf/, document('RTF')],
  [/^RIFF.{4}AVI /s, film('AVI')],
  [/^\x30\x26\xb2\x75\x8e\x66\xcf\x11/, film('Windows Media (WMV)')],
  [/^\x1a\x45\xdf\xa3(?!.{0,60}webm)/s, film('Matroska (MKV)')],
  [/^FLV\x01/, film('Flash (FLV)')],
  [/^(?:\0\0\x01[\xb3\xba](?!ftyp)|G.{187}G|.{4}G.{191}G)/s, film('MPEG')],
  [/^\.RMF/, film('RealMedia')],
  [/^OggS.{0,300}theora/s, film('Ogg Theora')],
  [/^OggS/, sound('Ogg')],
  [/^(?:ID3|\xff[\xf2\xf3\xfb])/, sound('MP3')],
  [/^\xff[\xf0\xf1\xf8\xf9]/, sound('AAC')],
  [/^RIFF.{4}WAVE/s, sound('WAV')],
  [/^(?:fLaC|#!AMR|FORM.{4}AIF[CF]|MThd)/s, sound('FLAC, AMR, AIFF, MIDI')],
  [
    /^(?:\xef\xbb\xbf)?(?:\s|<!--(?:(?!-->).)*-->|<\?xml[^>]*>)*<(?:!doctype html|html|head|body|script)[\s>]/is,
    webPage,
  ],
];

/** The type of a file that no field accepts, by its first bytes; `undefined` for all others. */
function foreignKindOf(head: Uint8Array): ForeignKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  const kind = kinds.find(([start]) => start.test(text))?.[1];
  return typeof kind === 'function' ? kind(text) : kind;
}

/** True for a file of a type that no field accepts, which may contain an accepted one. */
export const isForeign = (head: Uint8Array): boolean => foreignKindOf(head) !== undefined;

/** The accepted types as the messages name them. */
const acceptedMessages = {
  image: 'takenImages',
  video: 'takenFilms',
  document: 'takenDocuments',
  model: 'takenModels',
  'image,video': 'takenImagesFilms',
  'document,image': 'takenImagesDocuments',
  'document,image,model,video': 'fileKindRefused',
} as const satisfies Record<string, UploadMessage>;

const isTaken = (joined: string): joined is keyof typeof acceptedMessages => Object.hasOwn(acceptedMessages, joined);

/** The reason why a field refuses a file of another type with this name. */
export function kindRefusal(kind: string, accept: readonly FileKind[]): FileRefusal {
  const joined = accept.toSorted().join();
  return { key: isTaken(joined) ? acceptedMessages[joined] : 'fileKindRefused', values: { kind } };
}

/** The reason why a field refuses a file with these first bytes; `undefined` if it may be of an accepted type. */
export function foreignRefusal(head: Uint8Array, accept: readonly FileKind[]): FileRefusal | undefined {
  const foreign = foreignKindOf(head);
  if (foreign === undefined) return undefined;
  const { becomes, kind, key, values } = foreign;
  return becomes === 'any' || accept.includes(becomes) ? { key, values: { ...values } } : kindRefusal(kind, accept);
}
