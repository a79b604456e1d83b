import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';

export interface Suggestion {
  /** Unlike that of any other. */
  readonly key: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly detail?: string;
  /** True where the detail is an address, which reads from left to right. */
  readonly hasAddress?: boolean;
}

interface SuggestionListProps<S extends Suggestion> {
  readonly label: string;
  readonly suggestions: readonly S[];
  readonly onChoose: (suggestion: S) => void;
  /** How the suggestions stand, below them. */
  readonly children: ReactNode;
  readonly className: string;
}

const option =
  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-3 py-1.5 outline-none data-[focused]:bg-ground data-[focused]:inset-ring-2 data-[focused]:inset-ring-accent';

/** The suggestions for what is typed in a box, which keeps the focus; the box around them is React Aria's. */
export function SuggestionList<S extends Suggestion>(props: SuggestionListProps<S>) {
  const { label, suggestions, onChoose, children, className } = props;
  return (
    <>
      <ListBox
        aria-label={label}
        items={suggestions}
        dependencies={[onChoose]}
        shouldFocusWrap
        className={suggestions.length === 0 ? 'outline-none' : `grid overflow-auto p-1.5 outline-none ${className}`}
      >
        {(suggestion) => (
          <ListBoxItem
            id={suggestion.key}
            textValue={suggestion.label}
            className={option}
            onAction={() => onChoose(suggestion)}
          >
            <bdi className="wrap-anywhere">{suggestion.label}</bdi>
            {suggestion.detail !== undefined && (
              <bdi
                dir={suggestion.hasAddress === true ? 'ltr' : undefined}
                className="ms-auto max-w-full truncate text-sm text-muted"
              >
                {suggestion.detail}
              </bdi>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {children}
    </>
  );
}
