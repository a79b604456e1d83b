import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { sampleGlb, samplePdf } from '../../tests/support/sample-files.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
});
afterAll(() => test.close());

const receive = (content: Buffer, accept: readonly ('model' | 'document')[] = ['model']) =>
  test.store.receive(Readable.from([content]), { fileName: 'Kiosk.bin', accept });

const listed = async (kind: 'model' | 'document', isUnused: boolean) =>
  (await test.store.list({ words: '', kind, isUnused, limit: 10 })).files.map(({ media }) => media.kind);

describe('a three-dimensional model [API-ADM-210]', () => {
  it('is stored by its content, and served with its type', async () => {
    const stored = await receive(sampleGlb());
    expect(stored).toMatchObject({ kind: 'model', width: null, placeholder: null });
    expect(stored.name).toMatch(/^kiosk-[\da-f]{8}\.glb$/);
    const upload = await test.store.openUpload(stored.name);
    await upload?.file.close();
    expect(upload?.type).toBe('model/gltf-binary');
    expect((await test.store.find([stored.id])).get(stored.id)?.kind).toBe('model');
  });

  it('is apart from documents in the library', async () => {
    await receive(sampleGlb({ extras: 1 }));
    await receive(samplePdf, ['document']);
    for (const isUnused of [true, false]) {
      expect(new Set(await listed('model', isUnused))).toEqual(new Set(['model']));
      expect(new Set(await listed('document', isUnused))).toEqual(new Set(['document']));
    }
  });

  it.each([
    ['a document', samplePdf, 415, 'takenModels'],
    ['a model cut short', sampleGlb().subarray(0, 200), 400, 'fileBroken'],
    ['a model of an older version', sampleGlb({ asset: { version: '1.0' } }), 400, 'fileBroken'],
    ['a model without a version', sampleGlb({ asset: undefined }), 400, 'fileBroken'],
    ['a model with pictures in other files', sampleGlb({ images: [{ uri: 'wood.png' }] }), 415, 'modelOutside'],
    [
      'a model that needs a decoder',
      sampleGlb({ extensionsRequired: ['KHR_mesh_quantization', 'KHR_draco_mesh_compression'] }),
      415,
      'modelPacked',
    ],
    ['a model without surfaces', sampleGlb({ meshes: [] }), 415, 'modelEmpty'],
  ])('refuses %s, and says what to do', async (_, content, status, messageKey) => {
    await expect(receive(content)).rejects.toMatchObject({ status, messageKey });
  });

  it('is refused where a document is expected', async () => {
    await expect(receive(sampleGlb({ extras: 2 }), ['document'])).rejects.toMatchObject({
      messageKey: 'takenDocuments',
    });
  });
});
