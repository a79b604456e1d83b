import type { Product } from '../content/products.ts';

/** The file in `media` for a product's drawing. */
export const drawingFile = ({ image }: Pick<Product, 'image'>): string => image.replace(/\.jpg$/, '-dimensions.jpg');
