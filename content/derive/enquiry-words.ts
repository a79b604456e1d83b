import { showEmail } from '../../fields/email/show-email.ts';
import type { Field } from '../../fields/field.ts';
import type { Language, Words } from '../../language/languages.ts';
import { type Country, currencyOf } from '../countries.ts';
import { fieldLabel } from '../field-labels.ts';
import type { Enquiry } from '../model/enquiry.ts';

export interface EnquiryPlace {
  readonly language: Language;
  readonly country: Country;
}

/** The label of a form's field. The label of an amount names the currency of the country: "Budget (SAR)". */
export function enquiryLabel(enquiry: Enquiry, name: string, { language, country }: EnquiryPlace): string {
  const field = enquiry.fields[name];
  const label = (field && fieldLabel(name, field)?.[language]) ?? name;
  return enquiry.priced === name ? `${label} (${currencyOf(country)})` : label;
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

/** A stored value for display: the name of an option, an email address in its script, otherwise the value itself. */
export function shownValue({ options, form }: Field, value: unknown, language: Language): string {
  const written = String(value);
  const choices: unknown = 'choices' in options ? options.choices : undefined;
  const words: unknown =
    typeof choices === 'object' && choices !== null && Object.hasOwn(choices, written)
      ? new Map(Object.entries(choices)).get(written)
      : undefined;
  if (isWords(words)) return words[language];
  return form?.type === 'email' ? showEmail(written) : written;
}
