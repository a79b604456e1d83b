import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useUiMessages } from './ui-messages.ts';
import './field.css';
import './select.css';

type Native = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'onSelect' | 'children' | 'disabled'>;

interface SelectProps<Value extends string> extends Native {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The options are loading; this is shown in place of the value. */
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: (value: Value) => void;
}

/** A native select: a wheel on phones, a list on desktops. */
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
