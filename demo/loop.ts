import type { DemoFile } from './record.ts';

/** Pictures of which there is a loop: `NAME-loop-WIDTH.FORMAT` in `media/`. */
const moving: ReadonlySet<string> = new Set([
  'hero-facade.jpg',
  'hero-vision-living-room.jpg',
  'hero-auditorium.jpg',
  'vision-slide-1.jpg',
  'product-bar-display-night.jpg',
  'product-flexible-ribbon-installed.jpg',
  'product-indoor-led-wall-installed.jpg',
  'product-interactive-86-night.jpg',
  'product-led-cube-night.jpg',
  'product-outdoor-billboard-day.jpg',
  'product-rental-panels-night.jpg',
  'product-round-display-night.jpg',
  'product-transparent-led-night.jpg',
  'product-vision-stand-night.jpg',
  'product-vision-wall-night.jpg',
  'project-control-room.jpg',
  'project-hotel-lobby.jpg',
  'project-museum-immersive.jpg',
  'project-university-auditorium.jpg',
]);

const kinds = ['1920.webm', '1920.mp4', '960.webm', '960.mp4'] as const;

/** The loop of a picture as a field of its record; nothing for a picture without one. */
export const loopOf = (picture: string): { readonly loop?: readonly DemoFile[] } =>
  moving.has(picture) ? { loop: kinds.map((kind) => ({ file: picture.replace(/\.jpg$/, `-loop-${kind}`) })) } : {};

/** The picture that a file of a loop moves: `hall.jpg` for `hall-loop-1920.webm`. Other paths stay as they are. */
export const stillOf = (path: string): string => path.replace(/-loop-\d+\.(?:webm|mp4)$/, '.jpg');
