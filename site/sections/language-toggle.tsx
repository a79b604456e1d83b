import { otherLanguage } from '../../language/languages.ts';
import { pinnedPath } from '../links/alternates.ts';
import { Island } from '../islands/island.tsx';
import { LanguageToggle as LanguageToggleIsland } from '../islands/language-toggle.tsx';
import { onlyName } from '../render/only-in.ts';
import { useSite } from '../render/site-context.ts';
import { withoutNames } from '../links/without-names.ts';

const ofThisPage = ['sent', onlyName];

/** What stands behind the question mark of the twin's address: the same, but for what is said of this page alone. */
function alternateQuery(query: URLSearchParams): string {
  const kept = withoutNames(query, ofThisPage).toString();
  return kept === '' ? '' : `?${kept}`;
}

/** Leads to this page in the other language, which the visitor then keeps; without scripts, to the pinned twin. */
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
