import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostPhotoBytes } from '../../../content/enquiry-photo.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { samplePdf, samplePhoto, sampleSvg } from '../../../tests/support/sample-files.ts';

let calls: TestCalls;
let photo: Buffer;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const taken = samplePhoto(60, 40).jpeg();
  photo = await taken.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 49/1' } }).toBuffer();
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const quoted = { name: 'Noura', phone: '0501234567', what: 'A wall', city: 'Abha' };

function formOf(values: Readonly<Record<string, string>>, ...photos: readonly (Buffer | string)[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  for (const content of photos)
    form.append('photo', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'wall.jpg');
  return form;
}
const send = (payload: FormData, headers: Readonly<Record<string, string>> = {}, remoteAddress?: string) =>
  calls.visit({
    method: 'POST',
    url: '/api/en/send-email',
    payload,
    headers: { cookie: formCookie(Date.now() - 60_000), ...headers },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
/** Bytes of Exif data that are not zero, beyond the orientation that browsers need. */
async function countExif(picture: Buffer): Promise<number> {
  const { exif = Buffer.alloc(0) } = await sharp(picture).metadata();
  const count = exif.filter((byte) => byte !== 0).length;
  return count < 32 ? 0 : count;
}
const read = async (id: number) => (await calls.administer({ url: `/api/en/enquiries/${id}` })).json();
const countOf = async (table: 'enquiry' | 'enquiry_file' | 'enquiry_file_part') =>
  (await calls.services.database.read.selectFrom(table).selectAll().execute()).length;

describe('the picture of a quote request', () => {
  it('is in its conversation, without the place where it was taken, for administrators only [PUB-QUOTE-13]', async () => {
    const answer = await send(formOf({ kind: 'quote', page: '/en/quote', ...quoted }, photo));
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    const { thread, fields } = await read(id);
    expect(fields).toMatchObject({ ...quoted, phone: '+966501234567' });
    expect(thread).toMatchObject([{ state: 'received', author: '', text: 'Picture of the wall' }]);
    const [file] = thread[0].files;
    expect(file).toMatchObject({ name: 'wall.jpg', type: 'image/jpeg' });
    const url = `/api/en/enquiries/${id}/files/${file.id}`;
    const { rawPayload } = await calls.administer({ url });
    expect([await countExif(photo), await countExif(rawPayload)]).toEqual([expect.toSatisfy((bytes) => bytes > 64), 0]);
    expect((await sharp(rawPayload).metadata()).width).toBe(60);
    expect((await calls.visit({ url })).statusCode).toBe(401);
    const media = await calls.administer({ url: '/api/en/media' });
    expect(media.body).not.toContain('wall');
  });

  it('may be a PNG or WebP, or be left out [PUB-QUOTE-13]', async () => {
    for (const content of [await samplePhoto(8, 8).png().toBuffer(), await samplePhoto(8, 8).webp().toBuffer()])
      expect((await send(formOf({ kind: 'quote', ...quoted }, content))).statusCode).toBe(201);
    const without = await send(formOf({ kind: 'quote', ...quoted }));
    expect((await read(without.json()['id'])).thread).toEqual([]);
  });

  it('of another kind, too large or not alone is refused beside its field, and nothing is stored [PUB-QUOTE-13]', async () => {
    const before = [await countOf('enquiry'), await countOf('enquiry_file')];
    const huge = Buffer.concat([photo, Buffer.alloc(mostPhotoBytes)]);
    const gif = await samplePhoto(8, 8).gif().toBuffer();
    for (const wrong of [[samplePdf], [sampleSvg], [gif], [huge], [Buffer.from('no picture')], [photo, photo]]) {
      const answer = await send(formOf({ kind: 'quote', ...quoted }, ...wrong));
      expect([answer.statusCode, answer.json()['issues']]).toEqual([400, [{ path: 'photo', code: 'photoRefused' }]]);
    }
    expect([await countOf('enquiry'), await countOf('enquiry_file')]).toEqual(before);
  });

  it('belongs to no other form [PUB-QUOTE-13]', async () => {
    const values = { kind: 'contact', name: 'Sara', email: 'sara@a.example', message: 'Hello' };
    const answer = await send(formOf(values, photo));
    expect([answer.statusCode, answer.json()['issues']]).toEqual([400, [{ path: 'photo', code: 'unknownField' }]]);
  });

  it('can be sent twelve times an hour by one visitor [PUB-QUOTE-13]', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 13; turn += 1) {
      // Another limit counts all forms of a minute.
      await calls.services.database.write.deleteFrom('rate_limit').where('key', 'not like', '%upload%').execute();
      statuses.push((await send(formOf({ kind: 'quote', ...quoted }, photo), {}, '203.0.113.9')).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429]);
  });

  it('is exported with the person and erased with the enquiry [PUB-QUOTE-13]', async () => {
    const phone = '+966555111222';
    await send(formOf({ kind: 'quote', ...quoted, phone }, photo));
    const ofDataSubject = { method: 'POST' as const, payload: { phone } };
    const exported = await calls.administer({ ...ofDataSubject, url: '/api/en/people/export' });
    const [file] = exported.json()['files'];
    expect((await sharp(Buffer.from(file.content, 'base64')).metadata()).width).toBe(60);
    const before = [await countOf('enquiry_file'), await countOf('enquiry_file_part')] as const;
    await calls.administer({ method: 'POST', url: '/api/en/people/erase', payload: { phones: [phone] } });
    expect([await countOf('enquiry_file'), await countOf('enquiry_file_part')]).toEqual([before[0] - 1, before[1] - 1]);
  });
});
