import type { Screen } from '../../../content/derive/screens.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { Sections } from './sections.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/**
 * Sections without a parent record, such as those of the Projects page. The title is that of the area or of the first
 * section.
 */
export function PageScreen({ area, collections }: Pick<Screen, 'area' | 'collections'>) {
  const t = useTranslations();
  const title = area === null ? collections[0]?.label[currentLanguage()] : t(area);
  return (
    <section className="grid gap-6">
      <ScreenTitle>{title}</ScreenTitle>
      <Sections collections={collections} parentId={null} />
    </section>
  );
}
