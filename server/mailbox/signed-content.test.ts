import { type AsnType, Constructed, Integer, ObjectIdentifier, OctetString, Sequence, Set as AsnSet } from 'asn1js';
import { expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';
import { signedContent } from './signed-content.ts';

const words = 'Content-Type: text/plain; charset=utf-8\r\n\r\nشكرًا\r\n';

const tagged = (...value: AsnType[]) => new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value });

/** S/MIME data of one content type, without certificates. */
function wrap(kind: string, content: AsnType): Buffer {
  const inner = new Sequence({ value: [new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' }), tagged(content)] });
  const data = new Sequence({ value: [new Integer({ value: 1 }), new AsnSet(), inner, new AsnSet()] });
  return Buffer.from(new Sequence({ value: [new ObjectIdentifier({ value: kind }), tagged(data)] }).toBER());
}

const signed = (text: string): Buffer => wrap('1.2.840.113549.1.7.2', new OctetString({ valueHex: Buffer.from(text) }));

const parse = (data: Buffer, type = 'application/pkcs7-mime; smime-type=signed-data') =>
  parseEmail(
    Buffer.from(
      `From: Ali <ali@visitor.example>\r\nSubject: Re\r\nContent-Type: ${type}; name="smime.p7m"\r\nContent-Disposition: attachment; filename="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\n${data.toString('base64')}\r\n`,
    ),
  );

it('an email that a signature wraps is read without it [ADM-GEN-76]', async () => {
  for (const type of ['application/pkcs7-mime; smime-type=signed-data', 'application/x-pkcs7-mime'])
    expect(await parse(signed(words), type)).toMatchObject({ subject: 'Re', text: 'شكرًا', isCut: false, files: [] });
});

it('its content may be in pieces, hold files, and be signed twice', async () => {
  const [head, rest] = [words.slice(0, 20), words.slice(20)];
  const pieces = [head, rest].map((piece) => new OctetString({ valueHex: Buffer.from(piece) }));
  const inPieces = wrap('1.2.840.113549.1.7.2', new OctetString({ isConstructed: true, value: pieces }));
  expect((await parse(inPieces)).text).toBe('شكرًا');
  const mixed = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${words}--b\r\nContent-Type: text/calendar\r\n\r\nx\r\n--b--\r\n`;
  expect(await parse(signed(mixed))).toMatchObject({ text: 'شكرًا', files: [{ name: 'invitation.ics' }] });
  const again = `Content-Type: application/pkcs7-mime\r\nContent-Transfer-Encoding: base64\r\n\r\n${signed(words).toString('base64')}`;
  expect((await parse(signed(again))).text).toBe('شكرًا');
});

it('what is encrypted, compressed or no such data stays unread', async () => {
  const encrypted = wrap('1.2.840.113549.1.7.3', new Integer({ value: 1 }));
  for (const data of [
    encrypted,
    Buffer.from('x'),
    Buffer.alloc(0),
    Buffer.alloc(5000, 0x30),
    signed(words).subarray(0, 40),
  ]) {
    expect(signedContent(data)).toBe(null);
    expect(await parse(data)).toMatchObject({ text: '', isCut: true, files: [] });
  }
});
