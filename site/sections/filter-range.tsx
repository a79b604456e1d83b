import { useId } from 'react';
import { useSite } from '../render/site-context.ts';

interface Bound {
  /** As addresses name it. */
  readonly name: string;
  /** What is chosen; `null` for no bound. */
  readonly value: number | null;
  /** What was typed and is no number. */
  readonly unread: string | undefined;
}

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly min: Bound;
  readonly max: Bound;
  /** What there is to choose from. */
  readonly range: { readonly min: number; readonly max: number };
}

/** Two numbers; left empty, one sets no bound. The placeholders say what there is, in words, so that they look like no value. */
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
