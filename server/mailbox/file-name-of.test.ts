import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const parse = (...parts: readonly string[]) => {
  const body = parts.map((part) => `--b\n${part}\n`).join('');
  const head = 'From: Ali <ali@visitor.example>\nSubject: Re\nMIME-Version: 1.0\n';
  return parseEmail(
    Buffer.from(`${head}Content-Type: multipart/mixed; boundary=b\n\n${body}--b--\n`.replaceAll('\n', '\r\n')),
  );
};
const text = 'Content-Type: text/plain\n\nSee';
const encoded = (name: string): string => `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;
const namesOf = async (...parts: readonly string[]) => (await parse(text, ...parts)).files.map(({ name }) => name);

describe('a file without a name', () => {
  it.each([
    ['text/calendar; method=REQUEST', 'invitation.ics'],
    ['text/calendar; charset="utf-8"; method=CANCEL', 'invitation.ics'],
    ['text/x-vcard', 'contact.vcf'],
    ['image/jpeg', 'picture.jpg'],
    ['application/pdf', 'document.pdf'],
    ['audio/amr', 'recording.amr'],
    ['audio/ogg; codecs=opus', 'recording.ogg'],
    ['application/ms-tnef', 'winmail.dat'],
    ['application/vnd.ms-excel', 'table.xls'],
  ])('of the type %s gets one [ADM-GEN-75]', async (type, name) => {
    expect(await namesOf(`Content-Type: ${type}\n\nx`)).toEqual([name]);
  });

  it('of an unknown type has none, and one with a name keeps it', async () => {
    expect(await namesOf('Content-Type: application/octet-stream\n\nx')).toEqual(['']);
    expect(await namesOf('Content-Type: text/calendar; name="Site visit.ics"\n\nx')).toEqual(['Site visit.ics']);
    expect(await namesOf('Content-Type: text/calendar; name="Site visit"\n\nx')).toEqual(['Site visit.ics']);
  });
});

describe('a forwarded email', () => {
  const forwarded = (subject: string, more = ''): string =>
    `Content-Type: message/rfc822${more}\n\nFrom: Sara <sara@visitor.example>\n${subject}Content-Type: text/plain\n\nHello`;

  it.each([
    ['Subject: Hall 6.5 m\n', '', 'Hall 6.5 m.eml'],
    [`Subject: ${encoded('شاشة المدخل')}\n`, '', 'شاشة المدخل.eml'],
    ['Subject: Re: Hall 2/3\n', '\nContent-Disposition: attachment', 'Re: Hall 2-3.eml'],
    ['Subject: Hall\n', '\nContent-Disposition: inline', 'Hall.eml'],
    ['', '', 'e-mail.eml'],
    ['Subject: Hall\n', '; name="Offer 2.5"', 'Offer 2.5.eml'],
    ['Subject: Hall\n', '; name="Offer.eml"', 'Offer.eml'],
  ])('with %j%s is called %s [ADM-GEN-75]', async (subject, more, name) => {
    const { files, text: words, isForwarded } = await parse(text, forwarded(subject, more));
    expect([files.map((file) => file.name), words, isForwarded]).toEqual([[name], 'See', true]);
    expect(Buffer.from(files[0]?.content ?? []).toString()).toContain('sara@visitor.example');
  });
});

describe('a signature', () => {
  it.each([
    'Content-Type: application/pkcs7-signature; name="smime.p7s"\nContent-Disposition: attachment; filename="smime.p7s"',
    'Content-Type: application/x-pkcs7-signature',
    'Content-Type: application/octet-stream; name="smime.p7s"',
    'Content-Type: application/pgp-signature; name="OpenPGP_signature.asc"',
    'Content-Type: application/pgp-signature',
    'Content-Type: application/pgp-keys; name="OpenPGP_0x1234.asc"',
    'Content-Type: text/plain; name="signature.asc"\nContent-Disposition: attachment; filename="signature.asc"',
  ])('is no file: %s [ADM-GEN-76]', async (headers) => {
    const signed = `Content-Type: multipart/signed; boundary=c; protocol=x\n\n--c\n${text}\n--c\n${headers}\n\nx\n--c--`;
    expect(await parse(signed)).toMatchObject({ text: 'See', files: [], isCut: false });
    expect(await namesOf(`${headers}\n\nx`)).toEqual([]);
  });

  it('around words that are encrypted leaves the email unread', async () => {
    for (const type of ['application/pkcs7-mime; smime-type=enveloped-data', 'application/x-pkcs7-mime'])
      expect(await parse(`Content-Type: ${type}; name="smime.p7m"\n\nx`)).toMatchObject({
        text: '',
        isCut: true,
        files: [],
      });
    const pgp =
      'Content-Type: multipart/encrypted; boundary=c\n\n--c\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--c\nContent-Type: application/octet-stream; name="encrypted.asc"\n\nx\n--c--';
    expect(await parse(pgp)).toMatchObject({ text: '', isCut: true, files: [] });
  });
});
