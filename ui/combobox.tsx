import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './button.tsx';
import { enterOutcome } from './combobox-enter.ts';
import { Icon } from './icon.tsx';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useUiMessages } from './ui-messages.ts';
import './field.css';
import './combobox.css';

interface ComboboxProps<S extends Suggestion> {
  /** The id of the input and the prefix of related ids. */
  readonly id: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly suggestions: readonly S[];
  readonly onChoose: (suggestion: S) => void;
  /** The accessible name of the list. */
  readonly listLabel: string;
  /** The state of the suggestions: loading, failed, none, or their number. Announced when it changes. */
  readonly state: ReactNode;
  /** Shows that the suggestions are loading instead of `state`. */
  readonly isLoading?: boolean;
  /** The suggestions are for an earlier text, so Enter does not take one automatically. */
  readonly isStale?: boolean;
  /** The typed text itself is a valid value: Enter takes nothing automatically and submits the form. */
  readonly isValue?: boolean;
  /** Called when the list is opened for browsing or closed; for lists that initially show everything. */
  readonly onOpen?: (isOpen: boolean) => void;
  /** The list is always visible, with its first suggestion highlighted. */
  readonly isStanding?: boolean;
  /** Further attributes of the input: class, direction and description. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A text input with a list of suggestions. The focus stays in the input. Arrow keys move through the list, Enter takes
 * the highlighted or the only suggestion, Escape closes (WAI-ARIA Authoring Practices, editable combobox with list
 * autocomplete). The list is a popover, so no ancestor clips it.
 */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { id, text, onType, suggestions, onChoose, listLabel, onOpen, isStanding = false, input } = props;
  const { isLoading = false, isStale = false, isValue = false } = props;
  const { loading } = useUiMessages();
  const state = isLoading ? loading : props.state;
  const box = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  /** Enter was pressed before the suggestions of the typed text arrived. */
  const [isExpected, setIsExpected] = useState(false);
  const isOpen = isStanding || isShown;
  const found = suggestions.findIndex(({ key }) => key === activeKey);
  const isReady = isStanding && !isStale && !isValue && suggestions.length > 0;
  const active = found === -1 && isReady ? 0 : found;
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (isOpen && active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active]);

  // The list scrolls with the page, so scrolling the page must not close it; scrolling an ancestor of the input must.
  // This handler runs before that of the popover, which closes in both cases.
  const isPageScrolling = useRef(false);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const hearing = new AbortController();
    const note = ({ target }: Event): void => {
      isPageScrolling.current = target === document;
      // The other handlers of this event run before the timer.
      setTimeout(() => (isPageScrolling.current = false));
    };
    window.addEventListener('scroll', note, { capture: true, signal: hearing.signal });
    return () => hearing.abort();
  }, [isShown]);

  function show(isOpen: boolean): void {
    setIsShown(isOpen);
    setActiveKey(null);
    setIsExpected(false);
    onOpen?.(isOpen);
  }

  function choose(suggestion: S): void {
    show(false);
    onChoose(suggestion);
  }

  const isBehind = isStale || isLoading;
  const [only] = suggestions;
  const takeOnly = useEffectEvent(() => {
    if (only !== undefined && suggestions.length === 1) choose(only);
    else setIsExpected(false);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what takes the suggestion is the answer that arrived
    if (isExpected && !isBehind) takeOnly();
  }, [isExpected, isBehind]);

  function move(step: 1 | -1): void {
    const from = active === -1 && step === -1 ? 0 : active;
    const next = suggestions[(from + step + suggestions.length) % suggestions.length];
    setActiveKey(next?.key ?? null);
  }

  function answerKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else show(true);
    }
    if (event.key === 'Enter') {
      const outcome = enterOutcome({
        active,
        count: suggestions.length,
        isOpen,
        isStale: isBehind,
        isValue,
      });
      if (outcome === 'leave') return;
      event.preventDefault();
      const suggestion = typeof outcome === 'number' ? suggestions[outcome] : undefined;
      if (suggestion !== undefined) choose(suggestion);
      else if (outcome === 'wait') setIsExpected(true);
      else if (!isOpen) show(true);
    }
    if (event.key === 'Escape' && isShown && !isStanding) {
      // The window around the combobox stays open.
      event.stopPropagation();
      show(false);
    }
  }

  const list = (
    <SuggestionList
      id={listId}
      optionId={optionId}
      label={listLabel}
      suggestions={suggestions}
      active={active}
      state={state}
      isStanding={isStanding}
      onChoose={choose}
    />
  );

  return (
    <div className="relative">
      <input
        {...input}
        ref={box}
        id={id}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setIsShown(true);
          setActiveKey(null);
          setIsExpected(false);
          onType(value);
        }}
        onKeyDown={answerKey}
        // As a select does; where the text itself is a value, a press places the caret.
        onClick={() => !isOpen && !isValue && onOpen !== undefined && show(true)}
        onBlur={() => isShown && show(false)}
      />
      {!isStanding && (
        <Button
          variant="bare"
          tabIndex={-1}
          className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center text-muted hover:text-ink"
          aria-label={listLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          onPress={() => {
            box.current?.focus();
            show(!isShown);
          }}
        >
          <Icon name="chevron" className="size-3.5 rotate-90 rtl:-rotate-90" />
        </Button>
      )}
      {isStanding && list}
      {!isStanding && (
        <>
          <p role="status" className="sr-only">
            {isShown && state}
          </p>
          <Popover
            isNonModal
            triggerRef={box}
            isOpen={isShown}
            onOpenChange={(isStill) => !isStill && !isPageScrolling.current && show(false)}
            shouldCloseOnInteractOutside={(element) => box.current?.parentElement?.contains(element) !== true}
            placement="bottom start"
            offset={4}
            className="suggestions"
          >
            {/* It is outside the landmarks of the page, so it has to be one itself. */}
            <section aria-label={listLabel}>{list}</section>
          </Popover>
        </>
      )}
    </div>
  );
}
