import { otherLanguage } from '../../language/languages.ts';
import { pinnedPath } from '../alternates.ts';
import { useSite } from '../site-context.ts';

/** Leads to this page in the other language, which the visitor then keeps; without scripts, to the pinned twin. */
export function LanguageToggle({ className = '' }: { readonly className?: string }) {
  const { language, path, pinned, say } = useSite();
  const other = otherLanguage(language);
  return (
    <language-toggle to={other} {...(pinned && { pinned: '' })}>
      <a className={className} href={pinnedPath(path, other)} hrefLang={other} lang={other}>
        {say('otherLanguage')}
      </a>
    </language-toggle>
  );
}
