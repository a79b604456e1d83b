import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds without a new file after which no picture is being made. One takes a few seconds. */
const quiet = 15_000;

/** Waits until a started site has made its pictures in advance, so that this work does not disturb the measurement. */
export async function awaitPictures(dataDir: string): Promise<void> {
  const made = async () => (await readdir(join(dataDir, 'images')).catch(() => [])).length;
  let [count, since] = [await made(), Date.now()];
  while (Date.now() - since < quiet) {
    await pause(1000);
    const now = await made();
    if (now !== count) [count, since] = [now, Date.now()];
  }
}
