import { Fragment, type ReactNode } from 'react';
import type { FirstScreen } from '../first-screen/first-screens.ts';
import { Island } from '../islands/island.tsx';
import { LiveFilters } from '../islands/live-filters.tsx';
import { RestOfStyle } from './rest-of-style.tsx';

interface FindingProps {
  readonly title: string;
  readonly lead: string;
  /** The first screen whose style stands in the page. */
  readonly firstScreen?: FirstScreen;
  /** What opens the filters where they are folded. */
  readonly opens: string;
  /** The form with the filters. */
  readonly form: ReactNode;
  /** How many things are left. */
  readonly count: string;
  /** The filters in use. */
  readonly used: ReactNode;
  /** What is left. */
  readonly children: ReactNode;
}

/** A list that is narrowed down by filters; where scripts run, its marked parts change without loading the page. */
export function Finding({ title, lead, firstScreen, opens, form, count, used, children }: FindingProps) {
  return (
    <div className="container-site finding">
      <h1 className="heading-1">{title}</h1>
      <p className="finding-lead">{lead}</p>
      {firstScreen !== undefined && <RestOfStyle of={firstScreen} />}
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
