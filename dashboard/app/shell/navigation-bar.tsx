import { Link, useLocation } from 'react-router';
import { type Area, type AreaName, areas } from '../../../content/areas.ts';
import { useTranslations } from '../translations.ts';
import { useCurrentArea } from './current-area.tsx';
import { LogoutButton } from './logout-button.tsx';

/**
 * Marks the link of the current screen, or of the list that the current screen was reached from, for screen readers.
 */
const currentOf = ({ word, path }: Area, address: string, open: AreaName | null) =>
  address === path ? 'page' : word === open ? 'true' : undefined;

/** Scrolls a pill to the middle of the bar without scrolling the page. */
function bringIntoBar(pill: HTMLElement | null): void {
  const bar = pill?.closest('ul');
  if (pill === null || bar == null) return;
  const [middle, ofBar] = [pill, bar].map((each) => each.getBoundingClientRect()).map((box) => box.x + box.width / 2);
  bar.scrollBy({ left: (middle ?? 0) - (ofBar ?? 0), behavior: 'instant' });
}

/** The eight main areas and Logout as a row of pills that scrolls sideways on narrow screens. */
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
