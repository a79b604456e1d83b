import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { olderAddress } from './addresses.ts';

interface Props {
  /** Where the newest of them stand. */
  readonly newest: string;
  /** The message that those behind the link are older than; `null` where there are none. */
  readonly olderThan: number | null;
  /** True where newer ones than those on this page are there. */
  readonly hasNewer: boolean;
  readonly label: string;
  /** What the link to the older ones is called, and that to the newest. */
  readonly words: readonly [older: string, newest: string];
}

/** Leads on to older messages, and from them back to the newest. */
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
