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
  /** Of the input; what belongs to it has ids that begin with it. */
  readonly id: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly suggestions: readonly S[];
  readonly onChoose: (suggestion: S) => void;
  /** What the list holds, for those who do not see it. */
  readonly listLabel: string;
  /** How the suggestions stand: loading, failed, none, so many. Announced when it changes. */
  readonly state: ReactNode;
  /** What is suggested is on its way: that is said in place of the state. */
  readonly isLoading?: boolean;
  /** What is suggested belongs to an earlier text: Enter takes none of it by itself. */
  readonly isStale?: boolean;
  /** The text is a value as it is typed: Enter takes nothing by itself and is left to the form around. */
  readonly isValue?: boolean;
  /** Hears that the list was opened to look around, or closed; for lists that show everything at first. */
  readonly onOpen?: (isOpen: boolean) => void;
  /** A list that always stands below its box, its first suggestion ready to be taken. */
  readonly isStanding?: boolean;
  /** More about the input: its class, direction and description. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A box to type in, with suggestions to take one from. The focus stays in the box; arrow keys go through the list, Enter
 * takes the one they reached or the only one there is, Escape closes (WAI-ARIA Authoring Practices, editable combobox with list autocomplete). The list stands over
 * whatever is around the box, and is cut off by nothing.
 */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { id, text, onType, suggestions, onChoose, listLabel, onOpen, isStanding = false, input } = props;
  const { isLoading = false, isStale = false, isValue = false } = props;
  const { loading } = useUiMessages();
  const state = isLoading ? loading : props.state;
  const box = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  /** Enter was pressed before the suggestions of what was typed arrived. */
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

  // The list lies on the page and goes along with it; only something that scrolls inside the page parts it from its box.
  // Heard before the popover hears it, which closes for both.
  const isPageScrolling = useRef(false);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const hearing = new AbortController();
    const note = ({ target }: Event): void => {
      isPageScrolling.current = target === document;
      // Others hear of this movement before that.
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
      // What the box stands in stays open.
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
          // The focus stays in the box.
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
            {/* Outside the landmarks of the page, so it is one itself. */}
            <section aria-label={listLabel}>{list}</section>
          </Popover>
        </>
      )}
    </div>
  );
}
