import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Native = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'onSelect' | 'children' | 'disabled'>;

interface SelectProps<Value extends string> extends Native {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onSelect: (value: Value) => void;
}

/** One of a few values, chosen in the way of the device: a wheel on a phone, a list on a desk. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, isDisabled = false, onSelect, className, ...native } = props;
  return (
    <select
      {...native}
      className={classNames('input', className)}
      value={value}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen !== undefined) onSelect(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
