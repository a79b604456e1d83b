import { enquiryLabel, shownValue } from '../../../content/derive/enquiry-words.ts';
import { findEnquiry } from '../../../content/enquiries/index.ts';
import type { Language } from '../../../language/languages.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { fieldsOf } from '../model/enquiry-row.ts';
import { phoneOf } from '../model/phone-of.ts';

export interface DescribedField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** The non-empty fields of an enquiry with labels and formatted values. */
export function describeFields(row: EnquiryRow, language: Language): readonly DescribedField[] {
  const enquiry = findEnquiry(row.kind);
  if (enquiry === undefined) return [];
  const stored = fieldsOf(row);
  return Object.entries(enquiry.fields).flatMap(([name, field]) => {
    const value = stored[name] ?? field.empty;
    const label = enquiryLabel(enquiry, name, { language, country: row.country });
    if (field.isEmpty(value)) return [];
    const shown = name === 'phone' ? phoneOf(row).shown : null;
    return [{ name, label, value: shown ?? shownValue(field, value, language) }];
  });
}
