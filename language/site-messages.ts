import { booking as arabicBooking } from './ar/booking.ts';
import { catalogue as arabicCatalogue } from './ar/catalogue.ts';
import { community as arabicCommunity } from './ar/community.ts';
import { company as arabicCompany } from './ar/company.ts';
import { finding as arabicFinding } from './ar/finding.ts';
import { forms as arabicForms } from './ar/forms.ts';
import { islands as arabicIslands } from './ar/islands.ts';
import { offer as arabicOffer } from './ar/offer.ts';
import { planner as arabicPlanner } from './ar/planner.ts';
import { site as arabicSite } from './ar/site.ts';
import { solutions as arabicSolutions } from './ar/solutions.ts';
import { booking as englishBooking } from './en/booking.ts';
import { catalogue as englishCatalogue } from './en/catalogue.ts';
import { community as englishCommunity } from './en/community.ts';
import { company as englishCompany } from './en/company.ts';
import { finding as englishFinding } from './en/finding.ts';
import { forms as englishForms } from './en/forms.ts';
import { islands as englishIslands } from './en/islands.ts';
import { offer as englishOffer } from './en/offer.ts';
import { planner as englishPlanner } from './en/planner.ts';
import { site as englishSite } from './en/site.ts';
import { solutions as englishSolutions } from './en/solutions.ts';
import type { Language } from './languages.ts';
import { createTranslate, type KeyOf, type Translate } from './translate.ts';

const english = {
  ...englishSite,
  ...englishBooking,
  ...englishCatalogue,
  ...englishCommunity,
  ...englishCompany,
  ...englishFinding,
  ...englishForms,
  ...englishIslands,
  ...englishOffer,
  ...englishPlanner,
  ...englishSolutions,
};
const arabic = {
  ...arabicSite,
  ...arabicBooking,
  ...arabicCatalogue,
  ...arabicCommunity,
  ...arabicCompany,
  ...arabicFinding,
  ...arabicForms,
  ...arabicIslands,
  ...arabicOffer,
  ...arabicPlanner,
  ...arabicSolutions,
};

type English = typeof english;

export type SiteKey = keyof English;
/** Of a message without places. */
export type SiteMessage = KeyOf<English>;

export type SiteMessages = Translate<English>;

const inLanguage: Readonly<Record<Language, SiteMessages>> = {
  ar: createTranslate<English>(arabic, 'ar'),
  en: createTranslate<English>(english, 'en'),
};

/** The messages of the public site in one language. */
export const siteMessages = (language: Language): SiteMessages => inLanguage[language];
