import { communityPosts } from '../../../content/collections/index.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import { blogAddress } from './addresses.ts';
import type { CommunityData } from './load.ts';

/** Articles to begin with, each by its picture. */
export function Leads({ leads }: Pick<CommunityData, 'leads'>) {
  const { href } = useSite();
  if (leads.length === 0) return null;
  return (
    <CollectionRegion from={communityPosts}>
      <ul className="community-leads">
        {leads.map(({ blog, section: { id, title, icon } }) => (
          <li key={id} className="community-lead">
            <Picture
              media={icon}
              sizes="(min-width: 1024px) 358px, 46vw"
              box={{ ratio: 16 / 9 }}
              className="community-lead-picture"
              alt=""
            />
            <p className="eyebrow mt-3">
              <Say text={blog.name} />
            </p>
            <h2 className="community-lead-title">
              <a className="card-link" href={href(blogAddress(blog, { title }))}>
                <Say text={title} />
              </a>
            </h2>
          </li>
        ))}
      </ul>
    </CollectionRegion>
  );
}
