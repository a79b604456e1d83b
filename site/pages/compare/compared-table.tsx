import { Glyph } from '../../../ui/glyph.tsx';
import { compareAddress } from '../../compare-ids.ts';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import type { Cell, ComparedRow } from './align-rows.ts';
import type { CompareData } from './load.ts';

function Value({ cell }: { readonly cell: Cell | null }) {
  const { say } = useSite();
  if (cell === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{say('noValue')}</span>
      </>
    );
  }
  return (
    <>
      <bdi>
        <Say text={cell.value} />
      </bdi>
      {cell.unit !== null && (
        <>
          {' '}
          <bdi className="compared-unit">
            <Say text={cell.unit} />
          </bdi>
        </>
      )}
    </>
  );
}

function Row({ row, isMarked }: { readonly row: ComparedRow; readonly isMarked: boolean }) {
  const { say } = useSite();
  return (
    <tr data-differs={isMarked && row.differs ? '' : undefined}>
      <th scope="row">
        <Say text={row.name} />
        {isMarked && row.differs && <span className="sr-only"> ({say('differs')})</span>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index}>
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** How wide a picture is where so many products stand side by side. */
const sizesOf = (columns: number): string =>
  `(min-width: 1416px) ${Math.round(1020 / columns)}px, (min-width: 768px) ${Math.ceil(71 / columns)}vw, 116px`;

function Heads({ products }: Pick<CompareData, 'products'>) {
  const { say, href, link } = useSite();
  const ids = products.map(({ id }) => id);
  return (
    <tr>
      <td className="compared-corner">
        <span className="sr-only">{say('attribute')}</span>
      </td>
      {products.map(({ id, name, image, banner }) => (
        <th key={id} scope="col">
          <Picture
            media={image ?? banner}
            sizes={sizesOf(products.length)}
            box={{ ratio: 4 / 3 }}
            className="compared-picture"
            alt=""
          />
          <a className="compared-name" href={link('product', { id, name: name.text })}>
            <Say text={name} />
          </a>
          <a
            className="compared-remove"
            href={href(compareAddress(ids.filter((other) => other !== id)))}
            aria-label={say('removeFromComparison', { name: name.text })}
          >
            <Glyph name="close" className="size-4" />
          </a>
        </th>
      ))}
    </tr>
  );
}

/** The products as columns; rows in which they differ are marked, and can be shown alone. */
export function ComparedTable({ data }: { readonly data: CompareData }) {
  const { say } = useSite();
  const { products, groups } = data;
  const isMarked = products.length > 1;
  return (
    <div className="compared-frame">
      <table className="compared" data-columns={products.length} aria-label={say('compareTitle')}>
        <thead>
          <Heads products={products} />
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name.text}>
            <tr className="compared-group">
              <th scope="rowgroup" colSpan={products.length + 1}>
                <Say text={name} />
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name.text} row={row} isMarked={isMarked} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
