import { products } from '../../../content/collections/index.ts';
import { visionId } from '../../../content/collections/products.ts';
import type { View } from '../../../content/model/collection.ts';
import { landingSettings, visionSizes } from '../../../content/landing-settings.ts';
import { settingsOf } from '../../../content/settings.ts';
import { isLanguage, type Language } from '../../../language/languages.ts';
import type { PageRequest } from '../../render/page.ts';

export type Landing = View<typeof landingSettings>;
export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

/**
 * Loads the content of the page in both languages. Reads from the address the language chosen by the page's own toggle,
 * and the size of the quote.
 */
export async function loadLanding({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, 'content' | 'size'>, 'query' | 'reader' | 'attempt'>) {
  const wanted = query.get('content');
  const size = query.get('size');
  const vision = (language: Language) =>
    attempt('Failed to fetch the product of The Vision', async () => [
      await reader.inLanguage(language).get(products, visionId),
    ]);
  const [ar, en, office, [inArabic], [inEnglish]] = await Promise.all([
    reader.inLanguage('ar').settings(landingSettings),
    reader.inLanguage('en').settings(landingSettings),
    reader.settings(settingsOf(reader.country)),
    vision('ar'),
    vision('en'),
  ]);
  const sizes = visionSizes(ar);
  const series = { ar: inArabic ?? null, en: inEnglish ?? null };
  return {
    landing: { ar, en },
    wanted: isLanguage(wanted) ? wanted : null,
    sizes,
    size: sizes.find((each) => String(each) === size) ?? null,
    office,
    product: series[reader.language],
    /** The product in each language. */
    series,
  };
}
