import type { Media } from '../fields/field.ts';
import { imageSteps, type ImageStep, type VariantFormat } from './image-widths.ts';

/** The shapes, width to height, to which wide pictures are cut for boxes that would hide most of them. */
export const cropShapes = { tall: 2 / 3, even: 1 } as const;
export type CropShape = keyof typeof cropShapes;

/** Across a picture, a crop can begin in so many places and one more: few enough to name every file that may exist. */
export const cropPlaces = 10;

/** A shape, and where across the picture it is cut out: 0 is the left side, `cropPlaces` the right one. */
export interface ImageCrop {
  readonly shape: CropShape;
  readonly place: number;
}

/** Every crop that a picture may ever have had: its focal point may move. */
export const everyCrop: readonly ImageCrop[] = (['tall', 'even'] as const).flatMap((shape) =>
  Array.from({ length: cropPlaces + 1 }, (_, place) => ({ shape, place })),
);

/** How a crop is named in addresses and files: `tall10`. */
export const cropName = ({ shape, place }: ImageCrop): string => `${shape}${place}`;

/** The shape cut out around the point of a picture that it keeps in view; `null` where the picture is no wider than it, or not offered in sizes. */
export function cropOf(media: Media, shape: CropShape): ImageCrop | null {
  const { width, height, focalPoint, crops } = media;
  if (imageSteps(media).length === 0 || width === null || height === null) return null;
  if (cropWidth(media, shape) >= width) return null;
  return { shape, place: Math.round((crops?.[shape] ?? focalPoint).x * cropPlaces) };
}

/** How many pixels of a picture's width a shape takes. */
export const cropWidth = ({ height }: Pick<Media, 'height'>, shape: CropShape): number =>
  Math.round((height ?? 0) * cropShapes[shape]);

/** The only format in which crops are offered: the few phones that do not know it get the whole picture. */
export const cropFormat = 'avif' satisfies VariantFormat;

/** The widths in which crops are offered: those of phones. */
export const cropWidths = [320, 480, 640, 800, 960, 1280] as const;

/** The sizes in which a crop is offered, as `imageSteps`. */
export const cropSteps = (media: Media, { shape }: ImageCrop): readonly ImageStep[] =>
  imageSteps({ ...media, width: cropWidth(media, shape) }, cropWidths);
