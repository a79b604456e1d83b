import { Link, useLocation } from 'react-router';
import { type Area, type AreaName, areas } from '../../../content/areas.ts';
import { useTranslations } from '../translations.ts';
import { useCurrentArea } from './current-area.tsx';
import { LogoutButton } from './logout-button.tsx';

/** Tells a reader whether a link leads to the screen he is on, or to the list it was reached from. */
const currentOf = ({ word, path }: Area, address: string, open: AreaName | null) =>
  address === path ? 'page' : word === open ? 'true' : undefined;

/** Brings a pill to the middle of its bar, where the bar scrolls; the page itself stays where it is. */
function bringIntoBar(pill: HTMLElement | null): void {
  const bar = pill?.closest('ul');
  if (pill === null || bar == null) return;
  const [middle, ofBar] = [pill, bar].map((each) => each.getBoundingClientRect()).map((box) => box.x + box.width / 2);
  bar.scrollBy({ left: (middle ?? 0) - (ofBar ?? 0), behavior: 'instant' });
}

/** The eight places and Logout, as one line of pills that scrolls sideways where it is too long. */
export function NavigationBar() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const open = useCurrentArea();
  return (
    <nav aria-label={t('navigation')} className="mx-auto max-w-7xl">
      <ul className="pill-bar">
        {areas.map((area) => {
          const current = currentOf(area, pathname, open);
          return (
            <li key={area.path}>
              <Link
                to={area.path}
                className="pill"
                aria-current={current}
                ref={current === undefined ? null : bringIntoBar}
              >
                {t(area.word)}
              </Link>
            </li>
          );
        })}
        <li className="ms-auto">
          <LogoutButton />
        </li>
      </ul>
    </nav>
  );
}
