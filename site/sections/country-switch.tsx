import { countries, countryNames } from '../../content/countries.ts';
import { CountrySwitch as CountrySwitchIsland } from '../islands/country-switch.tsx';
import { Island } from '../islands/island.tsx';
import { withoutChoices } from '../render/preferences.ts';
import { useSite } from '../render/site-context.ts';

function Choice() {
  const { country, language, path, query, href, t } = useSite();
  return (
    <form method="get" action={href(encodeURI(path))}>
      {[...withoutChoices(query)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="segments" role="group" aria-label={t('country')}>
        {countries.map((each) => (
          <button key={each} className="segment" name="country" value={each} aria-pressed={each === country}>
            {countryNames[each][language]}
          </button>
        ))}
      </div>
    </form>
  );
}

/**
 * The choice of the country whose contact details and currency are shown. Without scripts, submitting the form leads
 * back to the page.
 */
export function CountrySwitch() {
  const { isCountryChosen } = useSite();
  if (!isCountryChosen) return null;
  return <Island name="country" of={CountrySwitchIsland} data={{}} slots={[<Choice key="choice" />]} />;
}
