import type { ReactNode } from 'react';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The own address of the whole list. */
  readonly whole: string;
  /** Other ways on. */
  readonly children: ReactNode;
}

/** In the place of a list whose filters leave nothing. */
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
