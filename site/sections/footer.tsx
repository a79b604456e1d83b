import { settingsOf } from '../../content/settings.ts';
import type { Layout } from '../render/layout.ts';
import { toAddress } from '../../content/record-address.ts';
import { useSite } from '../render/site-context.ts';
import { CategoryLinks } from './category-links.tsx';
import { Contacts } from './contacts.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { CollectionRegion } from './collection-region.tsx';
import { LibraryIcon } from './library-icon.tsx';
import { Isolate } from './isolate.tsx';
import { Logo } from './logo.tsx';
import { Newsletter } from './newsletter.tsx';
import { ProfileLink } from './profile-link.tsx';
import { type QuickLink, QuickLinks } from './quick-links.tsx';
import { LocalizedText } from './localized-text.tsx';

function Socials({ socials }: { readonly socials: Layout['company']['socials'] }) {
  const { t } = useSite();
  if (socials.length === 0) return null;
  return (
    <ul className="mt-6 -ms-2 flex flex-wrap" aria-label={t('followUs')}>
      {socials.map(({ key, name, icon, link }) => (
        <li key={key}>
          <a
            className="icon-button"
            href={toAddress(link) ?? undefined}
            target="_blank"
            rel="noopener"
            aria-label={`${name.text} ${t('opensInNewTab')}`}
          >
            <LibraryIcon name={icon} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The numbers required by law: commercial register and VAT. */
function Registration({ office }: { readonly office: Layout['office'] }) {
  const { t } = useSite();
  const numbers = [
    { word: t('commercialRegister'), number: office.commercialRegister },
    { word: t('vatNumber'), number: office.vatNumber },
  ].filter(({ number }) => number !== '');
  return numbers.map(({ word, number }) => (
    <span key={word}>
      {word} <Isolate>{number}</Isolate>
    </span>
  ));
}

/** The footer of every page: the company and its contact details in the visitor's country. */
export function Footer({ layout, quickLinks }: { readonly layout: Layout; readonly quickLinks: readonly QuickLink[] }) {
  const { t, country } = useSite();
  const { company, office, categories } = layout;
  return (
    <footer className="footer">
      <div className="container-site footer-parts">
        <div>
          <Logo company={company} />
          {company.tagline.text !== '' && (
            <p className="mt-5 max-w-xs text-mist">
              <LocalizedText text={company.tagline} />
            </p>
          )}
          <Socials socials={company.socials} />
        </div>
        <div className="empty:hidden">
          <CollectionRegion from={settingsOf(country)}>
            <Contacts office={office} heading={t('contact')} />
          </CollectionRegion>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 className="footer-heading" id="quick-links">
            {t('quickLinks')}
          </h2>
          <ul className="footer-links">
            <QuickLinks links={quickLinks} />
            <CategoryLinks categories={categories} />
            {company.profile && (
              <li>
                <ProfileLink profile={company.profile} />
              </li>
            )}
          </ul>
        </nav>
        <Newsletter />
      </div>
      <div className="container-site footer-end">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {company.name.text !== '' && (
            <span data-place={company.name.place}>{t('copyright', { company: company.name.text })}</span>
          )}
          <Registration office={office} />
        </p>
        <CountrySwitch />
      </div>
    </footer>
  );
}
