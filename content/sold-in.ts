import { type Country, defaultCountry } from './countries.ts';
import type { View } from './model/collection.ts';
import type { companySettings } from './settings.ts';

type Sold = Pick<View<typeof companySettings>, 'soldIn'>;

/** The country whose details a visitor sees: the company's only country, or the chosen one. */
export const countryFor = ({ soldIn }: Sold, chosen: Country): Country => (soldIn === '' ? chosen : soldIn);

/** The country whose currency the catalogue uses. */
export const homeCountry = (company: Sold): Country => countryFor(company, defaultCountry);
