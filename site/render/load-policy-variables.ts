import { companySettings, privacySettings, settingsOf, usualRetentionMonths } from '../../content/settings.ts';
import type { Reader } from '../../content/model/reader.ts';

/** The variables of policy texts: the company, the contact in the visitor's country, and the retention of messages. */
export interface PolicyVariables {
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  /** Address of the office; empty if not set. */
  readonly address: string;
  /** Months. */
  readonly retention: number;
}

export async function loadPolicyVariables(reader: Reader): Promise<PolicyVariables> {
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
