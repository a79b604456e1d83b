import type { Text } from '../../../fields/field.ts';
import { isolate } from '../../../language/bidi.ts';
import { Icon } from '../../../ui/icon.tsx';
import { compareAddress, idsQuery } from '../../links/compare-ids.ts';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { headingOf, SpecificationValue, withoutLabels } from '../../sections/specification-value.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Cell, ComparedRow } from './align-rows.ts';
import type { CompareData } from './load.ts';

interface RowProps {
  readonly row: ComparedRow;
  readonly group: Text;
  readonly isMarked: boolean;
}

function Missing() {
  const { t } = useSite();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noValue')}</span>
    </>
  );
}

const leftToRight = '\u200e';

/**
 * A heading that names each figure of its values. Phones have no room for that: there the stylesheet shows the names
 * from this attribute, in the order of the figures, and all figures of a value from its cell.
 */
function Heading({ name, cells }: { readonly name: Text; readonly cells: readonly (Cell | null)[] }) {
  const heading = withoutLabels(
    name,
    cells.map((cell) => cell?.value ?? null),
  );
  const names = name.text.slice(heading.text.length).trim().replaceAll('×', `${leftToRight}×${leftToRight}`);
  return (
    <span data-names={names === '' ? undefined : names}>
      <LocalizedText text={heading} />
    </span>
  );
}

/** All figures of a value on one line with their common unit; `undefined` if the heading does not name them. */
function togetherIn(cell: Cell | null, headings: Parameters<typeof headingOf>[0]): string | undefined {
  if (cell === null || headingOf(headings, cell.value) === undefined) return undefined;
  const number = isolate(cell.value.text.replaceAll(' ', '\u00a0'));
  return cell.unit === null ? number : `${number} ${cell.unit.text}`;
}

function Row({ row, group, isMarked }: RowProps) {
  const { t } = useSite();
  const { name, cells, differs } = row;
  return (
    <tr data-differs={isMarked && differs ? '' : undefined}>
      <th scope="row">
        <Heading name={name} cells={cells} />
        {isMarked && differs && <span className="sr-only"> ({t('differs')})</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={index} data-together={togetherIn(cell, { name, group })}>
          {cell === null ? <Missing /> : <SpecificationValue name={name} group={group} {...cell} />}
        </td>
      ))}
    </tr>
  );
}

/** Displayed width of a picture with this number of products side by side. */
const sizesOf = (columns: number): string =>
  `(min-width: 1416px) ${Math.round(1020 / columns)}px, (min-width: 768px) ${Math.ceil(71 / columns)}vw, ${Math.ceil(90 / columns)}vw`;

/** The pictures, and below them the names, which stay visible while the rows scroll. */
function Heads({ products }: Pick<CompareData, 'products'>) {
  const { t, href, link } = useSite();
  const ids = products.map(({ id }) => id);
  return (
    <>
      <tr className="compared-pictures">
        <td className="compared-corner">
          <span className="sr-only">{t('inPictures')}</span>
        </td>
        {products.map(({ id, name, image, banner }) => (
          <td key={id}>
            <a
              className="compared-remove"
              href={href(compareAddress(ids.filter((other) => other !== id)))}
              aria-label={t('removeFromComparison', { name: name.text })}
            >
              <Icon name="close" className="size-4" />
            </a>
            <Picture
              media={image ?? banner}
              sizes={sizesOf(products.length)}
              box={{ ratio: 4 / 3 }}
              className="compared-picture"
              alt=""
            />
          </td>
        ))}
      </tr>
      <tr className="compared-names">
        <td className="compared-corner">
          <span className="sr-only">{t('attribute')}</span>
        </td>
        {products.map(({ id, name }) => (
          <th key={id} scope="col">
            <a className="compared-name" href={link('product', { id, name: name.text })}>
              <LocalizedText text={name} />
              <Icon name="arrow" />
            </a>
          </th>
        ))}
      </tr>
    </>
  );
}

/** The links to each product and its price, below the table. */
function Feet({ products }: Pick<CompareData, 'products'>) {
  const { t, link } = useSite();
  return (
    <tfoot>
      <tr>
        <td className="compared-corner">
          <span className="sr-only">{t('viewDetails')}</span>
        </td>
        {products.map(({ id, name }) => (
          <td key={id}>
            <p aria-hidden="true">
              <LocalizedText text={name} />
            </p>
            <a className="button-quiet" href={link('register', {}, idsQuery([id]))}>
              {t('requestQuote')}
              <span className="sr-only">: {name.text}</span>
            </a>
            <a className="more-link" href={link('product', { id, name: name.text })}>
              {t('viewDetails')}
              <span className="sr-only">: {name.text}</span>
            </a>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** A table with the products as columns. Rows that differ are highlighted and can be shown alone. */
export function ComparedTable({ data }: { readonly data: CompareData }) {
  const { t } = useSite();
  const { products, groups } = data;
  const isMarked = products.length > 1;
  return (
    <table className={`compared compared-${products.length}`} aria-label={t('compareTitle')}>
      <thead>
        <Heads products={products} />
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name.text}>
          <tr className="compared-group">
            <th scope="rowgroup" colSpan={products.length + 1}>
              <Heading name={name} cells={rows.flatMap(({ cells }) => cells)} />
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.name.text} row={row} group={row.takenFrom ?? name} isMarked={isMarked} />
          ))}
        </tbody>
      ))}
      <Feet products={products} />
    </table>
  );
}
