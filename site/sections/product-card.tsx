import type { Media, Text } from '../../fields/field.ts';
import { firstSentence, summaryOf } from '../../fields/rich-text/split-lead.ts';
import { useSite } from '../render/site-context.ts';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

/** The fields of a product that its card shows. */
export const cardFields = ['name', 'headline', 'description', 'image'] as const;

interface Props {
  readonly product: {
    readonly id: number;
    readonly name: Text;
    readonly headline: Text;
    readonly description: Text;
    readonly image: Media | null;
  };
  /** Displayed width of its picture. */
  readonly sizes: string;
}

/** A product in a row or grid of others. A page has many of them, so their common parts are in the stylesheet. */
export function ProductCard({ product, sizes }: Props) {
  const { t, link } = useSite();
  const { id, name, headline, description, image } = product;
  return (
    <li className="product-card">
      <Picture media={image} sizes={sizes} box={{ ratio: 4 / 3 }} />
      <div>
        <h3>
          <LocalizedText text={name} />
        </h3>
        <p>
          <LocalizedText text={headline.text === '' ? firstSentence(summaryOf(description)) : headline} />
        </p>
        <a className="more-link" href={link('product', { id, name: name.text })}>
          {t('learnMore')}
          <span>: {name.text}</span>
        </a>
      </div>
    </li>
  );
}
