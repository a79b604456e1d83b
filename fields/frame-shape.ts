/**
 * The shapes of the frames in which pages show pictures: `tall` for posters, and on phones over the whole screen; `even`
 * for squares, and where phones show banners; `card` for all that is wider than high; `wide` for banners and tiles, which
 * are as wide as there is room.
 */
export const frameShapes = ['tall', 'even', 'card', 'wide'] as const;
export type FrameShape = (typeof frameShapes)[number];

/** A place on a picture, as fractions of its width and height. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The points that stand for a picture's focal point in frames of a shape. */
export type PictureCrops = { readonly [Shape in FrameShape]?: PicturePoint };
