import type { ReactNode } from 'react';
import { useSite } from '../render/site-context.ts';

/** A titled part of a page with an id for fragment links. */
export interface PagePart {
  readonly anchor: string;
  readonly title: string;
}

interface Props {
  readonly parts: readonly PagePart[];
  /** Actions for the whole page, at the end of the line. */
  readonly children?: ReactNode;
}

/** The table of contents of a long page, in page order. Not rendered for a single part. */
export function PageParts({ parts, children }: Props) {
  const { t } = useSite();
  if (parts.length < 2) return null;
  return (
    <nav className="page-parts" aria-label={t('onThisPage')}>
      <div className="container-site page-parts-line">
        <ul>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </nav>
  );
}
