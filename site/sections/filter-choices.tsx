import type { Text } from '../../fields/field.ts';
import { LocalizedText } from './localized-text.tsx';

export interface FilterOption {
  /** The value in the address; empty for no filter. */
  readonly value: string;
  readonly label: Text | string;
  /** Number of matches with this choice. */
  readonly count?: number;
}

interface Props {
  /** The query name of the filter. */
  readonly name: string;
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly chosen: string;
}

/** A filter with a few choices as radio buttons, each with the number of matches. */
export function FilterChoices({ name, title, options, chosen }: Props) {
  return (
    <fieldset className="filter">
      <legend className="filter-title">{title}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className="filter-choice">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{typeof label === 'string' ? label : <LocalizedText text={label} />}</span>
          {count !== undefined && <span className="filter-count">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
