import { itemLink } from '../../links/item-link.ts';
import { timeZoneOf } from '../../../content/countries.ts';
import type { Text } from '../../../fields/field.ts';
import { leadOf as leadOfText } from '../../../fields/rich-text/lead-of.ts';
import { formatDate } from '../../../language/format.ts';
import { leadOf } from '../../sections/card.ts';
import { Picture } from '../../sections/picture.tsx';
import { RichText } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useSite } from '../../render/site-context.ts';
import { fullAddress, fullUpload, StructuredData } from '../../render/structured-data.tsx';
import { type Blog, blogAddress, type Section } from './addresses.ts';
import { ShareButton } from './share-button.tsx';

/** Displayed width of the picture of a section. */
const pictureFraming = {
  sizes: '(min-width: 1920px) 1176px, (min-width: 1416px) 936px, (min-width: 1024px) 67vw, 100vw',
  box: { ratio: 16 / 9 },
};

/** Length of the description for search engines and link previews, in characters. */
export const longestLead = 160;

interface Props {
  readonly blog: Blog;
  readonly section: Section;
  /** The name of the page that continues the article; `null` if that page has no name of its own. */
  readonly target: Text | null;
  readonly commentCount: number;
}

/** A section of a blog as an article. */
export function Article({ blog, section, target, commentCount }: Props) {
  const site = useSite();
  const { t, link, company, origin, language, country } = site;
  const { title, text, icon, path, updatedAt } = section;
  const address = blogAddress(blog, section);
  const lead = leadOfText(text, longestLead);
  const more = leadOf(site, { address: itemLink(path, title.text) });
  return (
    <article className="community-article">
      <header className="community-head">
        <p className="eyebrow">
          <LocalizedText text={blog.name} />
        </p>
        <h1 className="community-title">
          <LocalizedText text={title} />
        </h1>
        <div className="article-facts">
          {updatedAt !== '' && (
            <p className="text-sm text-mist">
              {company.text !== '' && (
                <>
                  <bdi>{company.text}</bdi> ·{' '}
                </>
              )}
              {t('lastUpdated')}{' '}
              <time dateTime={updatedAt}>{formatDate(updatedAt, language, timeZoneOf(country))}</time>
            </p>
          )}
          <ShareButton title={title.text} text={lead} address={address} />
        </div>
      </header>
      {icon && <Picture media={icon} {...pictureFraming} loading="first" className="community-picture" />}
      <RichText text={text} />
      {more !== null && (
        <a className="more-link mt-6" href={more}>
          <span>
            {t('readMore')}
            {target !== null && (
              <>
                : <LocalizedText text={target} />
              </>
            )}
          </span>
          <Icon name="arrow" className="size-4" />
        </a>
      )}
      <aside className="article-ask" aria-labelledby="article-ask">
        <h2 className="heading-3" id="article-ask">
          {t('registerTitle')}
        </h2>
        <p className="mt-2 text-mist">{t('registerDescription')}</p>
        <p className="article-ask-ways">
          <a className="button" href={link('register')}>
            {t('startProject')}
          </a>
          <a className="button-quiet" href={link('planner')}>
            {t('planOpen')}
          </a>
          <a className="button-quiet" href={link('products')}>
            {t('productsTitle')}
          </a>
        </p>
      </aside>
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
