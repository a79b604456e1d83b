import { useSite } from '../render/site-context.ts';
import type { SiteWord } from '../../language/site-words.ts';
import { Group } from './group.tsx';
import { LibraryIcon } from './library-icon.tsx';

interface Strength {
  readonly title: SiteWord;
  readonly text: SiteWord;
  /** A name of the icon set. */
  readonly icon: string;
}

interface Props {
  readonly title: SiteWord;
  readonly className: string;
  readonly strengths: readonly Strength[];
}

/** What speaks for the company, each with its icon. */
export function Strengths({ title, className, strengths }: Props) {
  const { say } = useSite();
  return (
    <Group title={say(title)}>
      <ul className={className}>
        {strengths.map(({ title, text, icon }) => (
          <li key={title} className="strength">
            <LibraryIcon name={icon} className="reason-icon" />
            <h3 className="strength-title">{say(title)}</h3>
            <p className="mt-2 text-mist">{say(text)}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
