import { countries } from '../../../content/countries.ts';
import { languages } from '../../../language/languages.ts';
import { useSite } from '../../render/site-context.ts';
import { fullAddress, fullUpload, StructuredData } from '../../render/structured-data.tsx';
import type { CompanyData } from './load.ts';

/** The structured data of the company for search engines: name, addresses and contacts in each country. */
export function StructuredOrganization({ company, offices }: CompanyData) {
  const site = useSite();
  const { name, description, mark, logo, socials } = company;
  const emblem = mark ?? logo;
  const reached = countries.flatMap((country) => {
    const { phone, email } = offices[country];
    if (phone === '' && email === '') return [];
    return [
      {
        '@type': 'ContactPoint' as const,
        contactType: 'sales',
        areaServed: country.toUpperCase(),
        availableLanguage: languages,
        ...(phone !== '' && { telephone: phone }),
        ...(email !== '' && { email }),
      },
    ];
  });
  const address = offices[site.country].address.text;
  const pages = socials.map(({ link }) => link).filter((link) => link.startsWith('https://'));
  return (
    <StructuredData
      thing={{
        '@type': 'Organization',
        '@id': `${site.origin}/#organization`,
        ...(name.text !== '' && { name: name.text }),
        url: fullAddress(site, '/'),
        ...(description.text !== '' && { description: description.text }),
        ...(emblem !== null && { logo: fullUpload(site, emblem) }),
        ...(address !== '' && { address }),
        ...(reached.length > 0 && { contactPoint: reached }),
        ...(pages.length > 0 && { sameAs: pages }),
      }}
    />
  );
}
