import type { Country } from '../../content/countries.ts';

/** The word for the clocks of each country. */
export const zoneWord = { sa: 'zoneRiyadh', ae: 'zoneDubai' } as const satisfies Record<Country, string>;
