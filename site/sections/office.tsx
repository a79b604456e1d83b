import { type Country, countryNames } from '../../content/countries.ts';
import { toAddress } from '../../content/record-address.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { phoneLink } from './contacts.tsx';
import { Isolate } from './isolate.tsx';
import { OfficeFacts } from './office-facts.tsx';
import { showEmail } from '../../fields/email/show-email.ts';

interface Props {
  readonly country: Country;
  readonly office: Layout['office'];
  /** True if other offices are shown too. */
  readonly isNamed: boolean;
}

/** One office: address, opening hours and map. */
export function Office({ country, office, isNamed }: Props) {
  const { t, language } = useSite();
  const { phone, email } = office;
  const directions = toAddress(office.mapLink);
  return (
    <article className="office">
      {isNamed && <h3 className="office-name">{countryNames[country][language]}</h3>}
      <OfficeFacts office={office} country={country} />
      <p className="office-links">
        {phone !== '' && (
          <a className="footer-link" href={phoneLink(phone)}>
            <Isolate>{phone}</Isolate>
          </a>
        )}
        {email !== '' && (
          <a className="footer-link" href={`mailto:${email}`}>
            <Isolate>{showEmail(email)}</Isolate>
          </a>
        )}
      </p>
      {directions !== null && (
        <a className="more-link" href={directions} target="_blank" rel="noopener noreferrer">
          {t('openMap')}
          <span className="sr-only"> {t('opensInNewTab')}</span>
          <Icon name="arrow" className="size-4" />
        </a>
      )}
    </article>
  );
}
