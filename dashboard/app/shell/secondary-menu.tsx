import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { type SecondaryArea, secondaryGroups } from '../secondary-areas.ts';
import { useTranslations } from '../translations.ts';
import { stepInList } from './step-in-list.ts';
import { recentAreas, rememberArea } from './recent-areas.ts';

interface GroupProps {
  readonly heading: string;
  readonly areas: readonly SecondaryArea[];
  readonly onOpen: () => void;
}

function Group({ heading, areas, onOpen }: GroupProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <section aria-labelledby={id} className="menu-group">
      <h2 id={id} className="menu-heading">
        {heading}
      </h2>
      <ul>
        {areas.map(({ word, path }) => (
          <li key={path}>
            <NavLink to={path} end className="menu-link" onClick={onOpen}>
              {t(word)}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The header's second menu: links under headings, the recently used first. Escape, a press outside and leaving it close
 * it. The arrow keys move through it.
 */
export function SecondaryMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const t = useTranslations();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const recent = isOpen ? recentAreas(pathname) : [];
  const close = () => setIsOpen(false);

  useEffect(() => rememberArea(pathname), [pathname]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && place.current?.contains(target) !== true) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const hearKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
    } else if (stepInList(event.currentTarget, event.key)) event.preventDefault();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div ref={place} role="presentation" className="relative" onKeyDown={hearKey} onBlur={closeWhenLeft}>
      <Button ref={button} aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
        <Icon name="menu" className="size-5" />
        <span className="ms-2 max-sm:sr-only">{t('more')}</span>
      </Button>
      <div id={id}>
        {isOpen && (
          <nav aria-label={t('more')} className="card menu">
            <div className="menu-columns">
              {recent.length > 0 && <Group heading={t('groupRecent')} areas={recent} onOpen={close} />}
              {secondaryGroups.map(({ heading, areas }) => (
                <Group key={heading} heading={t(heading)} areas={areas} onOpen={close} />
              ))}
              <div className="menu-group menu-end">
                <a href="/" className="menu-link">
                  {t('viewSite')}
                </a>
                <Button
                  variant="bare"
                  className="menu-link max-sm:hidden"
                  onPress={() => {
                    close();
                    onShortcuts();
                  }}
                >
                  {t('shortcuts')}
                </Button>
              </div>
            </div>
          </nav>
        )}
      </div>
    </div>
  );
}
