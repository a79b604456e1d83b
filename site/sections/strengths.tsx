import { useSite } from '../render/site-context.ts';
import type { SiteMessage } from '../../language/site-messages.ts';
import { Group } from './group.tsx';
import { LibraryIcon } from './library-icon.tsx';

interface Strength {
  readonly title: SiteMessage;
  readonly text: SiteMessage;
  /** A name of the icon library. */
  readonly icon: string;
}

interface Props {
  readonly title: SiteMessage;
  readonly className: string;
  readonly strengths: readonly Strength[];
}

/** The strengths of the company, each with an icon. */
export function Strengths({ title, className, strengths }: Props) {
  const { t } = useSite();
  return (
    <Group title={t(title)}>
      <ul className={className}>
        {strengths.map(({ title, text, icon }) => (
          <li key={title} className="strength">
            <LibraryIcon name={icon} className="reason-icon" />
            <h3 className="strength-title">{t(title)}</h3>
            <p className="mt-2 text-mist">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
