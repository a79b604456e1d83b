import { leadOf } from '../../../fields/rich-text/lead-of.ts';
import { firstSentence } from '../../../fields/rich-text/split-lead.ts';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { blogAddress } from './addresses.ts';
import type { Lead } from './load.ts';

/** Length of the teaser of an article, in characters. */
const longestSentence = 140;

const cardSizes =
  '(min-width: 1920px) 578px, (min-width: 1416px) 458px, (min-width: 1024px) 33vw, (min-width: 640px) 46vw';
const rowSizes =
  '(min-width: 1920px) 208px, (min-width: 1416px) 166px, (min-width: 1024px) 12vw, (min-width: 640px) 17vw';
/** The first two are cards, the others are rows. On phones only the first is a card, as wide as the page. */
const sizesOf = (index: number): string => `${index < 2 ? cardSizes : rowSizes}, ${index === 0 ? 92 : 34}vw`;

interface Props {
  readonly leads: readonly Lead[];
  /** Shown only below an article that was read; the articles at the top of the page have no title. */
  readonly title?: string;
}

/** Links to other articles, each with its picture. */
export function Leads({ leads, title }: Props) {
  const { href } = useSite();
  if (leads.length === 0) return null;
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <>
      {title !== undefined && <h2 className="community-part community-leads-title">{title}</h2>}
      <ul className="community-leads">
        {leads.map(({ blog, section: { id, title: name, text, icon } }, index) => (
          <li key={id} className="community-lead">
            <Picture
              media={icon}
              sizes={sizesOf(index)}
              box={{ ratio: 16 / 9 }}
              className="community-lead-picture"
              alt=""
            />
            <div>
              <p className="eyebrow">
                <LocalizedText text={blog.name} />
              </p>
              <Heading className="community-lead-title">
                <a className="card-link" href={href(blogAddress(blog, { id, title: name }))}>
                  <LocalizedText text={name} />
                </a>
              </Heading>
              <p className="community-lead-text">
                <LocalizedText text={firstSentence({ text: leadOf(text, longestSentence), language: text.language })} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
