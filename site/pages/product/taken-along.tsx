import { Downloads, type OfferedFile } from '../../sections/downloads.tsx';
import { useSite } from '../../render/site-context.ts';
import type { OfferedCabinet } from '../planner/offered-cabinet.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toCadDrawing } from './cad-drawing.ts';
import type { Product } from './load.ts';

interface Props {
  readonly product: Product;
  /** The cabinets that walls of it are built of. */
  readonly built: readonly OfferedCabinet[];
}

/** Downloads: the spec sheet, further documents, the CAD drawing of its cabinets, and the printable data sheet. */
export function TakenAlong({ product, built }: Props) {
  const { t, language, link } = useSite();
  const { id, name, specsheet, downloads } = product;
  const ownWord = { text: t('specSheetFile'), language };
  const offers: readonly OfferedFile[] = [
    ...(specsheet === null ? [] : [{ key: 'specsheet', title: ownWord, file: specsheet }]),
    ...downloads.flatMap(({ key, title, file }) => (file === null ? [] : [{ key, title, file }])),
  ];
  return (
    <Downloads offers={offers}>
      {built.length > 0 && (
        <li>
          <a
            className="more-link"
            href={`data:application/dxf,${encodeURIComponent(toCadDrawing(built))}`}
            download={`${name.text}.dxf`}
          >
            <Icon name="download" className="size-4" />
            {t('cadDrawing')}
            <bdi className="download-size">DXF</bdi>
          </a>
        </li>
      )}
      <li>
        <a className="more-link" href={`${link('product', { id, name: name.text })}?print`}>
          {t('printableSheet')}
        </a>
      </li>
    </Downloads>
  );
}
