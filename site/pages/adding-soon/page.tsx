import { categories } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { definePage } from '../../render/page.ts';
import { Message } from '../../sections/message.tsx';
import { FurtherLinks } from '../../sections/further-links.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Layout } from '../../render/layout.ts';

function AddingSoon({ data }: { readonly data: Pick<Layout, 'categories'> }) {
  const { t, link } = useSite();
  return (
    <Message
      title={t('addingSoonTitle')}
      text={t('addingSoonText')}
      isLit
      hasLink
      links={<FurtherLinks links={[{ path: routes.products, word: 'products' }]} categories={data.categories} />}
    >
      <a className="button mt-9" href={link('contact')}>
        {t('addingSoonAsk')}
      </a>
    </Message>
  );
}

/** The target of links to products that are not on the site yet: shows the existing products and a contact. */
export const addingSoon = definePage({
  path: routes.addingSoon,
  name: 'addingSoonTitle',
  load: async ({ reader, attempt }) => ({
    categories: await attempt('Failed to fetch the categories', () => reader.list(categories)),
  }),
  head: (_, { t }) => ({ title: t('addingSoonTitle'), description: t('addingSoonText') }),
  View: AddingSoon,
});
