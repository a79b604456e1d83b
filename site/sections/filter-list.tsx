import { useId } from 'react';
import type { FilterOption } from './filter-choices.tsx';

interface Props {
  /** As addresses name the filter. */
  readonly name: string;
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly chosen: string;
}

/** One of many, in a list that opens. */
export function FilterList({ name, title, options, chosen }: Props) {
  const id = useId();
  return (
    <div className="filter">
      <label className="filter-title block" htmlFor={id}>
        {title}
      </label>
      <select className="select" id={id} name={name} defaultValue={chosen}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {typeof label === 'string' ? label : label.text}
          </option>
        ))}
      </select>
    </div>
  );
}
