import { Fragment } from 'react';
import type { Layout } from '../../render/layout.ts';
import type { Ancestor } from '../../render/page.ts';
import { Message } from '../../sections/message.tsx';
import type { QuickLink } from '../../sections/quick-links.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { FurtherLinks } from '../../sections/further-links.tsx';
import { useSite } from '../../render/site-context.ts';

interface Props {
  /** The ancestors of the record, if known. */
  readonly ancestors: readonly Ancestor[];
  /** Links to the list of such records and to the search, if the site has them. */
  readonly links: readonly QuickLink[];
  readonly categories: Layout['categories'];
}

/** The page at the address of a deleted record: states that it is gone, and shows links to continue. */
export function Gone({ ancestors, links, categories }: Props) {
  const { t, link } = useSite();
  const others = categories.filter(({ id }) => !ancestors.some((each) => each.route === 'category' && each.id === id));
  return (
    <Message
      title={t('goneTitle')}
      text={t('goneText')}
      icon="410"
      links={<FurtherLinks links={links} categories={others} />}
    >
      {ancestors.length > 0 && (
        <p className="mt-4 text-lg text-mist">
          {t('belongedTo')}{' '}
          {ancestors.map(({ route, id, name }, index) => (
            <Fragment key={route}>
              {index > 0 && ' · '}
              <a className="more-link" href={link(route, { id, name: name.text })}>
                <LocalizedText text={name} />
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </Message>
  );
}
