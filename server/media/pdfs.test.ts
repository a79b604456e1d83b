import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { samplePdf } from '../../tests/support/sample-files.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
});
afterAll(() => test.close());

/** The stored content of an uploaded PDF, and the codes of its notices. */
async function take(content: Buffer) {
  const codes: string[] = [];
  const { bytes } = await test.store.receive(Readable.from([content]), {
    fileName: 'sheet.pdf',
    accept: ['document'],
    canConfirm: true,
    onNotices: (notices) => codes.push(...notices.map(({ code }) => code)),
  });
  return { bytes, codes };
}

/** Encrypted by other programs, with the password "secret" to open, or with one that only restricts printing. */
const encryptions: readonly (readonly [by: string, isLocked: boolean, dictionary: string, id: string])[] = [
  [
    'RC4-40',
    true,
    '/V 1 /R 2 /Length 40 /P 4294967292 /Filter /Standard /O <c94828b7f4b6567915fef48d8e593534e2b34ecbd3908827ef231468fbcb45b4> /U <81f796544855cbd4e4f20d39d2c10f1b6043b55ea6dd2661953b95cce4e884b4>',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'RC4-40',
    false,
    '/V 1 /R 2 /Length 40 /P 4294967292 /Filter /Standard /O <9292059bdfb7f4873fa0f4aefbe2503c82cbb18702f09889c0996dfea11803c2> /U <de50bf6b7ee7607385fbafcf642dfd244995949f9d62101502be96206d64cd52>',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'RC4-128',
    true,
    '/V 2 /R 3 /Length 128 /P 4294967292 /Filter /Standard /O <efecfca20761e6e447d16d65e2277349937d0650d26fba43ccaa77f0ec09b5cd> /U <a24781d431ae3717f02a4886cecd530628bf4e5e4e758a4164004e56fffa0108>',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'RC4-128',
    false,
    '/V 2 /R 3 /Length 128 /P 4294967292 /Filter /Standard /O <b436d18e2c60441a6d8f6d46979c1641f305f91c030faaede3100e66b6daf3bb> /U <8a8e8a3e8d9953d7eed25f98eb64a7ad28bf4e5e4e758a4164004e56fffa0108>',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'AES-128',
    true,
    '/V 4 /R 4 /Length 128 /P 4294967292 /Filter /Standard /O <efecfca20761e6e447d16d65e2277349937d0650d26fba43ccaa77f0ec09b5cd> /U <a24781d431ae3717f02a4886cecd530628bf4e5e4e758a4164004e56fffa0108> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'AES-128',
    false,
    '/V 4 /R 4 /Length 128 /P 4294967292 /Filter /Standard /O <b436d18e2c60441a6d8f6d46979c1641f305f91c030faaede3100e66b6daf3bb> /U <8a8e8a3e8d9953d7eed25f98eb64a7ad28bf4e5e4e758a4164004e56fffa0108> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'AES-256-R5',
    true,
    '/V 5 /R 5 /Length 256 /P 4294967292 /Filter /Standard /O <a3d712caf55403b96acd5de68b1a30ca0804e990a407a9df75bcd77e7a044cffce0de376131e6a0a7238ff6bdba14fa7> /U <134ec4297f541e6802d63735e2efabd90bc68158a302303692c5009eac4454dc7b572689d53c348ed7b7450c57be4849> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'AES-256-R5',
    false,
    '/V 5 /R 5 /Length 256 /P 4294967292 /Filter /Standard /O <269e01ed1782971c1abde62198494f82d43ad86b271c6f78246a84dd7093cb01a40c3551b7f607d911c405a28a62e0fe> /U <b8575b18d54f2f774f9da2f93f27cbb82ed0047efd67efdf5cbfc67fb1ee52e8f1849a2c05d95f3b35e8c35fb7d8f584> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'AES-256',
    true,
    '/V 5 /R 6 /Length 256 /P 4294967292 /Filter /Standard /O <a825db8b9e7b2cc6b3d33fec7d6b45c78321a174b3a98a0ab7a44a0eba8ec8817511f68c01ae2edb60de8653d1b7def3> /U <acbdfb100b94c0787601ca025d49581e5cd751e9b2a5ab9afdb22bdc8c6cc791240f7b4608a4c673a1e93d46c91964bc> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
  [
    'AES-256',
    false,
    '/V 5 /R 6 /Length 256 /P 4294967292 /Filter /Standard /O <926925cea6f2bb92eec2d2cfc5db55aee557a710b2cb3d16b75a7a6ed7c9be61c34d93247c816374addffd15b3e500dd> /U <57752de21b20bb3d6827d50de9ab111f5c422506bfbcc4f57c5b22b9f6711ccdb69089d3b604ca4f9d2edd126cf632ec> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF',
    '6466636166353432373930333230366464313134343164306235626139363162',
  ],
];

const pdfWith = (trailer: string, ...objects: string[]) =>
  Buffer.from(`%PDF-1.7\n${objects.join('\n')}\n${trailer}\nstartxref\n9\n%%EOF\n`, 'latin1');

/** A literal string as some programs write it, with escaped delimiters. */
const inBrackets = (hex: string): string =>
  `(${Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[()\\]/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\012')})`;

describe('a PDF is taken after a question when it opens with a password only [ADM-GEN-67]', () => {
  it.each(encryptions)('%s: %s', async (_, isLocked, dictionary, id) => {
    const codes = isLocked ? ['lockedPdf'] : [];
    const trailer = `trailer << /Root 1 0 R /ID [<${id}> <${id}>] /Encrypt 5 0 R >>`;
    expect((await take(pdfWith(trailer, `5 0 obj\n<< ${dictionary} >>\nendobj`))).codes).toEqual(codes);
    // The same as a cross-reference stream, with literal strings, and inside the trailer itself.
    const bracketed = dictionary.replace(/<([\da-f]+)>/g, (_whole, hex: string) => inBrackets(hex));
    const stream = `7 0 obj\n<< /Type /XRef /ID [${inBrackets(id)} <00>] /Encrypt 5 0 R >>\nstream\nx\nendstream\nendobj`;
    expect((await take(pdfWith('', `5 0 obj << ${bracketed} >> endobj`, stream))).codes).toEqual(codes);
    const direct = `trailer << /ID [<${id}> <00>] /Encrypt << ${dictionary} >> >>`;
    expect((await take(pdfWith(direct))).codes).toEqual(codes);
  });

  it('also where nothing is known of how', async () => {
    const trailer = 'trailer << /Encrypt 5 0 R >>';
    const byKey = '5 0 obj << /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 >> endobj';
    expect((await take(pdfWith(trailer, byKey))).codes).toEqual(['lockedPdf']);
    expect((await take(pdfWith(trailer))).codes).toEqual(['lockedPdf']);
  });

  it('and not because it writes of encryption', async () => {
    const text = '4 0 obj << /Length 40 >>\nstream\n(/Encrypt 5 0 R) Tj\nendstream\nendobj';
    expect((await take(pdfWith('trailer << /Root 1 0 R >>', text))).codes).toEqual([]);
  });
});

describe('a PDF is taken with bytes before its header, and stored without them [ADM-GEN-67]', () => {
  it.each([
    ['the answer of a server', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
    ['lines', '\n\n  \n'],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['a command for a printer', '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'],
    ['zeros', '\0'.repeat(128)],
    ['the header of a Macintosh', `\0\x09sheet.pdf${'\0'.repeat(54)}PDF CARO`],
    ['as much as readers look at', 'x'.repeat(1015)],
  ])('%s', async (_, before) => {
    const content = Buffer.concat([Buffer.from(before, 'latin1'), samplePdf]);
    expect(await take(content)).toEqual({ bytes: samplePdf.length, codes: [] });
  });

  it.each([
    ['more than readers look at', 'x'.repeat(1100)],
    ['a page of HTML', '<!doctype html><p>'],
    ['an archive', 'PK\x03\x04'],
  ])('not with %s', async (_, before) => {
    const content = Buffer.concat([Buffer.from(before, 'latin1'), samplePdf]);
    await expect(take(content)).rejects.toMatchObject({ status: 415 });
  });
});
