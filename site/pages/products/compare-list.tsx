import type { ReactNode } from 'react';
import type { Text } from '../../../fields/field.ts';
import { summaryOf } from '../../../fields/rich-text/split-lead.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CompareChoice } from '../../islands/compare-choice.tsx';
import { Island } from '../../islands/island.tsx';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Product } from './filters.ts';
import { ProductFacts } from './product-facts.tsx';

/** Displayed width of a card beside the filters. */
const besideFilters =
  '(min-width: 1920px) 396px, (min-width: 1416px) 315px, (min-width: 1280px) 22vw, (min-width: 1024px) 32vw, 44vw';
/** Displayed width of a card in a list of full page width. Two or four cards fill one row (see `listed.css`). */
export const overThePage = '(min-width: 1416px) 427px, (min-width: 1280px) 31vw, 46vw';
const inOneRow = new Map([
  [2, '(min-width: 1416px) 650px, 46vw'],
  [4, '(min-width: 1416px) 314px, (min-width: 1280px) 23vw, 46vw'],
]);

/** Displayed width of each card in a list of full page width with this number of cards. */
export const modelSizes = (count: number): string => inOneRow.get(count) ?? overThePage;

interface ListedProps {
  readonly product: Product;
  /** The name of its category, if the list has products of several. */
  readonly kind: Text | undefined;
  readonly isChosen: boolean;
  readonly sizes: string;
}

function Listed({ product, kind, isChosen, sizes }: ListedProps) {
  const { t, link } = useSite();
  const { id, name, headline, description, image, banner } = product;
  return (
    <li className="listed">
      <Picture media={image ?? banner} sizes={sizes} box={{ ratio: 4 / 3 }} className="listed-picture" alt="" />
      <div className="listed-words">
        {kind !== undefined && (
          <p className="listed-kind">
            <LocalizedText text={kind} />
          </p>
        )}
        <h2 className="listed-name">
          <a className="card-link" href={link('product', { id, name: name.text })}>
            <LocalizedText text={name} />
            <Icon name="arrow" className="card-sign" />
          </a>
        </h2>
        <p className="listed-text">
          <LocalizedText text={headline.text === '' ? summaryOf(description) : headline} />
        </p>
        <ProductFacts product={product} />
        <label className="listed-compare">
          <input type="checkbox" name="ids" value={id} defaultChecked={isChosen} />
          <span aria-hidden="true">{t('compare')}</span>
          <span className="sr-only">{t('compareProduct', { name: name.text })}</span>
        </label>
      </div>
    </li>
  );
}

interface Props {
  readonly products: readonly Product[];
  readonly compare: readonly number[];
  /** The categories that cards name, if the list has products of several. */
  readonly kinds?: readonly { readonly id: number; readonly name: Text }[];
  /** Displayed width of a card. Default: that beside the filters. */
  readonly sizes?: string;
  /** Links to more products; the chosen ids are added to them. */
  readonly children?: ReactNode;
}

/** A list of products, each with a checkbox to compare it. The action of the form is the comparison page. */
export function CompareList({ products, compare, kinds = [], sizes = besideFilters, children }: Props) {
  const { link } = useSite();
  return (
    <Island
      name="compare"
      of={CompareChoice}
      when="shown"
      data={{
        action: link('compare'),
        elsewhere: compare.filter((id) => !products.some((product) => product.id === id)),
      }}
      slots={[
        products.map((product) => (
          <Listed
            key={product.id}
            product={product}
            kind={kinds.find(({ id }) => id === product.category)?.name}
            isChosen={compare.includes(product.id)}
            sizes={sizes}
          />
        )),
        children,
      ]}
    />
  );
}
