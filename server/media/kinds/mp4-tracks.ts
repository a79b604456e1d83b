import { brokenFile } from '../upload-error.ts';
import { asciiAt } from './file-type.ts';
import { type Codec, codecNamed, fineH264, type FilmTrack, objectCodecs } from './film-codecs.ts';
import { type Box, boxesIn, childOf } from './iso-media.ts';

/** Bytes of the fields of a sample entry before its boxes (ISO/IEC 14496-12, 12.1.3 and 12.2.3). */
const videoFields = 78;
const audioFields = 28;
/** Additional bytes of an audio entry of QuickTime, by its version. */
const moreAudioFields: readonly number[] = [0, 16, 36];

/** The handler type of a track: `vide`, `soun`, `meta` (such as a location per second) and others. */
export function handlerOf(moov: Buffer, track: Box): string {
  const media = childOf(moov, track, 'mdia');
  const handler = media && childOf(moov, media, 'hdlr');
  return handler === undefined ? '' : asciiAt(moov, handler.start + 8, 4);
}

/** The first sample entry of a track; its name identifies the codec. */
function sampleEntryOf(moov: Buffer, track: Box): Box {
  let box: Box | undefined = track;
  for (const name of ['mdia', 'minf', 'stbl', 'stsd']) box = box && childOf(moov, box, name);
  const [entry] = box === undefined ? [] : boxesIn(moov, { start: box.start + 8, end: box.end });
  if (entry === undefined) throw brokenFile();
  return entry;
}

/** The position of a descriptor's content. Its length is encoded with 7 bits per byte (ISO/IEC 14496-1, 8.3.3). */
function descriptorAt(buffer: Buffer, place: number): number {
  let start = place + 1;
  while (start < place + 4 && (buffer.readUInt8(start) & 0x80) !== 0) start += 1;
  return start + 1;
}

/** The object type in the descriptor of an elementary stream; `undefined` if there is none. */
function objectTypeIn(moov: Buffer, { start }: Box): number | undefined {
  const [streamTag, configTag] = [3, 4];
  let place = start + 4;
  if (moov.readUInt8(place) === streamTag) {
    const content = descriptorAt(moov, place);
    const flags = moov.readUInt8(content + 2);
    place = content + 3;
    if ((flags & 0x80) !== 0) place += 2;
    if ((flags & 0x40) !== 0) place += 1 + moov.readUInt8(place);
    if ((flags & 0x20) !== 0) place += 2;
  }
  return moov.readUInt8(place) === configTag ? moov.readUInt8(descriptorAt(moov, place)) : undefined;
}

/** The first box of a name after the fields of a sample entry. Entries of old programs may end with other bytes. */
function boxOfEntry(moov: Buffer, { start, end }: Box, fields: number, name: string): Box | undefined {
  try {
    return boxesIn(moov, { start: Math.min(start + fields, end), end }).find((box) => box.name === name);
  } catch {
    return undefined;
  }
}

function pictureCodec(moov: Buffer, entry: Box): Codec {
  const named = codecNamed(entry.name);
  const config = boxOfEntry(moov, entry, videoFields, 'avcC');
  if (config !== undefined) return fineH264.get(moov.readUInt8(config.start + 1)) ?? named;
  const stream = entry.name === 'mp4v' ? boxOfEntry(moov, entry, videoFields, 'esds') : undefined;
  return (stream && objectCodecs.get(objectTypeIn(moov, stream) ?? 0)) ?? named;
}

function soundCodec(moov: Buffer, entry: Box): Codec {
  const named = codecNamed(entry.name);
  if (entry.name !== 'mp4a') return named;
  const fields = audioFields + (moreAudioFields[moov.readUInt16BE(entry.start + 8)] ?? 0);
  const wave = boxOfEntry(moov, entry, fields, 'wave');
  const stream = wave === undefined ? boxOfEntry(moov, entry, fields, 'esds') : childOf(moov, wave, 'esds');
  return (stream && objectCodecs.get(objectTypeIn(moov, stream) ?? 0)) ?? named;
}

/** Names of encrypted sample entries (ISO/IEC 14496-12, 8.12; iTunes). */
const encrypted = new Set(['encv', 'enca', 'drmi', 'drms']);

/** The video and audio tracks of a file. @throws UploadError if the description of a track is missing */
export function filmTracksIn(moov: Buffer, whole: Box): readonly FilmTrack[] {
  return boxesIn(moov, whole)
    .filter(({ name }) => name === 'trak')
    .flatMap((track): FilmTrack[] => {
      const handler = handlerOf(moov, track);
      if (handler !== 'vide' && handler !== 'soun') return [];
      const entry = sampleEntryOf(moov, track);
      const isPicture = handler === 'vide';
      const read = isPicture ? pictureCodec : soundCodec;
      return [{ is: isPicture ? 'picture' : 'sound', codec: encrypted.has(entry.name) ? null : read(moov, entry) }];
    })
    .toArray();
}
