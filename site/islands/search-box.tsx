import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inLanguage } from '../../content/language-prefix.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPinned } from '../elements/is-pinned.ts';
import { useIsland } from './island-context.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useHydrated } from './use-hydrated.ts';
import { type Suggestions, useSuggestions } from './suggestions.ts';

interface Props {
  /** Id of the field, unique on its page. */
  readonly id: string;
  /** The address of the page with all results. */
  readonly action: string;
  /** The query of the page. */
  readonly query?: string | undefined;
}

/** The active option while the list is open: the index of a suggestion, or -1 for the field itself. */
interface Place {
  readonly among: Suggestions | null;
  readonly at: number;
}

const inField: Place = { among: null, at: -1 };

/**
 * A search field with suggestions (combobox pattern of the ARIA practices: arrows choose, Enter opens, Escape closes
 * the list). Without scripts, or if no suggestion is chosen, its form opens the page with all results.
 */
export function SearchBox({ id, action, query = '' }: Props) {
  const { language, t } = useIsland();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const suggestions = useSuggestions(typed);
  const { found, query: foundQuery, hasFailed } = suggestions;
  const isOpen = place !== null && found.length > 0;
  // New suggestions reset the active option.
  const chosen = isOpen && place.among === suggestions ? place.at : -1;
  const listId = `${id}-suggestions`;
  const optionId = (at: number) => `${listId}-${at}`;

  useEffect(() => {
    const input = field.current;
    // The `input` events before hydration are lost.
    if (input === null || input.value === query || input !== document.activeElement) return;
    setTyped(input.value.trim());
    setPlace(inField);
  }, [query]);
  useEffect(() => {
    // The back/forward cache restores the page as it was left, so the list is closed before.
    const leave = () => flushSync(() => setPlace(null));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      // From the field, the arrows lead to the first suggestion or to the last line, the link to all results, and from
      // both ends back to the field.
      const places = found.length + 2;
      const step = key === 'ArrowDown' ? 1 : -1;
      setPlace({ among: suggestions, at: ((chosen + 1 + step + places) % places) - 1 });
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      setPlace(null);
    } else if (key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    }
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget?.closest('[role="listbox"]') == null) setPlace(null);
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': chosen < 0 ? undefined : optionId(chosen),
  } as const;
  const count = foundQuery === '' ? '' : t('suggestionCount', { count: found.length });

  return (
    <form action={action} role="search" className="search-form" onSubmit={() => setPlace(null)}>
      <label className="sr-only" htmlFor={id}>
        {t('searchFor')}
      </label>
      <div className="search-field">
        <Icon name="search" className="size-5" />
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          required
          maxLength={100}
          defaultValue={query === '' ? undefined : query}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          {...(isHydrated && combobox)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value.trim());
            setPlace(inField);
          }}
          onFocus={({ currentTarget }) => setPlace(currentTarget.value.trim() === foundQuery ? inField : null)}
          onKeyDown={press}
          onBlur={leave}
        />
        <button>{t('search')}</button>
      </div>
      <p className="sr-only" role="status">
        {hasFailed ? t('noSuggestionsNow') : count}
      </p>
      {isHydrated && (
        <SuggestionList
          id={listId}
          optionId={optionId}
          found={found}
          chosen={chosen}
          isOpen={isOpen}
          allResults={`${action}?q=${encodeURIComponent(foundQuery)}`}
          addressOf={(path) => (isPinned() && path.startsWith('/') ? inLanguage(path, language) : path)}
        />
      )}
    </form>
  );
}
