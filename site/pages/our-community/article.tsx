import { itemLink } from '../../item-link.ts';
import { timeZoneOf } from '../../../content/countries.ts';
import type { Named } from '../../../content/model/reader.ts';
import { leadOf as leadOfText } from '../../../fields/rich-text/lead-of.ts';
import { formatDay } from '../../../language/format.ts';
import { leadOf } from '../../sections/card.ts';
import { Picture } from '../../sections/picture.tsx';
import { RichText } from '../../sections/rich-text.tsx';
import { Say } from '../../sections/say.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { useSite } from '../../site-context.ts';
import { fullAddress, fullUpload, StructuredData } from '../../structured-data.tsx';
import { type Blog, blogAddress, type Section } from './addresses.ts';
import { ShareButton } from './share-button.tsx';

/** How wide the picture of a section is shown. */
const pictureFraming = { sizes: '(min-width: 1024px) 782px, 100vw', box: { ratio: 16 / 9 } };

/** As much of a text as search engines and shared links show. */
export const longestLead = 160;

interface Props {
  readonly blog: Blog;
  readonly section: Section;
  /** The section that follows it in the sidebar. */
  readonly next: Named | null;
  readonly commentCount: number;
}

/** One section of a blog, to be read. */
export function Article({ blog, section, next, commentCount }: Props) {
  const site = useSite();
  const { say, href, company, origin, language, country } = site;
  const { title, text, icon, path, updatedAt } = section;
  const address = blogAddress(blog, section);
  const lead = leadOfText(text, longestLead);
  const more = leadOf(site, { address: itemLink(path, title.text) });
  return (
    <article className="community-article">
      <header className="community-head">
        <p className="eyebrow">
          <Say text={blog.name} />
        </p>
        <h1 className="community-title">
          <Say text={title} />
        </h1>
        {updatedAt !== '' && (
          <p className="mb-4 mt-3 text-sm text-mist">
            {company.text !== '' && (
              <>
                <bdi>{company.text}</bdi> ·{' '}
              </>
            )}
            {say('lastUpdated')} <time dateTime={updatedAt}>{formatDay(updatedAt, language, timeZoneOf(country))}</time>
          </p>
        )}
        <ShareButton title={title.text} text={lead} address={address} />
      </header>
      {icon && <Picture media={icon} {...pictureFraming} loading="first" className="community-picture" />}
      <RichText text={text} />
      {more !== null && (
        <a className="more-link mt-6" href={more}>
          {say('readMore')}
          <Glyph name="arrow" className="size-4" />
        </a>
      )}
      {next !== null && (
        <p className="article-next">
          <span className="eyebrow">{say('nextArticle')}</span>
          <a className="more-link" href={href(blogAddress(blog, { title: next.name }))}>
            <Say text={next.name} />
            <Glyph name="arrow" className="size-4" />
          </a>
        </p>
      )}
      <StructuredData
        thing={{
          '@type': 'Article',
          headline: title.text,
          ...(lead !== '' && { description: lead }),
          url: fullAddress({ origin, language }, address),
          ...(icon && { image: [fullUpload(site, icon)] }),
          articleSection: blog.name.text,
          inLanguage: text.language,
          dateModified: updatedAt,
          commentCount,
          ...(company.text !== '' && { author: { '@type': 'Organization', name: company.text } }),
        }}
      />
    </article>
  );
}
