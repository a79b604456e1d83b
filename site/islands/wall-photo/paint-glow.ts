import { depthAt, invert } from '../../planner/homography.ts';
import type { OnWall, WallInPhoto } from '../../planner/wall-in-photo.ts';
import type { Pixels } from './paint-display.ts';

/** At this distance from the display's edge, in heights of the display, half of its light is left. */
const reach = 0.45;

/**
 * The light of a display on its wall. Each point has the colour of the nearest point of the picture, fainter with the
 * distance.
 * @param target the pixels of the photo, scaled by `scale`
 * @param strength of the light beside the display, from 0 to 1
 */
export function paintGlow(
  target: Pixels,
  scale: number,
  {
    wall,
    display,
    picture,
    strength,
  }: {
    readonly wall: WallInPhoto;
    readonly display: OnWall;
    readonly picture: Pixels;
    readonly strength: number;
  },
): void {
  const toWall = invert(wall.toPhoto);
  const { a, b, c, d, e, f } = toWall;
  for (let row = 0; row < target.height; row += 1) {
    for (let column = 0; column < target.width; column += 1) {
      const x = (column + 0.5) / scale;
      const y = (row + 0.5) / scale;
      const depth = depthAt(toWall, { x, y });
      if (!(depth > 0)) continue;
      const u = ((a * x + b * y + c) / depth - display.x) / display.width;
      const v = ((d * x + e * y + f) / depth - display.y) / display.height;
      const nearU = Math.min(0.999, Math.max(0, u));
      const nearV = Math.min(0.999, Math.max(0, v));
      const away = Math.hypot(((u - nearU) * display.width) / display.height, v - nearV) / reach;
      const from = (Math.floor(nearV * picture.height) * picture.width + Math.floor(nearU * picture.width)) * 4;
      const to = (row * target.width + column) * 4;
      target.data.set(picture.data.subarray(from, from + 3), to);
      target.data[to + 3] = (255 * strength) / (1 + away * away);
    }
  }
}
