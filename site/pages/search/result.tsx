import type { Media } from '../../../fields/field.ts';
import type { SearchResult } from '../../../content/model/search.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Marked } from '../../sections/marked.tsx';
import { Picture } from '../../sections/picture.tsx';
import { useSite } from '../../render/site-context.ts';
import { ProductFacts } from '../products/product-facts.tsx';
import type { SearchData } from './load.ts';

interface Props {
  readonly result: SearchResult;
  /** Key figures of a product. */
  readonly facts: SearchData['facts'][number] | undefined;
  /** The picture of a category's page, if it has one. */
  readonly picture: Media | null;
}

/** A record that was found, with an excerpt that highlights the words of the query. */
export function Result({ result, facts, picture }: Props) {
  const { t, language, href } = useSite();
  const { kind, title, excerpt, path, image } = result;
  const isIcon = kind === 'category' && picture === null;
  // Articles begin with illustrations that contain text, which must not be cropped.
  const isWhole = kind === 'post';
  return (
    <li className="result">
      <Picture
        media={picture ?? image}
        sizes="(min-width: 768px) 176px, 96px"
        box={{ ratio: isWhole ? 16 / 9 : 4 / 3 }}
        className={classNames('result-picture', isIcon && 'result-icon', isWhole && 'result-drawing')}
        alt=""
      />
      <div className="min-w-0">
        {result.language !== language && <p className="result-language">{t('inOtherLanguage')}</p>}
        <h3 className="result-title">
          <a className="card-link" href={href(path)}>
            <Marked marked={title} />
          </a>
        </h3>
        {excerpt.text !== '' && (
          <p className="result-excerpt">
            <Marked marked={excerpt} />
          </p>
        )}
        {facts !== undefined && <ProductFacts product={facts} />}
      </div>
    </li>
  );
}
