/**
 * The shapes of the boxes in which pages show pictures: `tall` for posters and full-screen pictures on phones; `even`
 * for squares and banners on phones; `card` for all other landscape boxes; `wide` for banners and tiles of full width.
 */
export const frameShapes = ['tall', 'even', 'card', 'wide'] as const;
export type FrameShape = (typeof frameShapes)[number];

/** A point on a picture, as fractions of its width and height. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** Focal points for crops of certain shapes, instead of the picture's general one. */
export type PictureCrops = { readonly [Shape in FrameShape]?: PicturePoint };
