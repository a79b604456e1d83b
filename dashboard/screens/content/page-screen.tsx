import type { Screen } from '../../../content/derive/screens.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { Sections } from './sections.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** Sections that belong to no record, such as those of the Projects page; called as their area, or as the first of them. */
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
