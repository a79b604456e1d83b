import type { ReactNode } from 'react';
import { timeZoneOf } from '../../../content/countries.ts';
import { useSite } from '../../site-context.ts';
import type { CommunityData } from './load.ts';

const said = {
  posted: 'posted',
  held: 'heldForReview',
  gone: 'postGone',
} as const;

interface Props {
  readonly outcome: CommunityData['outcome'];
  /** Where a comment on a post is sent, with `:id` for the post. */
  readonly replies?: string;
  readonly children: ReactNode;
}

/** The part of the page in which visitors speak, and what came of what one of them just sent. */
export function Talk({ outcome, replies, children }: Props) {
  const { say, country } = useSite();
  const words = {
    busy: say('publishing'),
    empty: say('nameAndText'),
    posted: say('posted'),
    held: say('heldForReview'),
    failure: say('notPosted'),
  };
  return (
    <community-talk id="talk" words={JSON.stringify(words)} time-zone={timeZoneOf(country)} replies={replies}>
      <p className="talk-outcome" role="status">
        {outcome && say(said[outcome])}
      </p>
      {children}
    </community-talk>
  );
}
