import type { Media, Text } from '../../../fields/field.ts';
import { formatBytes } from '../../../language/format.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import type { Product } from './load.ts';

interface Offer {
  readonly key: string;
  readonly title: Text;
  readonly file: Media;
}

/** What a buyer takes along: the spec sheet and further documents with type and size, and a sheet to print. */
export function Downloads({ product }: { readonly product: Product }) {
  const { say, language, upload, link } = useSite();
  const { id, name, specsheet, downloads } = product;
  const ownWord = { text: say('specSheetFile'), language };
  const offers: readonly Offer[] = [
    ...(specsheet === null ? [] : [{ key: 'specsheet', title: ownWord, file: specsheet }]),
    ...downloads.flatMap(({ key, title, file }) => (file === null ? [] : [{ key, title, file }])),
  ];
  return (
    <div className="downloads">
      <h3 className="heading-3">{say('downloads')}</h3>
      <ul>
        {offers.map(({ key, title, file }) => (
          <li key={key}>
            <a className="more-link" href={upload(file)} type="application/pdf" download>
              <Glyph name="download" className="size-4" />
              <Say text={title} />
              <span className="download-size">
                <bdi>PDF</bdi> · <bdi>{formatBytes(file.bytes, language)}</bdi>
              </span>
            </a>
          </li>
        ))}
        <li>
          <a className="more-link" href={`${link('product', { id, name: name.text })}?print`}>
            {say('printableSheet')}
          </a>
        </li>
      </ul>
    </div>
  );
}
