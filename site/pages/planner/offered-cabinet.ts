import type { cabinets } from '../../../content/collections/index.ts';
import type { PartOfView } from '../../../content/model/collection.ts';
import type { Text } from '../../../fields/field.ts';
import type { Cabinet } from '../../planner/cabinet.ts';

/** A cabinet with the data that is shown besides its figures. */
export interface OfferedCabinet extends Cabinet {
  readonly name: Text;
  readonly productId: number | null;
  readonly isServicedInFront: boolean;
  /** Riyals a square metre, including VAT. */
  readonly price: { readonly from: number; readonly to: number } | null;
}

/**
 * Converts a cabinet record to the form that the planner computes with. Returns an array of one, or an empty array if a
 * required figure is missing.
 */
export function toOffered(view: PartOfView<typeof cabinets, keyof typeof cabinets.fields>): readonly OfferedCabinet[] {
  const { width, height, widthPixels, heightPixels, weight, maximumPower, brightness, priceFrom, priceTo } = view;
  if (width === null || height === null || widthPixels === null || heightPixels === null) return [];
  if (weight === null || maximumPower === null || brightness === null) return [];
  const from = priceFrom ?? priceTo;
  return [
    {
      id: view.id,
      name: view.name,
      productId: view.product,
      widthMillimetres: width,
      heightMillimetres: height,
      widthPixels,
      heightPixels,
      weightKilograms: weight,
      greatestWatts: maximumPower,
      typicalWatts: view.typicalPower,
      nits: brightness,
      refreshHertz: view.refresh,
      place: view.environment === 'outdoor' ? 'outdoor' : 'indoor',
      isServicedInFront: view.isServicedInFront === 1,
      price: from === null ? null : { from, to: priceTo ?? from },
    },
  ];
}
