import { expect, it } from 'vitest';
import { homeContent } from '../../../tests/support/home-content.ts';
import { renderSite } from '../../../tests/support/render-site.ts';

const settings = {
  'settings/company': [
    {
      fields: {
        name: { en: 'Lumen </script>', ar: 'لومن' },
        description: { en: 'Displays.', ar: 'شاشات.' },
        mark: 'mark.svg',
        socials: [
          { name: 'Instagram', icon: 'bi-instagram', link: 'https://instagram.example/lumen' },
          { name: 'Contact', icon: 'bi-chat', link: '/contact' },
        ],
      },
    },
  ],
  'settings/country-sa': [
    { fields: { phone: '+966 11 000 0000', email: 'sa@lumen.example', address: { en: 'Riyadh', ar: 'الرياض' } } },
  ],
  'settings/country-ae': [{ fields: { phone: '+971 4 000 0000' } }],
};

const thingsIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

it('Home tells search engines who the company is and how it is reached, in the language of the page', async () => {
  const english = thingsIn((await renderSite({ ...homeContent, ...settings }, { language: 'en' })).html);
  expect(english).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://displays.example/#organization',
    name: 'Lumen </script>',
    url: 'https://displays.example/en',
    description: 'Displays.',
    logo: 'https://displays.example/uploads/mark.svg',
    address: 'Riyadh',
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'sales',
        areaServed: 'SA',
        availableLanguage: ['ar', 'en'],
        telephone: '+966 11 000 0000',
        email: 'sa@lumen.example',
      },
      {
        '@type': 'ContactPoint',
        contactType: 'sales',
        areaServed: 'AE',
        availableLanguage: ['ar', 'en'],
        telephone: '+971 4 000 0000',
      },
    ],
    sameAs: ['https://instagram.example/lumen'],
  });
  const arabic = thingsIn((await renderSite({ ...homeContent, ...settings }, { language: 'ar' })).html);
  expect(arabic).toContainEqual(
    expect.objectContaining({ name: 'لومن', address: 'الرياض', url: 'https://displays.example/ar' }),
  );
});

it('Home tells of a company that has not written its name yet where its site is', async () => {
  const { 'settings/company': _, ...others } = homeContent;
  const [organization] = thingsIn((await renderSite(others, { language: 'en' })).html);
  expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://displays.example/en' });
  expect(organization).not.toHaveProperty('name');
});
