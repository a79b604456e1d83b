import type { Country } from '../countries.ts';

/**
 * For so many years after it was accepted a company keeps what an offer came to: ten by the Law of Commercial Books of
 * Saudi Arabia (Article 8), five by the Commercial Transactions Law of the Emirates.
 */
export const legalYears: Readonly<Record<Country, number>> = { sa: 10, ae: 5 };
