import type { Product } from '../content/products.ts';

/** The picture in `media` that a product's drawing is kept in. */
export const drawingFile = ({ image }: Pick<Product, 'image'>): string => image.replace(/\.jpg$/, '-dimensions.jpg');
