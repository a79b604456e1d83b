import { Downloads, type OfferedFile } from '../../sections/downloads.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Product } from './load.ts';

/** Downloads: the spec sheet, further documents, and the printable data sheet. */
export function TakenAlong({ product }: { readonly product: Product }) {
  const { t, language, link } = useSite();
  const { id, name, specsheet, downloads } = product;
  const ownWord = { text: t('specSheetFile'), language };
  const offers: readonly OfferedFile[] = [
    ...(specsheet === null ? [] : [{ key: 'specsheet', title: ownWord, file: specsheet }]),
    ...downloads.flatMap(({ key, title, file }) => (file === null ? [] : [{ key, title, file }])),
  ];
  return (
    <Downloads offers={offers}>
      <li>
        <a className="more-link" href={`${link('product', { id, name: name.text })}?print`}>
          {t('printableSheet')}
        </a>
      </li>
    </Downloads>
  );
}
