import type { ReactNode } from 'react';
import type { FirstScreen } from '../first-screen/first-screens.ts';
import { NotAnswered } from './not-answered.tsx';
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
      <live-filters class="products-page">
        <details className="filters-fold">
          <summary className="filters-summary button-quiet">{opens}</summary>
          {form}
        </details>
        <div className="min-w-0">
          <div className="products-state">
            <p className="result-count" role="status" tabIndex={-1} data-count="">
              {count}
            </p>
            <div data-used="">{used}</div>
          </div>
          <NotAnswered />
          <div data-list="">{children}</div>
        </div>
      </live-filters>
    </div>
  );
}
