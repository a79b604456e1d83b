import { href, type RecordRoute } from '../../content/routes.ts';
import type { Text } from '../../fields/field.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { fullAddress, StructuredData } from '../render/structured-data.tsx';
import { LocalizedText } from './localized-text.tsx';

/** A page between Home and the current page: that of a record, or one with an address of its own. */
export type Crumb = { readonly name: Text } & (
  | { readonly route: RecordRoute; readonly id: number }
  | { readonly address: string }
);

const addressOf = (crumb: Crumb): string =>
  'address' in crumb ? crumb.address : href(crumb.route, { id: crumb.id, name: crumb.name.text });

/** The path from Home to the current page, which is the last item. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const site = useSite();
  const { t, link } = site;
  const steps = [
    { name: t('home'), address: href('home') },
    ...crumbs.map((crumb) => ({ name: crumb.name.text, address: addressOf(crumb) })),
  ];
  return (
    <nav className="breadcrumbs container-site" aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <a href={link('home')}>{t('home')}</a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={addressOf(crumb)}>
            <Icon name="chevron" className="size-3" />
            {index === crumbs.length - 1 ? (
              <span aria-current="page">
                <LocalizedText text={crumb.name} />
              </span>
            ) : (
              <a href={site.href(addressOf(crumb))}>
                <LocalizedText text={crumb.name} />
              </a>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        thing={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ name, address }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: fullAddress(site, address),
          })),
        }}
      />
    </nav>
  );
}
