import { communityPosts } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { definePage } from '../../render/page.ts';
import { leadOf } from '../../../fields/rich-text/lead-of.ts';
import { Breadcrumbs, type Crumb } from '../../sections/breadcrumbs.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { blogAddress, communityPath } from './addresses.ts';
import { Article, longestLead } from './article.tsx';
import { Comments } from './comments.tsx';
import { FreePosts } from './free-posts.tsx';
import { Leads } from './leads.tsx';
import { listCommunity, mappedSections } from './list.ts';
import { type CommunityData, communityNames, loadCommunity } from './load.ts';
import { SideBlogs, Sidebar } from './sidebar.tsx';

/** The free posts, a section, or a blog without sections. */
function Content({ data }: { readonly data: CommunityData }) {
  const { t } = useSite();
  const { blog, section, target, comments, outcome, related } = data;
  if (blog === null) return <FreePosts {...data} />;
  if (section === null) {
    return (
      <header className="community-head">
        <h1 className="community-title">
          <LocalizedText text={blog.name} />
        </h1>
        <p className="mt-4 text-lg text-mist">{t('noSections')}</p>
      </header>
    );
  }
  return (
    <>
      <CollectionRegion from={communityPosts}>
        <Article blog={blog} section={section} target={target} commentCount={comments.total} />
      </CollectionRegion>
      <Comments blog={blog} section={section} comments={comments} outcome={outcome} />
      <Leads leads={related} title={t('relatedArticles')} />
    </>
  );
}

function Community({ data }: { readonly data: CommunityData }) {
  const { t, language } = useSite();
  const { blog, section } = data;
  const crumbs: Crumb[] = [{ address: communityPath, name: { text: t('community'), language } }];
  if (blog !== null) crumbs.push({ address: blogAddress(blog), name: blog.name });
  if (blog !== null && section !== null) crumbs.push({ address: blogAddress(blog, section), name: section.title });
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="container-site community" data-blog={blog?.id ?? 0} data-section={section?.id ?? 0}>
        <Sidebar {...data} />
        <div className="community-content">
          {data.missing && (
            <p className="notice-line" role="status">
              {t(data.missing === 'blog' ? 'blogMissing' : 'articleMissing')}
            </p>
          )}
          <Content data={data} />
        </div>
        <SideBlogs {...data} />
      </div>
    </>
  );
}

/** The community page: blogs with comments, and the posts of visitors. */
export const ourCommunity = definePage({
  path: routes.community,
  quickLink: 'community',
  reads: communityNames,
  load: loadCommunity,
  head: ({ blog, section, missing, alternates }, { t }) => ({
    title: section?.title ?? blog?.name ?? t('community'),
    description: (section && leadOf(section.text, longestLead)) || t('communityLead'),
    ...(section?.icon && { image: section.icon }),
    noindex: missing !== null,
    ...(alternates && { alternates }),
  }),
  moved: ({ moved }) => moved,
  View: Community,
  list: listCommunity,
  mapped: mappedSections,
});
