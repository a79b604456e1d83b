import { categories } from '../../content/collections/index.ts';
import { popupSettings } from '../../content/popup-settings.ts';
import { companySettings, settingsOf } from '../../content/settings.ts';
import type { Reader } from '../../content/model/reader.ts';

/** The data of the layout around every page: header, footer, contact buttons, popup. */
export type Layout = Awaited<ReturnType<typeof loadLayout>>;

export async function loadLayout(reader: Reader) {
  const [company, office, popup, links] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
    reader.settings(popupSettings),
    reader.list(categories),
  ]);
  return { company, office, popup, categories: links };
}
