/**
 * The shapes of the frames in which pages show pictures: `tall` on phones over the whole screen, `even` in squares and
 * where phones show banners, `wide` in all others, from cards to banners.
 */
export const frameShapes = ['tall', 'even', 'wide'] as const;
export type FrameShape = (typeof frameShapes)[number];

/** A place on a picture, as fractions of its width and height. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The points that stand for a picture's focal point in frames of a shape. */
export type PictureCrops = { readonly [Shape in FrameShape]?: PicturePoint };
