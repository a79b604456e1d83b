import { resolve } from 'node:path';
import type { TestCalls } from './open-test-calls.ts';

const photo = resolve(import.meta.dirname, '../../demo/media/product-indoor-led-wall.jpg');

/**
 * Adds a photo of the demo to the library.
 * @returns its stored name
 */
export async function adoptWallPhoto({ services }: TestCalls): Promise<string> {
  return (await services.media.adopt(photo, 'wall.jpg')).name;
}
