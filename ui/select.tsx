import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useUiMessages } from './ui-messages.ts';
import './field.css';
import './select.css';

type Native = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'onSelect' | 'children' | 'disabled'>;

interface SelectProps<Value extends string> extends Native {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Its values are on their way: that is said where the chosen one would stand. */
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: (value: Value) => void;
}

/** One of a few values, chosen in the way of the device: a wheel on a phone, a list on a desk. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, isLoading = false, isDisabled = false, onSelect, className, ...native } = props;
  const { loading } = useUiMessages();
  return (
    <select
      {...native}
      className={classNames('input', className)}
      value={value}
      disabled={isDisabled || isLoading}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen !== undefined) onSelect(chosen.value);
      }}
    >
      {isLoading ? (
        <option value={value}>{loading}</option>
      ) : (
        options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))
      )}
    </select>
  );
}
