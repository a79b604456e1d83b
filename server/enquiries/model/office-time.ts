import type { Offices, OfficeTime } from '../../../content/business-hours.ts';
import { type Country, defaultCountry } from '../../../content/countries.ts';
import { toMeetingNotice, toOfficeHours } from '../../../content/office-settings.ts';
import { settingsOf } from '../../../content/settings.ts';
import { defaultLanguage } from '../../../language/languages.ts';
import type { EnquirySources } from './enquiry-sources.ts';

/** The opening hours of the offices from the settings. */
export async function readOffices({ reader }: Pick<EnquirySources, 'reader'>): Promise<Offices> {
  const content = reader(defaultLanguage, defaultCountry);
  const hoursOf = async (country: Country) => toOfficeHours(country, await content.settings(settingsOf(country)));
  return { sa: await hoursOf('sa'), ae: await hoursOf('ae') };
}

/** The minimum notice for meetings in minutes, by office. */
export async function readMeetingNotice({
  reader,
}: Pick<EnquirySources, 'reader'>): Promise<Readonly<Record<Country, number>>> {
  const content = reader(defaultLanguage, defaultCountry);
  const noticeOf = async (country: Country) => toMeetingNotice(await content.settings(settingsOf(country)));
  return { sa: await noticeOf('sa'), ae: await noticeOf('ae') };
}

/** The present time with the opening hours of the offices. */
export const officeTimeOf = async (sources: Pick<EnquirySources, 'reader' | 'now'>): Promise<OfficeTime> => ({
  now: new Date(sources.now()),
  offices: await readOffices(sources),
});
