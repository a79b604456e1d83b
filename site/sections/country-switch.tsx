import { countries, countryNames } from '../../content/countries.ts';
import { useSite } from '../site-context.ts';

/** The choice of the country whose contact details and currency are shown; without scripts, the form leads back to the page. */
export function CountrySwitch({ className = '' }: { readonly className?: string }) {
  const { country, language, path, href, say } = useSite();
  return (
    <country-switch>
      <form className={`segments ${className}`} method="get" action={href(encodeURI(path))} aria-label={say('country')}>
        {countries.map((each) => (
          <button key={each} className="segment" name="country" value={each} aria-pressed={each === country}>
            {countryNames[each][language]}
          </button>
        ))}
      </form>
    </country-switch>
  );
}
