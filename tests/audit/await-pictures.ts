import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A picture takes a few seconds; when none was added for so many milliseconds, none is being made. */
const quiet = 15_000;

/** Waits until a site that has just started has made its pictures ahead, so that it leaves the processor to what is measured. */
export async function awaitPictures(dataDir: string): Promise<void> {
  const made = async () => (await readdir(join(dataDir, 'images')).catch(() => [])).length;
  let [count, since] = [await made(), Date.now()];
  while (Date.now() - since < quiet) {
    await pause(1000);
    const now = await made();
    if (now !== count) [count, since] = [now, Date.now()];
  }
}
