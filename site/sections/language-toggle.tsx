import { otherLanguage } from '../../language/languages.ts';
import { pinnedPath } from '../links/alternates.ts';
import { Island } from '../islands/island.tsx';
import { LanguageToggle as LanguageToggleIsland } from '../islands/language-toggle.tsx';
import { onlyName } from '../render/only-in.ts';
import { useSite } from '../render/site-context.ts';
import { withoutNames } from '../links/without-names.ts';

const ofThisPage = ['sent', onlyName];

/** The query of the page in the other language: the same without the parameters that concern only this page. */
function alternateQuery(query: URLSearchParams): string {
  const retained = withoutNames(query, ofThisPage).toString();
  return retained === '' ? '' : `?${retained}`;
}

/**
 * A link to this page in the other language. With scripts the choice is stored; without, the link leads to the pinned
 * address.
 */
export function LanguageToggle({ className = '' }: { readonly className?: string }) {
  const { language, path, query, t } = useSite();
  const other = otherLanguage(language);
  const link = (
    <a
      key="link"
      className={className}
      href={pinnedPath(path, other) + alternateQuery(query)}
      hrefLang={other}
      lang={other}
      data-held
    >
      {t('otherLanguage')}
    </a>
  );
  return <Island name="language" of={LanguageToggleIsland} data={{}} slots={[link]} />;
}
