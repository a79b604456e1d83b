import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { Glyph } from '../../ui/glyph.tsx';
import { Button } from '../../ui/button.tsx';
import { moreAreas } from '../more-areas.ts';
import { useWords } from '../words.ts';

/** The header's second menu: a button that shows links; Escape, a press beside it and leaving it close it. */
export function MoreMenu() {
  const say = useWords();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && place.current?.contains(target) !== true) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div ref={place} role="presentation" className="relative" onKeyDown={closeByKey} onBlur={closeWhenLeft}>
      <Button ref={button} aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
        <Glyph name="menu" className="size-5" />
        <span className="ms-2 max-sm:sr-only">{say('more')}</span>
      </Button>
      <div id={id}>
        {isOpen && (
          <nav aria-label={say('more')} className="card menu">
            <ul>
              {moreAreas.map(({ word, path }) => (
                <li key={path}>
                  <NavLink to={path} end className="menu-link" onClick={close}>
                    {say(word)}
                  </NavLink>
                </li>
              ))}
              <li className="mt-1 border-t border-line pt-1">
                <a href="/" className="menu-link">
                  {say('viewSite')}
                </a>
              </li>
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
