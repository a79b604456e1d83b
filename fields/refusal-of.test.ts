import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const everyKind = ['image', 'video', 'document'] as const;

/** A file with these bytes, one a character. By default it has no name and no media type. */
function file(content: string, { type = '', bytes = content.length } = {}): File {
  const made = new File([Buffer.from(content, 'latin1')], 'a', { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}

const mebibyte = 1024 * 1024;
const brands = (major: string, ...others: string[]) => `\0\0\0\x20ftyp${major}\0\0\0\0${others.join('')}`;
const zip = (...names: string[]) => names.map((name) => `PK\x03\x04${'\0'.repeat(26)}${name}`).join('x'.repeat(300));

const withJpeg = 'export it as JPEG or PNG';
const withMp4 = 'export it as MP4 with H.264 and AAC';

describe('a file is not even sent, and its kind and the way out are named [ADM-GEN-66]', () => {
  it.each([
    brands('heic', 'mif1', 'heic'),
    brands('heix', 'mif1'),
    brands('mif1', 'mif1', 'heic'),
    brands('hevc', 'msf1'),
    brands('heim'),
  ])('a photo of an iPhone (%#)', async (content) => {
    expect(await refusalOf(file(content, { type: 'image/heic' }), everyKind, 'en')).toBe(
      'iPhone photo: export it as JPEG, or set the camera to Most Compatible',
    );
    expect(await refusalOf(file(content), ['image'], 'ar')).toBe(
      'صورة آيفون: صدّرها بصيغة JPEG، أو اضبط الكاميرا على «الأكثر توافقًا»',
    );
  });

  it.each<[sentence: string, content: string]>([
    [`QuickTime (MOV) film: ${withMp4}`, brands('qt  ', 'qt  ')],
    [`QuickTime (MOV) film: ${withMp4}`, '\0\0\0\x08wide\0\0\x10\0mdat'],
    [`QuickTime (MOV) film: ${withMp4}`, '\0\0\x10\0moov\0\0\0\x6cmvhd'],
    [`QuickTime (MOV) film: ${withMp4}`, '\0\0\x10\0mdat'],
    [`QuickTime (MOV) film: ${withMp4}`, '\0\0\0\x08free\0\0\x10\0mdat'],
    [`AVI film: ${withMp4}`, 'RIFF\x10\0\0\0AVI LIST'],
    [`Windows Media (WMV) film: ${withMp4}`, '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
    [`Matroska (MKV) film: ${withMp4}`, '\x1a\x45\xdf\xa3\xa3\x42\x82\x88matroska'],
    [`Flash (FLV) film: ${withMp4}`, 'FLV\x01\x05'],
    [`MPEG film: ${withMp4}`, '\0\0\x01\xba\x44'],
    [`MPEG film: ${withMp4}`, `G${'x'.repeat(187)}G`],
    [`Ogg Theora film: ${withMp4}`, `OggS${'\0'.repeat(24)}\x80theora`],
    [`TIFF picture: ${withJpeg}`, 'II*\0\x08\0\0\0'],
    [`TIFF picture: ${withJpeg}`, 'MM\0*\0\0\0\x08'],
    [`TIFF picture: ${withJpeg}`, 'II+\0\x08\0\0\0'],
    [`TIFF picture: ${withJpeg}`, 'MM\0+\0\x08\0\0'],
    [`Canon RAW (CR2) picture: ${withJpeg}`, 'II*\0\x10\0\0\0CR\x02\0'],
    [`Canon RAW (CR3) picture: ${withJpeg}`, brands('crx ')],
    [`Photoshop (PSD) picture: ${withJpeg}`, '8BPS\0\x01'],
    [`Photoshop (PSD) picture: ${withJpeg}`, '8BPS\0\x02'],
    [`GIMP (XCF) picture: ${withJpeg}`, 'gimp xcf file'],
    [`JPEG XL picture: ${withJpeg}`, '\xff\x0a\xfa'],
    [`JPEG 2000 picture: ${withJpeg}`, '\0\0\0\x0cjP  \r\n\x87\n'],
    [`BMP picture: ${withJpeg}`, 'BM\x10\x10\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'],
    [`ICO picture: ${withJpeg}`, '\0\0\x01\0\x02\0'],
    ['EPS, Illustrator drawing: export it as SVG, or as PNG', '%!PS-Adobe-3.1 EPSF-3.0'],
    ['AutoCAD (DWG) drawing: export it as SVG, or as PNG', 'AC1032\0\0'],
    ['Word document: save it as PDF', zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
    ['Excel document: save it as PDF', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['PowerPoint document: save it as PDF', zip('[Content_Types].xml', 'ppt/presentation.xml')],
    ['Office document: save it as PDF', zip('[Content_Types].xml', '_rels/.rels')],
    ['OpenDocument document: save it as PDF', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
    ['Word, Excel, PowerPoint document: save it as PDF', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['RTF document: save it as PDF', '{\\rtf1\\ansi'],
    ['ZIP archive: unpack it, and upload the files that are in it', zip('photos/one.jpg')],
    ['ZIP archive: unpack it, and upload the files that are in it', 'PK\x05\x06\0\0'],
    ['RAR archive: unpack it, and upload the files that are in it', 'Rar!\x1a\x07\x01'],
    ['7z archive: unpack it, and upload the files that are in it', '7z\xbc\xaf\x27\x1c'],
    ['TAR archive: unpack it, and upload the files that are in it', `a.jpg${'\0'.repeat(252)}ustar`],
    ['Compressed file (SVGZ, GZ): save a drawing as plain SVG; unpack everything else', '\x1f\x8b\x08\0'],
    [
      'Compressed file (SVGZ, GZ): save a drawing as plain SVG; unpack everything else',
      '\x1f\x8b\x08\x08\0\0\0\0\0\0logo.svg\0',
    ],
    [
      `Sound without a picture (MP3): put it into a film, and ${withMp4.replace('export it', 'export that')}`,
      'ID3\x03',
    ],
    [
      `Sound without a picture (WAV): put it into a film, and ${withMp4.replace('export it', 'export that')}`,
      'RIFF\x10\0\0\0WAVEfmt ',
    ],
    ['Web page (HTML): save it as PDF, or upload the picture that it shows', '<!-- x --><!DOCTYPE html><p>'],
    ['The file is empty. Copy it again from where it comes from, or choose another one', ''],
  ])('%s (%#)', async (sentence, content) => {
    expect(await refusalOf(file(content), everyKind, 'en')).toBe(sentence);
    // The Arabic message names the same type.
    const arabic = await refusalOf(file(content), everyKind, 'ar');
    expect(arabic).toMatch(/[\u0621-\u064A]/);
    const kind = /^(.*?) (?:film|picture|drawing|document|archive):/.exec(sentence)?.[1] ?? '';
    expect(arabic).toContain(kind);
  });

  it('when it says that it is of another kind, or becomes one that is not taken here', async () => {
    const pdf = file('%PDF-1.7', { type: 'application/pdf' });
    expect(await refusalOf(pdf, ['image'], 'en')).toBe(
      'PDF is not taken here, only pictures: JPEG, PNG, WebP, GIF, AVIF or SVG',
    );
    expect(await refusalOf(file('\x89PNG', { type: 'image/png' }), ['document'], 'ar')).toBe(
      'لا يُقبل \u2068PNG\u2069 هنا، بل PDF فقط',
    );
    expect(await refusalOf(file('{\\rtf1'), ['image', 'video'], 'en')).toMatch(/^RTF is not taken here, only pictures/);
    expect(await refusalOf(file('II*\0\x08'), ['video'], 'en')).toMatch(/^TIFF is not taken here, only films/);
    expect(await refusalOf(file('hello', { type: 'text/plain' }), ['image', 'document'], 'en')).toMatch(
      /^Files of this kind cannot be shown here\. Use JPEG/,
    );
  });

  it('when it is larger than its kind may be', async () => {
    const large = (type: string, megabytes: number) => file('x', { type, bytes: megabytes * mebibyte + 1 });
    expect(await refusalOf(large('image/png', 15), ['image', 'video'], 'en')).toBe('The file is larger than 15 MB');
    expect(await refusalOf(large('video/mp4', 200), ['video'], 'en')).toBe('The file is larger than 200 MB');
  });
});

describe('the server looks at', () => {
  it.each([
    ['a picture of the largest size', file('\xff\xd8\xff', { type: 'image/jpeg', bytes: 15 * mebibyte }), ['image']],
    ['a file that says nothing about itself', file('x'), ['document']],
    ['a picture of HEIF that is AVIF', file(brands('mif1', 'avif', 'mif1')), ['image']],
    ['a drawing behind a comment', file('<!-- a --><!-- b --><svg xmlns="x"/>'), ['image']],
    ['a drawing in UTF-16', file('\xff\xfe<\0s\0v\0g\0'), ['image']],
    ['a film of a phone', file(brands('3gp4', 'isom')), ['video']],
    ['a film with space before its brands', file(`\0\0\0\x08free${brands('isom')}`), ['video']],
    ['a WebM', file('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'), ['video']],
    ['a PDF behind the answer of a server', file('HTTP/1.1 200 OK\r\n\r\n%PDF-1.7'), ['document']],
  ] as const)('%s', async (_, sent, kinds) => {
    expect(await refusalOf(sent, kinds, 'en')).toBe('');
  });

  it('thousands of comments in no time', async () => {
    const before = performance.now();
    await refusalOf(file('<!-- -->'.repeat(500)), everyKind, 'en');
    expect(performance.now() - before).toBeLessThan(500);
  });
});
