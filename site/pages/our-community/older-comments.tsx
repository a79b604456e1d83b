import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { olderAddress } from './addresses.ts';

interface Props {
  /** The address of the page with the newest. */
  readonly newest: string;
  /** The items behind the link are older than this id; `null` if there are none. */
  readonly olderThan: number | null;
  /** True if there are newer items than those on this page. */
  readonly hasNewer: boolean;
  readonly label: string;
  /** The labels of the link to older items and of the link to the newest. */
  readonly words: readonly [older: string, newest: string];
}

/** The links to older items, and back to the newest. */
export function OlderComments({ newest, olderThan, hasNewer, label, words: [older, back] }: Props) {
  const { href } = useSite();
  if (olderThan === null && !hasNewer) return null;
  return (
    <nav className="older-comments" aria-label={label}>
      {hasNewer && (
        <a className="button-quiet" href={`${href(newest)}#talk`}>
          {back}
        </a>
      )}
      {olderThan !== null && (
        <a className="button-quiet older-comments-on" href={`${href(olderAddress(newest, olderThan))}#talk`}>
          {older}
          <Icon name="arrow" className="size-4" />
        </a>
      )}
    </nav>
  );
}
