import { Fragment, type ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { LiveFilters } from '../islands/live-filters.tsx';

interface FindingProps {
  readonly title: string;
  readonly lead: string;
  /** The label that expands the filters where they are collapsed. */
  readonly opens: string;
  /** The form with the filters. */
  readonly form: ReactNode;
  /** The number of matches as text. */
  readonly count: string;
  /** The active filters. */
  readonly used: ReactNode;
  /** The matches. */
  readonly children: ReactNode;
}

/** A list with filters. With scripts, its marked parts are updated without loading the page. */
export function Finding({ title, lead, opens, form, count, used, children }: FindingProps) {
  return (
    <div className="container-site finding">
      <h1 className="heading-1">{title}</h1>
      <p className="finding-lead">{lead}</p>
      <Island
        name="filters"
        of={LiveFilters}
        when="shown"
        data={{ count }}
        slots={[
          <Fragment key="filters">
            <summary className="filters-summary button-quiet">{opens}</summary>
            {form}
          </Fragment>,
          used,
          children,
        ]}
      />
    </div>
  );
}
