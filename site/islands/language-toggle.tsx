import type { MouseEvent } from 'react';
import { otherLanguage } from '../../language/languages.ts';
import { isPinned } from '../elements/is-pinned.ts';
import { storeChoice } from '../elements/stored-choice.ts';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';

/** Stores the other language and reloads the page. On a page pinned to a language it follows its link. */
export function LanguageToggle({ slots: [link = ''] }: WithSlots) {
  const { language } = useIsland();
  function choose(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    storeChoice('lang', otherLanguage(language));
    if (isPinned()) return;
    event.preventDefault();
    location.reload();
  }
  return <Slot as="span" html={link} onClick={choose} />;
}
