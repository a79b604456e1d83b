import { useId } from 'react';
import { useSite } from '../render/site-context.ts';

interface Bound {
  /** The query name. */
  readonly name: string;
  /** The chosen bound; `null` for none. */
  readonly value: number | null;
  /** The entered text if it is not a number. */
  readonly unread: string | undefined;
}

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly min: Bound;
  readonly max: Bound;
  /** Least and greatest value in the list. */
  readonly range: { readonly min: number; readonly max: number };
}

/**
 * A filter with two bounds; an empty field sets no bound. The placeholders name the available range in words, so that
 * they do not look like values.
 */
export function FilterRange({ title, unit, min, max, range }: Props) {
  const { t } = useSite();
  const id = useId();
  const bounds = [
    { ...min, word: t('from'), hint: t('leastValue', { value: range.min }) },
    { ...max, word: t('to'), hint: t('mostValue', { value: range.max }) },
  ];
  return (
    <fieldset className="filter">
      <legend className="filter-title">
        {title} <span className="filter-unit">({unit})</span>
      </legend>
      <div className="filter-range">
        {bounds.map(({ name, value, unread, word, hint }) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            <span className="filter-bound">{word}</span>
            <input
              id={`${id}-${name}`}
              inputMode="decimal"
              dir="ltr"
              name={name}
              maxLength={40}
              autoComplete="off"
              placeholder={hint}
              defaultValue={value ?? unread}
              aria-invalid={unread === undefined ? undefined : true}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
