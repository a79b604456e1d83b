import { communityBlogs, communitySideBlogs } from '../../../content/collections/index.ts';
import { Icon } from '../../sections/icon.tsx';
import { leadOf } from '../../sections/card.ts';
import { Feeds } from '../../sections/feeds.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import { blogAddress, communityPath } from './addresses.ts';
import type { CommunityData } from './load.ts';

/** The free posts and every blog with its sections; folded on a phone. */
export function Sidebar({ shelves, blog: chosen, section: read }: Pick<CommunityData, 'shelves' | 'blog' | 'section'>) {
  const { say, href, previewed } = useSite();
  return (
    <nav className="community-nav" aria-label={say('browseCommunity')}>
      <details open={previewed === communityBlogs.base}>
        <summary>
          <span className="community-nav-title">{say('browseCommunity')}</span>
          <span className="community-nav-here">
            {chosen === null ? say('freePosts') : <Say text={read?.title ?? chosen.name} />}
          </span>
          <Glyph name="chevron" className="size-4 community-nav-sign" />
        </summary>
        <Feeds from={communityBlogs}>
          <ul className="community-blogs">
            <li>
              <a
                className="community-blog"
                href={href(communityPath)}
                aria-current={chosen === null ? 'page' : undefined}
              >
                <span className="community-blog-icon">
                  <Icon name="bi-chat-square-text" className="size-4" />
                </span>
                {say('freePosts')}
              </a>
            </li>
            {shelves.map(({ blog, sections }) => (
              <li key={blog.id}>
                <a
                  className="community-blog"
                  href={href(blogAddress(blog))}
                  aria-current={blog === chosen ? (read === null ? 'page' : 'true') : undefined}
                >
                  {blog.icon ? (
                    <Picture media={blog.icon} sizes="40px" widest={160} alt="" className="community-blog-icon" />
                  ) : (
                    <span className="community-blog-icon">
                      <Icon name="bi-journal-text" className="size-4" />
                    </span>
                  )}
                  <Say text={blog.name} />
                </a>
                {sections.length > 0 && (
                  <ul className="community-sections">
                    {sections.map((section) => (
                      <li key={section.id}>
                        <a href={href(blogAddress(blog, section))} aria-current={section === read ? 'page' : undefined}>
                          <Say text={section.title} />
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Feeds>
      </details>
    </nav>
  );
}

/** Further pages worth a look, as cards. */
export function SideBlogs({ cards }: { readonly cards: CommunityData['sideBlogs'] }) {
  const site = useSite();
  if (cards.length === 0) return null;
  return (
    <aside className="side-blogs" aria-labelledby="side-blogs">
      <h2 className="side-blogs-title" id="side-blogs">
        {site.say('sideBlogs')}
      </h2>
      <Feeds from={communitySideBlogs}>
        <ul>
          {cards.map((card) => {
            const address = leadOf(site, card);
            return (
              <li key={card.id} className="side-blog">
                <Picture media={card.picture} sizes="96px" widest={320} alt="" className="side-blog-picture" />
                <div className="min-w-0">
                  <h3 className="side-blog-title">
                    {address === null ? (
                      <Say text={card.title} />
                    ) : (
                      <a className="card-link" href={address}>
                        <Say text={card.title} />
                      </a>
                    )}
                  </h3>
                  <p className="text-sm text-mist">
                    <Say text={card.text} />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Feeds>
    </aside>
  );
}
