import type { Media } from '../fields/field.ts';
import { imageSteps, type ImageStep, type VariantFormat } from './image-widths.ts';

/** The aspect ratios (width to height) of crops of wide pictures, for boxes that would hide most of the picture. */
export const cropShapes = { tall: 2 / 3, even: 1 } as const;
export type CropShape = keyof typeof cropShapes;

/** The number of steps between the leftmost and the rightmost crop: so few that every possible file can be named. */
export const cropPlaces = 10;

/** A shape, and its horizontal position in the picture: 0 is the left side, `cropPlaces` the right side. */
export interface ImageCrop {
  readonly shape: CropShape;
  readonly place: number;
}

/** Every crop that a picture may ever have had, because its focal point may change. */
export const everyCrop: readonly ImageCrop[] = (['tall', 'even'] as const).flatMap((shape) =>
  Array.from({ length: cropPlaces + 1 }, (_, place) => ({ shape, place })),
);

/** The name of a crop in addresses and files: `tall10`. */
export const cropName = ({ shape, place }: ImageCrop): string => `${shape}${place}`;

/**
 * The crop around the picture's focal point for this shape; `null` if the picture is not wider than the crop, or has no
 * variants.
 */
export function cropOf(media: Media, shape: CropShape): ImageCrop | null {
  const { width, height, focalPoint, crops } = media;
  if (imageSteps(media).length === 0 || width === null || height === null) return null;
  if (cropWidth(media, shape) >= width) return null;
  return { shape, place: Math.round((crops?.[shape] ?? focalPoint).x * cropPlaces) };
}

/** The width of a shape in pixels of the picture. */
export const cropWidth = ({ height }: Pick<Media, 'height'>, shape: CropShape): number =>
  Math.round((height ?? 0) * cropShapes[shape]);

/** The only format of crops. The few phones without AVIF get the whole picture. */
export const cropFormat = 'avif' satisfies VariantFormat;

/** The widths of crops, which are those of phones. */
export const cropWidths = [320, 480, 640, 800, 960, 1280] as const;

/** The available sizes of a crop, as from `imageSteps`. */
export const cropSteps = (media: Media, { shape }: ImageCrop): readonly ImageStep[] =>
  imageSteps({ ...media, width: cropWidth(media, shape) }, cropWidths);
