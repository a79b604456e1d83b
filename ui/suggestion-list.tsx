import type { ReactNode } from 'react';

export interface Suggestion {
  /** Unique in the list. */
  readonly key: string;
  readonly label: string;
  /** Distinguishes suggestions with the same label. */
  readonly detail?: string;
  /** The detail is an address and is rendered left to right. */
  readonly hasAddress?: boolean;
}

interface SuggestionListProps<S extends Suggestion> {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly label: string;
  readonly suggestions: readonly S[];
  /** The index of the highlighted suggestion; -1 for none. */
  readonly active: number;
  readonly state: ReactNode;
  readonly isStanding: boolean;
  readonly onChoose: (suggestion: S) => void;
}

const option =
  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-3 py-1.5 hover:bg-ground aria-selected:bg-ground aria-selected:inset-ring-2 aria-selected:inset-ring-accent';

/** The suggestions of a combobox. */
export function SuggestionList<S extends Suggestion>(props: SuggestionListProps<S>) {
  const { id, optionId, label, suggestions, active, state, isStanding, onChoose } = props;
  return (
    <div
      role="presentation"
      // Pressing a suggestion or the scrollbar does not take the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const pressed = target instanceof Element ? target.closest('[data-index]') : null;
        const suggestion = suggestions[Number(pressed?.getAttribute('data-index') ?? -1)];
        if (suggestion !== undefined) onChoose(suggestion);
      }}
    >
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className={
          suggestions.length === 0
            ? ''
            : `grid overflow-auto p-1.5 ${isStanding ? 'max-h-[min(26rem,60dvh)]' : 'max-h-72'}`
        }
      >
        {suggestions.map(({ key, label, detail, hasAddress = false }, index) => (
          <div
            key={key}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            data-index={index}
            className={option}
          >
            <bdi className="wrap-anywhere">{label}</bdi>
            {detail !== undefined && (
              <bdi dir={hasAddress ? 'ltr' : undefined} className="ms-auto max-w-full truncate text-sm text-muted">
                {detail}
              </bdi>
            )}
          </div>
        ))}
      </div>
      {/* Lists in a popover announce their state in an element that stays mounted. */}
      <div
        role={isStanding ? 'status' : undefined}
        aria-hidden={!isStanding}
        className="px-4 py-2 text-sm text-muted empty:hidden"
      >
        {state}
      </div>
    </div>
  );
}
