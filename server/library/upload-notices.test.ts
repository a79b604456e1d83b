import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { lockedPdf, samplePdf } from '../../tests/support/sample-files.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

const form = (part: string, content: Buffer, name: string) => {
  const payload = new FormData();
  payload.append(part, new Blob([new Uint8Array(content)]), name);
  return payload;
};

const upload = (content: Buffer, language = 'en') =>
  calls.administer({ method: 'POST', url: `/api/${language}/media`, payload: form('file', content, 'sheet.pdf') });

/** The ids of the documents in the library. */
async function listed(): Promise<number[]> {
  const { files } = (await calls.administer({ url: '/api/en/media?kind=document' })).json();
  return files.map(({ id }: { id: number }) => id);
}

const later = () => new Date(Date.now() + 25 * 60 * 60 * 1000);

it('what was left out of a drawing is named by the form that saved it at once [API-ADM-204]', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/><path d="M0 0h9v9z"/></svg>');
  const payload = form('banner', drawing, 'logo.svg');
  payload.append('name', 'Wall');
  const added = await calls.administer({ method: 'POST', url: '/api/en/sub_category', payload });
  expect([added.statusCode, added.json().notices]).toEqual([
    201,
    [{ code: 'drawingScripts', message: 'Scripts were left out of this drawing', asks: false }],
  ]);
  const plain = await calls.administer({ method: 'POST', url: '/api/en/sub_category', payload: { name: 'Wall' } });
  expect([plain.statusCode, 'notices' in plain.json()]).toEqual([201, false]);
});

describe('a file that must be confirmed', () => {
  it('is answered with its notices in the language of the address [API-ADM-204, ADM-GEN-67]', async () => {
    const english = await upload(lockedPdf);
    expect([english.statusCode, english.json().notices]).toEqual([
      201,
      [{ code: 'lockedPdf', message: expect.stringMatching(/^This PDF opens with a password/), asks: true }],
    ]);
    expect((await upload(lockedPdf, 'ar')).json().notices).toMatchObject([
      { code: 'lockedPdf', message: expect.stringMatching(/كلمة مرور/) },
    ]);
    expect((await upload(samplePdf)).json().notices).toEqual([]);
  });

  it('is outside the library until it is confirmed, and gone after a day without [API-ADM-204]', async () => {
    const [left, taken] = [(await upload(lockedPdf)).json().id, (await upload(lockedPdf)).json().id];
    expect(await listed()).not.toContain(taken);
    const restored = await calls.administer({
      method: 'POST',
      url: '/api/en/media/restore',
      payload: { ids: [taken] },
    });
    expect(restored.json().restored).toEqual([taken]);
    await calls.services.media.sweep(later());
    expect(await listed()).toContain(taken);
    expect((await calls.administer({ url: `/api/en/media/${left}` })).statusCode).toBe(404);
  });

  it('is in the library once an item uses it [API-ADM-204]', async () => {
    const { id, name } = (await upload(lockedPdf)).json();
    const added = await calls.administer({
      method: 'POST',
      url: '/api/en/sub_category',
      payload: { name: 'Wall', specsheet: name },
    });
    expect(added.statusCode, added.body).toBe(201);
    await calls.services.media.sweep(later());
    expect(await listed()).toContain(id);
  });

  it('is refused in a form that saves at once, with what to do, and nothing of it is left [API-ADM-204]', async () => {
    const before = await listed();
    const payload = form('specsheet', lockedPdf, 'sheet.pdf');
    payload.append('name', 'Wall');
    const refused = await calls.administer({ method: 'POST', url: '/api/en/sub_category', payload });
    expect([refused.statusCode, refused.json().message]).toEqual([
      415,
      expect.stringMatching(/opens with a password.*Save it without a password/),
    ]);
    expect(await listed()).toEqual(before);
  });
});
