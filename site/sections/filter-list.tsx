import { useId } from 'react';
import type { FilterOption } from './filter-choices.tsx';

interface Props {
  /** The query name of the filter. */
  readonly name: string;
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly chosen: string;
}

/** A filter with many choices as a select list. */
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
