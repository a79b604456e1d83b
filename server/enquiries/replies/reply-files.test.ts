import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostFileBytes, mostFiles, type ReplyFile } from '../../../calls/replies.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { type MailReceiver, receiveMail } from '../../../tests/support/mail-receiver.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sampleMp4, samplePdf, samplePhoto, sampleSvg } from '../../../tests/support/sample-files.ts';
import { sweepEnquiries } from '../people/retention.ts';
import { undoMilliseconds } from '../rows/undo-time.ts';

let ahead = 0;
const now = () => Date.now() + ahead;
let calls: TestCalls;
let mail: MailReceiver;
let photo: Buffer;
beforeAll(async () => {
  photo = await samplePhoto(60, 40).jpeg().toBuffer();
  mail = await receiveMail(await freePort());
  calls = await openTestCalls(await testDatabaseConfig(), {
    now,
    mail: { smtpUrl: mail.url, from: 'Wameed <site@wameed.example>', to: 'sales@wameed.example' },
    idleMilliseconds: 5,
  });
});
afterAll(async () => {
  await calls.close();
  await mail.close();
});
beforeEach(() => {
  ahead = 0;
});

async function contact(name: string): Promise<{ id: number; email: string }> {
  const email = `${name}@files.example`;
  const payload = { kind: 'contact', fields: { name, email, message: 'Hello' } };
  const headers = { cookie: formCookie(now() - 60_000) };
  const sent = await calls.visit({ method: 'POST', url: '/api/en/send-email', payload, headers });
  return { id: sent.json().id, email };
}

const post = (path: string, payload: object) => calls.administer({ method: 'POST', url: `/api/en${path}`, payload });
const read = async (id: number) => (await calls.administer({ url: `/api/en/enquiries/${id}` })).json();
const form = (name: string, content: Buffer | string, part = 'file') => {
  const payload = new FormData();
  payload.append(part, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return payload;
};
const attach = (id: number, name: string, content: Buffer | string) =>
  post(`/enquiries/${id}/files`, form(name, content));
const attached = async (id: number): Promise<readonly ReplyFile[]> => (await read(id)).attached;
const answer = (id: number, files: readonly number[]) =>
  post(`/enquiries/${id}/replies`, { subject: 'Your wall', text: 'With a datasheet', files });
const fetchFile = (id: number, file: number) => calls.administer({ url: `/api/en/enquiries/${id}/files/${file}` });

/** A PDF of the given size. */
const pdfOf = (bytes: number): Buffer => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\nstartxref\n0\n%%EOF\n')];
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 'x'), tail]);
};
const rowsOf = async (id: number) => {
  const { read: tables } = calls.services.database;
  const files = await tables.selectFrom('enquiry_file').select('id').where('enquiry_id', '=', id).execute();
  const parts = await tables.selectFrom('enquiry_file_part').select('file_id').execute();
  return [files.length, parts.filter(({ file_id }) => files.some((file) => file.id === file_id)).length];
};

