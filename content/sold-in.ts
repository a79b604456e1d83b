import { type Country, defaultCountry } from './countries.ts';
import type { View } from './model/collection.ts';
import type { companySettings } from './settings.ts';

type Sold = Pick<View<typeof companySettings>, 'soldIn'>;

/** The country whose details a visitor sees: the one country of the company, or the one that was chosen. */
export const countryFor = ({ soldIn }: Sold, chosen: Country): Country => (soldIn === '' ? chosen : soldIn);

/** The country in whose currency the catalogue tells its prices. */
export const homeCountry = (company: Sold): Country => countryFor(company, defaultCountry);
