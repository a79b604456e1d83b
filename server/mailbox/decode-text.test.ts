import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { parseEmail } from './parse-email.ts';

/** Encodes text in a single-byte character set. */
function encode(text: string, label: string): Buffer {
  const decoder = new TextDecoder(label);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (character) => bytes.get(character) ?? 0x3f));
}

/** Parses an email whose headers and text are in one character set. */
async function read(text: string, label: string, { subject = 'Re', type = 'text/plain' } = {}) {
  const raw = `From: ${subject} <ali@visitor.example>\r\nSubject: ${subject}\r\nContent-Type: ${type}\r\n\r\n${text}`;
  return parseEmail(label === 'utf-8' ? Buffer.from(raw) : encode(raw, label));
}

const arabic = [
  'مرحبا',
  'نعم موافق',
  'تم',
  'السلام عليكم ورحمة الله وبركاته، أرجو إرسال عرض السعر لشاشة LED مقاس 6×3 متر. وشكرًا',
  'Hello,\n\nنوافق على العرض رقم 2026-0001\n\nAli',
  'خطة',
  'چاي وپيتزا وگراج في الموقع',
  'الارتفاع: 3 م – العرض: 6 م',
  'متى يصل الفريق؟ هل يوم الأحد مناسب؛ أم الإثنين؟',
  'رقم الجوال 0500000000، شارع الأمير محمد بن عبدالعزيز',
];

describe('an email without a character set', () => {
  it.each(arabic)('in windows-1256 is read: %j [ADM-GEN-73]', async (text) => {
    expect(await read(text, 'windows-1256')).toMatchObject({ text, isCut: false });
    for (const type of ['text/plain; charset=us-ascii', 'text/plain; charset=iso-8859-1', 'text/plain; charset=utf-8'])
      expect([type, (await read(text, 'windows-1256', { type })).text]).toEqual([type, text]);
  });

  it('is read in windows-1256 as a page, too, whose own set is asked first', async () => {
    expect((await read('<p>مرحبا', 'windows-1256', { type: 'text/html' })).text).toBe('مرحبا');
    const named = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>Привет';
    expect((await read(named, 'windows-1251', { type: 'text/html' })).text).toBe('Привет');
  });

  it('has the subject and the sender that were written in the same bytes', async () => {
    for (const type of ['text/plain', 'text/plain; charset=windows-1256'])
      expect(await read('نعم', 'windows-1256', { subject: 'عرض السعر', type })).toMatchObject({
        subject: 'عرض السعر',
        author: 'عرض السعر',
        text: 'نعم',
      });
    const { subject } = await read('Да', 'windows-1251', {
      subject: 'Привет',
      type: 'text/plain; charset=windows-1251',
    });
    expect(subject).toBe('Привет');
  });

  it.each([
    'It’s fine – the price is €5,000 “net”',
    'Café à Genève, très élégant',
    'Grüße aus München, Straße',
    '6×3 m at 45°',
    'mañana está bien',
  ])('in the Western set is read: %j [ADM-GEN-73]', async (text) => {
    expect(await read(text, 'windows-1252')).toMatchObject({ text, isCut: false });
  });

  it.each(['مرحبا، 你好 👍', 'Grüße', 'plain'])('in UTF-8 is read: %j', async (text) => {
    expect(await read(text, 'utf-8')).toMatchObject({ text, isCut: false });
    expect((await read(text, 'utf-8', { type: 'text/plain; charset=iso-8859-1' })).text).toBe(text);
  });

  it.each([
    ['windows-1251', 'Здравствуйте, пришлите предложение'],
    ['windows-1251', 'Спасибо за ответ.'],
    ['windows-1255', 'שלום, אנא שלחו הצעת מחיר'],
    ['windows-1255', 'תודה רבה'],
    ['windows-1255', 'כמה זה עולה'],
    ['windows-1253', 'Καλημέρα σας'],
    ['koi8-r', 'Здравствуйте'],
    ['windows-1254', 'Teşekkürler, görüşmek üzere'],
  ])('in %s stays unread, and nothing is guessed [ADM-GEN-73]', async (label, text) => {
    expect(await read(text, label)).toMatchObject({ text: '', isCut: true });
  });

  it('in a set that is named is read in it, by any of its names', async () => {
    for (const label of ['windows-1251', 'koi8-r', 'windows-1255', 'iso-8859-6', 'x-cp1251']) {
      const text = label.includes('8859') ? 'مرحبا بكم في الرياض' : label.endsWith('1255') ? 'שלום' : 'Привет';
      expect([label, (await read(text, label, { type: `text/plain; charset="${label}"` })).text]).toEqual([
        label,
        text,
      ]);
    }
  });
});

describe('a subject', () => {
  const words = encode('خطة العمل', 'windows-1256').toString('base64');
  it.each(['unknown-8bit', 'x-unknown', 'us-ascii', 'iso-8859-1', 'windows-1256'])(
    'that names the set %s for its bytes is read [ADM-GEN-73]',
    async (label) => {
      expect((await read('x', 'utf-8', { subject: `=?${label}?B?${words}?= 2026-0001` })).subject).toBe(
        'خطة العمل 2026-0001',
      );
    },
  );

  it('never has the sign that stands for what is no character', async () => {
    for (const label of ['utf-8', 'unknown-8bit'])
      expect(
        (await read('x', 'utf-8', { subject: `=?${label}?B?${Buffer.of(0x81, 0xff, 0x41).toString('base64')}?=` }))
          .subject,
      ).not.toContain('\ufffd');
  });

  it('and the name of a file in bytes alone are read', async () => {
    const type = 'application/pdf; name="خطة العمل.pdf"';
    for (const label of ['windows-1256', 'utf-8'])
      expect((await read('x', label, { type })).files).toMatchObject([{ name: 'خطة العمل.pdf' }]);
  });
});

describe('bytes that are no characters', () => {
  it('of an email in UTF-8 are left out, and it stays unread', () => {
    const broken = Buffer.concat([Buffer.from('شكرًا على '), Buffer.of(0xd8), Buffer.from(' العرض')]);
    expect(decodeText(broken, 'utf-8')).toEqual({ text: 'شكرًا على  العرض', isWhole: false });
  });

  it('without a text around them are no text', () => {
    for (const bytes of [
      Buffer.of(0xff, 0xfe, 0x81),
      Buffer.of(0x61, 0x00, 0xff, 0xc3, 0x28, 0x62),
      Buffer.of(0x89, 0x50, 0x4e, 0x47, 0xff),
      Buffer.of(0xc3, 0x28, 0xa0, 0xa1),
    ])
      expect(decodeText(bytes, '')).toBe(null);
  });

  it('are never kept as the sign that stands for them, but a sender may write it', () => {
    expect(decodeText(Buffer.from('It shows \ufffd'), '')).toEqual({ text: 'It shows \ufffd', isWhole: true });
  });
});
