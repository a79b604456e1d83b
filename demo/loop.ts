import type { DemoFile } from './record.ts';

/** Pictures of which there is a loop: `NAME-loop-WIDTH.FORMAT` in `media/`. */
const moving: ReadonlySet<string> = new Set([
  'hero-facade.jpg',
  'hero-vision-living-room.jpg',
  'hero-auditorium.jpg',
  'vision-slide-1.jpg',
  'product-vision-wall-night.jpg',
]);

const kinds = ['1920.webm', '1920.mp4', '960.webm', '960.mp4'] as const;

/** The loop of a picture as a field of its record; nothing for a picture without one. */
export const loopOf = (picture: string): { readonly loop?: readonly DemoFile[] } =>
  moving.has(picture) ? { loop: kinds.map((kind) => ({ file: picture.replace(/\.jpg$/, `-loop-${kind}`) })) } : {};
