import { type KeyboardEvent, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { Glyph } from './glyph.tsx';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useUiWords } from './ui-words.ts';
import { useAwaitedEnter } from './use-awaited-enter.ts';
import './field.css';
import './combobox.css';

interface ComboboxProps<S extends Suggestion> {
  /** Of the input; its label has it with `-label`, where there is one. */
  readonly id: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly suggestions: readonly S[];
  readonly onChoose: (suggestion: S) => void;
  /** What the list holds, for those who do not see it. */
  readonly listLabel: string;
  /** How the suggestions stand: failed, none, so many. Announced when it changes. */
  readonly state: ReactNode;
  /** What is suggested is on its way: that is said in place of the state. */
  readonly isLoading?: boolean;
  /** What is suggested belongs to an earlier text: Enter takes none of it by itself. */
  readonly isStale?: boolean;
  /** The text is a value as it is typed: Enter takes nothing by itself and is left to the form around. */
  readonly isValue?: boolean;
  /** Hears that the list was opened to look around, or closed; for lists that show everything at first. */
  readonly onOpen?: (isOpen: boolean) => void;
  /** More about the input: its class, direction and description. */
  readonly input?: InputProps;
}

/**
 * A box to type in, with suggestions to take one from. The text belongs to whoever uses the box, so nothing is ever
 * selected: a suggestion is an action. The list lies over whatever is around the box.
 */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { id, text, onType, suggestions, onOpen, isLoading = false, input } = props;
  const { loading } = useUiWords();
  const shared = { ...props, state: isLoading ? loading : props.state };
  return (
    <ComboBox
      id={id}
      {...(input?.['aria-label'] === undefined && { 'aria-labelledby': `${id}-label` })}
      inputValue={text}
      onInputChange={onType}
      items={suggestions}
      selectedKey={null}
      allowsCustomValue
      allowsEmptyCollection
      shouldFocusWrap
      // The box opens its list itself: a text that changes because a suggestion was taken opens none.
      menuTrigger="manual"
      onOpenChange={(isOpen, trigger) => trigger !== 'input' && onOpen?.(isOpen)}
      className="relative"
    >
      <Box {...shared} />
      <List {...shared} />
    </ComboBox>
  );
}

function Box<S extends Suggestion>(props: ComboboxProps<S>) {
  const { suggestions, onChoose, listLabel, input, isLoading = false, isStale = false, isValue = false } = props;
  const list = use(ComboBoxStateContext);
  const isBehind = isStale || isLoading;
  const [only] = suggestions;
  const take = (suggestion: S): void => {
    list?.close();
    onChoose(suggestion);
  };
  const setIsAwaited = useAwaitedEnter({ suggestions, isBehind, onTake: take });

  /** Half a name never sends a form: without a suggestion that the arrow keys reached, Enter takes the only one or opens the list. */
  function answerKey(event: KeyboardEvent): void {
    if (list === null || event.nativeEvent.isComposing) return;
    // Tab leaves the box as it is, instead of taking the suggestion that was reached.
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' || (list.isOpen && list.selectionManager.focusedKey !== null)) return;
    event.stopPropagation();
    if (isValue) return;
    event.preventDefault();
    if (!list.isOpen) list.open(null, 'manual');
    else if (isBehind) setIsAwaited(true);
    else if (only !== undefined && suggestions.length === 1) take(only);
  }

  return (
    <>
      <Input
        {...input}
        onKeyDownCapture={answerKey}
        onChange={() => {
          setIsAwaited(false);
          list?.open(null, 'input');
        }}
      />
      <Button
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center text-muted hover:text-ink"
        aria-label={listLabel}
      >
        <Glyph name="chevron" className="size-3.5 rotate-90 rtl:-rotate-90" />
      </Button>
    </>
  );
}

function List<S extends Suggestion>({ suggestions, onChoose, listLabel, state }: ComboboxProps<S>) {
  const list = use(ComboBoxStateContext);
  const isOpen = list?.isOpen ?? false;

  // The list lies on the page and goes along with it; only something that scrolls inside the page parts it from its box.
  // Heard before the popover hears it, which closes for both.
  const isPageScrolling = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const hearing = new AbortController();
    const note = ({ target }: Event): void => {
      isPageScrolling.current = target === document;
      // Others hear of this movement before that.
      setTimeout(() => (isPageScrolling.current = false));
    };
    window.addEventListener('scroll', note, { capture: true, signal: hearing.signal });
    return () => hearing.abort();
  }, [isOpen]);

  return (
    <>
      {/* While the list is open, React Aria hides what is around it from screen readers. */}
      <p role="status" data-react-aria-top-layer className="sr-only">
        {isOpen && state}
      </p>
      <Popover
        isOpen={isOpen}
        onOpenChange={(isStill) => !isStill && !isPageScrolling.current && list?.close()}
        offset={4}
        className="suggestions"
      >
        {/* Outside the landmarks of the page, so it is one itself. */}
        <section aria-label={listLabel}>
          <SuggestionList label={listLabel} suggestions={suggestions} onChoose={onChoose} className="max-h-72">
            <div aria-hidden className="px-4 py-2 text-sm text-muted empty:hidden">
              {state}
            </div>
          </SuggestionList>
        </section>
      </Popover>
    </>
  );
}