describe('files of an answer', () => {
  it('are kept while it is written, go out with its email, and stand in the conversation', async () => {
    const { id, email } = await contact('goes-out');
    const datasheet = pdfOf(100_001);
    const first = await attach(id, 'ورقة المواصفات.pdf', datasheet);
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'ورقة المواصفات.pdf', type: 'application/pdf', bytes: 100_001, notices: [] },
    ]);
    const second = await attach(id, 'wall.exe', photo);
    expect(second.json()).toMatchObject({ name: 'wall.jpg', type: 'image/jpeg' });
    expect((await attached(id)).map(({ name }) => name)).toEqual(['ورقة المواصفات.pdf', 'wall.jpg']);
    expect(await calls.countFiles()).toEqual({ incoming: 0, uploads: 0, rows: 0 });

    const files = [first.json().id, second.json().id];
    expect((await answer(id, files)).json().reply.files).toMatchObject([{ bytes: 100_001 }, { name: 'wall.jpg' }]);
    expect(await attached(id)).toEqual([]);
    ahead += undoMilliseconds;
    const sent = () => mail.mails.find(({ to, raw }) => to.includes(email) && raw.includes('Subject: Your wall'));
    await expect.poll(sent, { timeout: 20_000 }).toBeDefined();
    const raw = sent()?.raw.replaceAll('\r\n', '') ?? '';
    expect(raw).toContain(datasheet.toString('base64'));
    expect(raw).toContain('Content-Type: application/pdf');
    expect(raw).toContain('wall.jpg');

    const saved = await fetchFile(id, files[0]);
    expect(saved.rawPayload.equals(datasheet)).toBe(true);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%D9%88/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are attached again when it is withdrawn, and removed one by one', async () => {
    const { id } = await contact('taken-back');
    const { notices, ...file } = (await attach(id, 'a.pdf', samplePdf)).json();
    expect(notices).toEqual([]);
    const { reply } = (await answer(id, [file.id])).json();
    await calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}/replies/${reply.id}` });
    expect(await attached(id)).toEqual([file]);
    const remove = () => calls.administer({ method: 'DELETE', url: `/api/en/enquiries/${id}/files/${file.id}` });
    expect((await remove()).statusCode).toBe(200);
    expect([(await remove()).statusCode, await rowsOf(id)]).toEqual([404, [0, 0]]);
  });

  it('come from the library as copies, which stay when the library loses them', async () => {
    const { id } = await contact('library');
    const stored = (await post('/media', form('Pixel pitch.pdf', pdfOf(40_000)))).json();
    const copy = await post(`/enquiries/${id}/files/stored`, { name: stored.name });
    expect([copy.statusCode, copy.json()]).toMatchObject([201, { name: 'Pixel pitch.pdf', bytes: 40_000 }]);
    await calls.administer({ method: 'DELETE', url: `/api/en/media/${stored.id}` });
    expect((await fetchFile(id, copy.json().id)).rawPayload).toHaveLength(40_000);
    const gone = await post(`/enquiries/${id}/files/stored`, { name: stored.name });
    expect([gone.statusCode, gone.json().issues]).toEqual([400, [{ path: 'name', code: 'unknownFile' }]]);
    const film = (await post('/media', form('film.mp4', sampleMp4({})))).json();
    expect((await post(`/enquiries/${id}/files/stored`, { name: film.name })).statusCode).toBe(415);
    await calls.administer({ method: 'DELETE', url: `/api/en/media/${film.id}` });
  });

  it('are refused by what they are and how large they are, alone and together, and nothing of them is kept', async () => {
    const { id } = await contact('refused');
    const refusals = [
      [await attach(id, 'page.html', '<script>alert(1)</script>'), 415],
      [await attach(id, 'a.pdf', '<html>%PDF-1.7'), 415],
      [await attach(id, 'film.mp4', sampleMp4({})), 415],
      [await attach(id, 'cut.pdf', '%PDF-1.7\n'), 400],
      [await attach(id, 'empty.pdf', ''), 400],
      [await attach(id, 'large.pdf', pdfOf(mostFileBytes + 1)), 413],
      [await post(`/enquiries/${id}/files`, form('a.pdf', samplePdf, 'other')), 400],
      [await attach(999_999, 'a.pdf', samplePdf), 404],
    ] as const;
    for (const [refused, status] of refusals)
      expect([refused.statusCode, refused.json().message]).toEqual([status, expect.any(String)]);
    expect(refusals[5][0].json().message).toBe('The file is larger than 10 MB');
    await attach(id, 'half.pdf', pdfOf(mostFileBytes - 1000));
    const tooMuch = await attach(id, 'rest.pdf', pdfOf(1001));
    expect([tooMuch.statusCode, tooMuch.json().message]).toEqual([
      413,
      'The files of a reply may be 10 MB in total at most',
    ]);
    expect(await attached(id)).toHaveLength(1);
    expect(await calls.countFiles()).toEqual({ incoming: 0, uploads: 0, rows: 0 });
  });

  it('are so many at most, also when all are sent at once', async () => {
    const { id } = await contact('many');
    const sent = await Promise.all(Array.from({ length: mostFiles + 2 }, () => attach(id, 'a.svg', sampleSvg)));
    expect(sent.filter(({ statusCode }) => statusCode === 413)).toHaveLength(2);
    expect(await attached(id)).toHaveLength(mostFiles);
  });

  it('of another message, of another administrator or of an answer that went out go with no answer', async () => {
    const [{ id }, other] = [await contact('own'), await contact('other')];
    const file = (await attach(id, 'a.pdf', samplePdf)).json();
    const { database } = calls.services;
    const colleague = await database.write
      .insertInto('account')
      .values({
        username: 'files',
        password_hash: 'x',
        created_at: '2026-11-22T00:00:00Z',
        changed_at: '2026-11-22T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const theirs = (await attach(id, 'theirs.pdf', samplePdf)).json();
    await database.write
      .updateTable('enquiry_file')
      .set({ account_id: colleague.id })
      .where('id', '=', theirs.id)
      .execute();
    for (const [enquiry, files] of [
      [other.id, [file.id]],
      [id, [theirs.id]],
      [id, [file.id, file.id]],
      [id, [file.id, 999_999]],
    ] as const) {
      const refused = await answer(enquiry, files);
      expect([refused.statusCode, refused.json().issues]).toEqual([400, [{ path: 'files', code: 'unknownFile' }]]);
    }
    expect((await fetchFile(id, theirs.id)).statusCode).toBe(404);
    expect((await fetchFile(other.id, file.id)).statusCode).toBe(404);
    expect((await calls.visit({ url: `/api/en/enquiries/${id}/files/${file.id}` })).statusCode).toBe(401);
    await answer(id, [file.id]);
    expect((await answer(id, [file.id])).statusCode).toBe(400);
    expect((await read(id)).thread).toHaveLength(1);
  });

  it('are handed over with the person and leave with the person', async () => {
    const { id, email } = await contact('person');
    const content = pdfOf(70_000);
    await answer(id, [(await attach(id, 'offer.pdf', content)).json().id]);
    await attach(id, 'draft.pdf', samplePdf);
    const found = (await post('/people/find', { email })).json();
    expect(found.enquiries[0].thread[0].files).toMatchObject([{ name: 'offer.pdf', bytes: 70_000 }]);
    const { files, ...rest } = (await post('/people/export', { email })).json();
    expect(rest).toEqual(found);
    expect(files).toEqual([{ ...found.enquiries[0].thread[0].files[0], content: content.toString('base64') }]);
    expect(await rowsOf(id)).toEqual([2, 4]);
    await post('/people/erase', { emails: [email] });
    expect(await rowsOf(id)).toEqual([0, 0]);
  });

  it('come with the whole of a conversation that no screen shows whole', async () => {
    const { id, email } = await contact('talker');
    await answer(id, [(await attach(id, 'first.pdf', samplePdf)).json().id]);
    const [first] = (await read(id)).thread;
    const { author, created_at } = first;
    const reply = { enquiry_id: id, offer_id: null, direction: 'received', author, subject: '' } as const;
    const rest = { status_before: null, awaiting_before: null, letter_id: null, created_at };
    const rows = Array.from({ length: 210 }, (_, index) => ({ ...reply, ...rest, text: `Question ${index}` }));
    await calls.services.database.write.insertInto('enquiry_reply').values(rows).execute();
    const { enquiries, files } = (await post('/people/export', { email })).json();
    expect([(await read(id)).thread.length, enquiries[0].thread.length, files.length]).toEqual([200, 211, 1]);
  });

  it('that were never sent are deleted after thirty days, those that were sent stay as long as their enquiry', async () => {
    const { id } = await contact('forgotten');
    await answer(id, [(await attach(id, 'sent.pdf', samplePdf)).json().id]);
    await attach(id, 'left.pdf', samplePdf);
    ahead += 29 * 86_400_000;
    const { sources } = calls.services.enquiries;
    await sweepEnquiries(sources);
    expect(await attached(id)).toHaveLength(1);
    ahead += 2 * 86_400_000;
    await sweepEnquiries(sources);
    expect([await attached(id), (await read(id)).thread[0].files.length]).toEqual([[], 1]);
  });
});
