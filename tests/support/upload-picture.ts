import type { TestCalls } from './open-test-calls.ts';
import { samplePhoto } from './sample-files.ts';

/** Puts a small picture into the library, for records that must have one. Returns its id. */
export async function uploadPicture({ administer }: Pick<TestCalls, 'administer'>): Promise<number> {
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(await samplePhoto(4, 3).png().toBuffer())]), 'picture.png');
  return (await administer({ method: 'POST', url: '/api/en/media', payload })).json().id;
}
