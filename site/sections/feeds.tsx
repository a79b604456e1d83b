import type { ReactNode } from 'react';
import { feedsId } from '../../content/feeds-id.ts';
import { isSettingsGroup } from '../../content/is-settings-group.ts';
import type { Collection } from '../../content/model/collection.ts';
import { useSite } from '../site-context.ts';

const mark =
  '.feeds{scroll-margin-block-start:7rem;outline:2px dashed var(--color-accent);outline-offset:-2px}' +
  '.feeds:empty{outline:none}';

interface Props {
  /** Whose records stand here. */
  readonly from: Pick<Collection, 'base'>;
  readonly children: ReactNode;
}

/**
 * The part of a page that shows the records of one collection. A preview names each; that of the record which is edited
 * is marked, and the preview can be opened at it. On the pages of visitors it leaves no trace.
 */
export function Feeds({ from, children }: Props) {
  const { previewed, style } = useSite();
  if (previewed === null) return children;
  const group = isSettingsGroup(from) ? undefined : from.base;
  if (previewed !== from.base) return group === undefined ? children : <div data-group={group}>{children}</div>;
  style.add(mark);
  return (
    <div className="feeds" id={feedsId(from)} data-group={group}>
      {children}
    </div>
  );
}
