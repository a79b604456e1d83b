import type { TestCalls } from './open-test-calls.ts';
import { sampleMp4, samplePhoto } from './sample-files.ts';

type Calls = Pick<TestCalls, 'administer'>;

async function uploadFile({ administer }: Calls, bytes: Buffer, name: string): Promise<number> {
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(bytes)]), name);
  return (await administer({ method: 'POST', url: '/api/en/media', payload })).json().id;
}

/** Uploads a small picture for records that require one. Returns its id. */
export const uploadPicture = async (calls: Calls): Promise<number> =>
  uploadFile(calls, await samplePhoto(4, 3).png().toBuffer(), 'picture.png');

/** Uploads a short video. Returns its id. */
export const uploadVideo = (calls: Calls): Promise<number> => uploadFile(calls, sampleMp4(), 'video.mp4');
