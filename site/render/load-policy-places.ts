import { companySettings, privacySettings, settingsOf, usualRetentionMonths } from '../../content/settings.ts';
import type { Reader } from '../../content/model/reader.ts';

/** What the policies name: the company, how it is reached in the visitor's country, and how long messages are kept. */
export interface PolicyPlaces {
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  /** Of the office; empty where none is written. */
  readonly address: string;
  /** Months. */
  readonly retention: number;
}

export async function loadPolicyPlaces(reader: Reader): Promise<PolicyPlaces> {
  const [company, office, privacy] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
    reader.settings(privacySettings),
  ]);
  return {
    company: company.name.text,
    email: office.email,
    phone: office.phone,
    address: office.address.text,
    retention: privacy.retentionMonths ?? usualRetentionMonths,
  };
}
