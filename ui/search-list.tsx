import type { KeyboardEvent, ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input, type InputProps } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useUiWords } from './ui-words.ts';
import { useAwaitedEnter } from './use-awaited-enter.ts';
import './field.css';

interface SearchListProps<S extends Suggestion> {
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
  /** More about the input: its class, direction and name. */
  readonly input: InputProps;
}

/** A box to type in over a list that stays below it. Its first suggestion is ready: Enter takes it, or the one that the arrow keys reached. */
export function SearchList<S extends Suggestion>(props: SearchListProps<S>) {
  const { id, text, onType, suggestions, onChoose, listLabel, input } = props;
  const { isLoading = false, isStale = false, isValue = false } = props;
  const { loading } = useUiWords();
  const isBehind = isStale || isLoading;
  const [first] = suggestions;
  const setIsAwaited = useAwaitedEnter({ suggestions, isBehind, onTake: onChoose });

  function answerEnter(event: KeyboardEvent): void {
    const isReached = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isReached) return;
    event.stopPropagation();
    if (isValue) return;
    event.preventDefault();
    if (isBehind) setIsAwaited(true);
    else if (first !== undefined) onChoose(first);
  }

  return (
    <Autocomplete
      inputValue={text}
      onInputChange={(typed) => {
        setIsAwaited(false);
        onType(typed);
      }}
      disableAutoFocusFirst={isValue || isBehind}
    >
      <TextField id={id} {...(input['aria-label'] === undefined && { 'aria-labelledby': `${id}-label` })}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- React Aria names the list that it controls */}
        <Input {...input} role="combobox" aria-expanded onKeyDownCapture={answerEnter} />
      </TextField>
      <SuggestionList
        label={listLabel}
        suggestions={suggestions}
        onChoose={onChoose}
        className="max-h-[min(26rem,60dvh)]"
      >
        <div role="status" className="px-4 py-2 text-sm text-muted empty:hidden">
          {isLoading ? loading : props.state}
        </div>
      </SuggestionList>
    </Autocomplete>
  );
}
