import type { ReactNode } from 'react';
import { collectionRegionId } from '../../content/collection-region-id.ts';
import { isSettingsGroup } from '../../content/is-settings-group.ts';
import type { Collection } from '../../content/model/collection.ts';
import { useSite } from '../render/site-context.ts';

const mark =
  '.collection-region{scroll-margin-block-start:7rem;outline:2px dashed var(--color-accent);outline-offset:-2px}' +
  '.collection-region:empty{outline:none}';

interface Props {
  /** The collection of the records. */
  readonly from: Pick<Collection, 'base'>;
  readonly children: ReactNode;
}

/**
 * The part of a page that shows the records of one collection. A preview marks each part with its collection,
 * highlights that of the edited record, and can scroll to it. For visitors it renders only its children.
 */
export function CollectionRegion({ from, children }: Props) {
  const { previewed, style } = useSite();
  if (previewed === null) return children;
  const group = isSettingsGroup(from) ? undefined : from.base;
  if (previewed !== from.base) return group === undefined ? children : <div data-group={group}>{children}</div>;
  style.add(mark);
  return (
    <div className="collection-region" id={collectionRegionId(from)} data-group={group}>
      {children}
    </div>
  );
}
