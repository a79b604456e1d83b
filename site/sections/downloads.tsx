import type { ReactNode } from 'react';
import type { Media, Text } from '../../fields/field.ts';
import { formatBytes } from '../../language/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { LocalizedText } from './localized-text.tsx';

export interface OfferedFile {
  readonly key: string;
  readonly title: Text;
  readonly file: Media;
}

interface Props {
  readonly offers: readonly OfferedFile[];
  /** The level of its heading, depending on the surrounding part of the page. */
  readonly heading?: 'h2' | 'h3';
  /** Additional list items. */
  readonly children?: ReactNode;
}

/** Documents to download, with file type and size. */
export function Downloads({ offers, heading: Heading = 'h3', children }: Props) {
  const { t, language, upload } = useSite();
  return (
    <div className="downloads">
      <Heading className="heading-3">{t('downloads')}</Heading>
      <ul>
        {offers.map(({ key, title, file }) => (
          <li key={key}>
            <a className="more-link" href={upload(file)} type="application/pdf" download>
              <Icon name="download" className="size-4" />
              <LocalizedText text={title} />
              <span className="download-size">
                <bdi>PDF</bdi> · <bdi>{formatBytes(file.bytes, language)}</bdi>
              </span>
            </a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
