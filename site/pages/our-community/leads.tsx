import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import { blogAddress } from './addresses.ts';
import type { Lead } from './load.ts';

interface Props {
  readonly leads: readonly Lead[];
  /** Given where they follow what was read; nothing is said above those to begin with. */
  readonly title?: string;
}

/** Articles to go on with, each by its picture. */
export function Leads({ leads, title }: Props) {
  const { href } = useSite();
  if (leads.length === 0) return null;
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <>
      {title !== undefined && <h2 className="heading-2 community-leads-title">{title}</h2>}
      <ul className="community-leads">
        {leads.map(({ blog, section: { id, title: name, icon } }) => (
          <li key={id} className="community-lead">
            <Picture
              media={icon}
              sizes="(min-width: 1416px) 458px, (min-width: 1024px) 33vw, 46vw"
              box={{ ratio: 16 / 9 }}
              className="community-lead-picture"
              alt=""
            />
            <p className="eyebrow mt-3">
              <Say text={blog.name} />
            </p>
            <Heading className="community-lead-title">
              <a className="card-link" href={href(blogAddress(blog, { title: name }))}>
                <Say text={name} />
              </a>
            </Heading>
          </li>
        ))}
      </ul>
    </>
  );
}
