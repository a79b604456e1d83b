import { both } from '../both.ts';
import type { DemoCollection, DemoRecord, Words } from '../record.ts';

interface Figures {
  readonly product: number;
  readonly environment: 'indoor' | 'outdoor';
  /** Millimetres. */
  readonly size: readonly [width: number, height: number];
  readonly pixels: readonly [across: number, down: number];
  readonly kilograms: number;
  readonly watts: readonly [maximum: number, typical: number];
  readonly nits: number;
  readonly hertz: number;
  readonly protection: string;
  readonly isServicedInFront: boolean;
  /** Degrees per cabinet. */
  readonly curve?: number;
  /** Riyals a square metre, with VAT. */
  readonly price?: readonly [from: number, to: number];
}

const cabinet = (id: number, name: Words, figures: Figures): DemoRecord => ({
  id,
  fields: {
    name,
    product: figures.product,
    environment: figures.environment,
    width: figures.size[0],
    height: figures.size[1],
    width_pixels: figures.pixels[0],
    height_pixels: figures.pixels[1],
    weight: figures.kilograms,
    maximum_power: figures.watts[0],
    typical_power: figures.watts[1],
    brightness: figures.nits,
    refresh: figures.hertz,
    protection: figures.protection,
    front_service: figures.isServicedInFront ? 1 : 0,
    ...(figures.curve === undefined ? {} : { curve: figures.curve }),
    ...(figures.price === undefined ? {} : { price_from: figures.price[0], price_to: figures.price[1] }),
  },
});

/** Each size of The Vision is delivered as one cabinet. */
const vision = (
  id: number,
  inches: number,
  size: Figures['size'],
  pixels: Figures['pixels'],
  kilograms: number,
  watts: Figures['watts'],
): DemoRecord =>
  cabinet(id, both(`The Vision ${inches}`, `ذا فيجن ${inches}`), {
    product: 68,
    environment: 'indoor',
    size,
    pixels,
    kilograms,
    watts,
    nits: 800,
    hertz: 3840,
    protection: 'IP30',
    isServicedInFront: true,
  });

/** The data of the products' specifications, for one cabinet each. */
export const cabinets: DemoCollection = {
  base: 'cabinets',
  records: [
    cabinet(1, both('Noor 1.2', 'نور 1.2'), {
      product: 1,
      environment: 'indoor',
      size: [600, 337.5],
      pixels: [480, 270],
      kilograms: 5.1,
      watts: [92.8, 41.5],
      nits: 600,
      hertz: 3840,
      protection: 'IP30',
      isServicedInFront: true,
      price: [11_900, 14_900],
    }),
    cabinet(2, both('Mawj 1.8', 'موج 1.8'), {
      product: 4,
      environment: 'indoor',
      size: [320, 160],
      pixels: [172, 86],
      kilograms: 0.36,
      watts: [24.6, 8.4],
      nits: 700,
      hertz: 3840,
      protection: 'IP30',
      isServicedInFront: true,
      curve: 15,
      price: [9500, 12_500],
    }),
    cabinet(3, both('Najm 2.5, one face', 'نجم 2.5، وجه واحد'), {
      product: 15,
      environment: 'indoor',
      size: [960, 960],
      pixels: [384, 384],
      kilograms: 19,
      watts: [516, 175],
      nits: 1000,
      hertz: 3840,
      protection: 'IP30',
      isServicedInFront: true,
    }),
    cabinet(4, both('Masrah 2.6', 'مسرح 2.6'), {
      product: 5,
      environment: 'indoor',
      size: [500, 500],
      pixels: [192, 192],
      kilograms: 8.2,
      watts: [140, 47.5],
      nits: 1500,
      hertz: 7680,
      protection: 'IP31',
      isServicedInFront: true,
      curve: 10,
      price: [6400, 8200],
    }),
    cabinet(5, both('Shafaf 3.9', 'شفاف 3.9'), {
      product: 3,
      environment: 'indoor',
      size: [1000, 500],
      pixels: [256, 64],
      kilograms: 6.5,
      watts: [300, 100],
      nits: 4500,
      hertz: 3840,
      protection: 'IP30',
      isServicedInFront: false,
    }),
    cabinet(6, both('Ufuq 6', 'أفق 6'), {
      product: 2,
      environment: 'outdoor',
      size: [960, 960],
      pixels: [144, 144],
      kilograms: 25,
      watts: [627, 212],
      nits: 7000,
      hertz: 3840,
      protection: 'IP66',
      isServicedInFront: true,
      price: [6800, 8900],
    }),
    vision(7, 115, [2546, 1432], [1920, 1080], 92, [1200, 400]),
    vision(8, 147, [3254, 1831], [1920, 1080], 148, [1970, 655]),
    vision(9, 178, [3941, 2217], [2560, 1440], 214, [2880, 960]),
    vision(10, 231, [5114, 2877], [3840, 2160], 358, [4860, 1620]),
    vision(11, 295, [6531, 3674], [3840, 2160], 580, [7920, 2640]),
  ],
};
