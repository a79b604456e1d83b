import { companySettings, settingsOf } from '../content/settings.ts';
import type { Reader } from '../content/model/reader.ts';

/** What the policies name: the company, and how it is reached in the visitor's country. */
export interface PolicyPlaces {
  readonly company: string;
  readonly email: string;
  readonly phone: string;
}

export async function loadPolicyPlaces(reader: Reader): Promise<PolicyPlaces> {
  const [company, office] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
  ]);
  return { company: company.name.text, email: office.email, phone: office.phone };
}
