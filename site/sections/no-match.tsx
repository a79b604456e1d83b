import type { ReactNode } from 'react';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The internal address of the unfiltered list. */
  readonly whole: string;
  /** Further links. */
  readonly children: ReactNode;
}

/** Replaces a list without matches. */
export function NoMatch({ title, text, whole, children }: Props) {
  const { t, href } = useSite();
  return (
    <div className="finding-notice">
      <h2 className="heading-2">{title}</h2>
      <p className="mt-4 text-lg text-mist">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a className="button" href={href(whole)}>
          {t('clearFilters')}
        </a>
        {children}
      </p>
    </div>
  );
}
