import { countries, countryNames } from '../../content/countries.ts';
import { withoutChoices } from '../preferences.ts';
import { useSite } from '../site-context.ts';

/** The choice of the country whose contact details and currency are shown; without scripts, the form leads back to the page. */
export function CountrySwitch() {
  const { country, isCountryChosen, language, path, query, href, say } = useSite();
  if (!isCountryChosen) return null;
  return (
    <country-switch>
      <form method="get" action={href(encodeURI(path))}>
        {[...withoutChoices(query)].map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <div className="segments" role="group" aria-label={say('country')}>
          {countries.map((each) => (
            <button key={each} className="segment" name="country" value={each} aria-pressed={each === country}>
              {countryNames[each][language]}
            </button>
          ))}
        </div>
      </form>
    </country-switch>
  );
}
