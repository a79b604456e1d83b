import type { Media } from '../../fields/field.ts';
import type { SiteWord } from '../../language/site-words.ts';
import { useSite } from '../site-context.ts';
import { ProfileLink } from './profile-link.tsx';

/** A page that stands among the quick links. */
export interface QuickLink {
  readonly path: string;
  readonly word: SiteWord;
}

interface Props {
  readonly links: readonly QuickLink[];
  /** The company profile in the page's language. */
  readonly profile: Media | null;
}

/** The pages that are not reached through a category, as items of a list. */
export function QuickLinks({ links, profile }: Props) {
  const { say, href } = useSite();
  return (
    <>
      {links.map(({ path, word }) => (
        <li key={path}>
          <a href={href(path)}>{say(word)}</a>
        </li>
      ))}
      {profile && (
        <li>
          <ProfileLink profile={profile} />
        </li>
      )}
    </>
  );
}
