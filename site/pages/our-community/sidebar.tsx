import { communityBlogs, communitySideBlogs } from '../../../content/collections/index.ts';
import { LibraryIcon } from '../../sections/library-icon.tsx';
import { leadOf } from '../../sections/card.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { SiteMessage } from '../../../language/site-messages.ts';
import { Pager } from '../../sections/pager.tsx';
import { type Blog, blogAddress, communityPath, sideBlogsAddress } from './addresses.ts';
import type { CommunityData } from './load.ts';
import type { Shelf } from './shelves.ts';

type SidebarProps = Pick<CommunityData, 'shelves' | 'earlierBlog' | 'laterBlog' | 'blog' | 'section'>;

/** A link to the rest of a list that is shortened here. */
function SidebarLink({
  address,
  word,
  of,
}: {
  readonly address: string;
  readonly word: SiteMessage;
  readonly of?: Blog;
}) {
  const { t, href } = useSite();
  return (
    <li>
      <a className="community-on" href={href(address)}>
        {t(word)}
        {of && <span className="sr-only">: {of.name.text}</span>}
      </a>
    </li>
  );
}

/** Sections of a blog and links to the others. */
function Sections({ shelf, read }: { readonly shelf: Shelf; readonly read: CommunityData['section'] }) {
  const { href } = useSite();
  const { blog, sections, earlier, later, isCut } = shelf;
  if (sections.length === 0) return null;
  return (
    <ul className="community-sections">
      {earlier && (
        <SidebarLink
          address={blogAddress(blog, { id: earlier.id, title: earlier.name })}
          word="earlierSections"
          of={blog}
        />
      )}
      {sections.map(({ id, name }) => (
        <li key={id}>
          <a href={href(blogAddress(blog, { id, title: name }))} aria-current={id === read?.id ? 'page' : undefined}>
            <LocalizedText text={name} />
          </a>
        </li>
      ))}
      {later && (
        <SidebarLink address={blogAddress(blog, { id: later.id, title: later.name })} word="laterSections" of={blog} />
      )}
      {isCut && <SidebarLink address={blogAddress(blog)} word="laterSections" of={blog} />}
    </ul>
  );
}

interface BlogItemProps {
  readonly shelf: Shelf;
  readonly chosen: CommunityData['blog'];
  readonly read: CommunityData['section'];
}

function BlogItem({ shelf, chosen, read }: BlogItemProps) {
  const { href } = useSite();
  const { blog } = shelf;
  return (
    <li>
      <a
        className="community-blog"
        href={href(blogAddress(blog))}
        aria-current={blog.id === chosen?.id ? (read === null ? 'page' : 'true') : undefined}
      >
        {blog.icon ? (
          <Picture media={blog.icon} sizes="43px" box={{ ratio: 1 }} alt="" className="community-blog-icon" />
        ) : (
          <span className="community-blog-icon">
            <LibraryIcon name="bi-journal-text" className="size-4" />
          </span>
        )}
        <LocalizedText text={blog.name} />
      </a>
      <Sections shelf={shelf} read={read} />
    </li>
  );
}

/** A link to the free posts, and the blogs with their sections. Collapsed on phones. */
export function Sidebar({ shelves, earlierBlog, laterBlog, blog: chosen, section: read }: SidebarProps) {
  const { t, href, previewed } = useSite();
  return (
    <nav className="community-nav" aria-label={t('browseCommunity')}>
      <details open={previewed === communityBlogs.base}>
        <summary>
          <span className="community-nav-title">{t('browseCommunity')}</span>
          <span className="community-nav-here">
            {chosen === null ? t('freePosts') : <LocalizedText text={chosen.name} />}
          </span>
          <Icon name="chevron" className="size-4 folded-list-sign community-nav-sign" />
        </summary>
        <CollectionRegion from={communityBlogs}>
          <ul className="community-blogs">
            <li>
              <a
                className="community-blog"
                href={href(communityPath)}
                aria-current={chosen === null ? 'page' : undefined}
              >
                <span className="community-blog-icon">
                  <LibraryIcon name="bi-chat-square-text" className="size-4" />
                </span>
                {t('freePosts')}
              </a>
            </li>
            {earlierBlog && <SidebarLink address={blogAddress(earlierBlog)} word="earlierBlogs" />}
            {shelves.map((shelf) => (
              <BlogItem key={shelf.blog.id} shelf={shelf} chosen={chosen} read={read} />
            ))}
            {laterBlog && <SidebarLink address={blogAddress(laterBlog)} word="laterBlogs" />}
          </ul>
        </CollectionRegion>
      </details>
    </nav>
  );
}

/** Cards that link to further pages. */
export function SideBlogs({ sideBlogs }: Pick<CommunityData, 'sideBlogs'>) {
  const site = useSite();
  const { cards, page, pages } = sideBlogs;
  if (cards.length === 0) return null;
  return (
    <aside className="side-blogs" aria-labelledby="side-blogs">
      <h2 className="side-blogs-title" id="side-blogs">
        {site.t('sideBlogs')}
      </h2>
      <CollectionRegion from={communitySideBlogs}>
        <ul>
          {cards.map((card) => {
            const address = leadOf(site, card);
            return (
              <li key={card.id} className="side-blog">
                <Picture media={card.picture} sizes="102px" box={{ ratio: 1 }} alt="" className="side-blog-picture" />
                <div className="min-w-0">
                  <h3 className="side-blog-title">
                    {address === null ? (
                      <LocalizedText text={card.title} />
                    ) : (
                      <a className="card-link" href={address}>
                        <LocalizedText text={card.title} />
                      </a>
                    )}
                  </h3>
                  <p className="text-sm text-mist">
                    <LocalizedText text={card.text} />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </CollectionRegion>
      <Pager page={page} pages={pages} addressOf={(to) => `${sideBlogsAddress(site.query, to)}#side-blogs`} />
    </aside>
  );
}
