import { useId, useSite } from '../site-context.ts';

interface Bound {
  /** As addresses name it. */
  readonly name: string;
  /** What is chosen; `null` for no bound. */
  readonly value: number | null;
}

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly min: Bound;
  readonly max: Bound;
  /** What there is to choose from. */
  readonly range: { readonly min: number; readonly max: number };
  readonly step: number;
}

/** Two numbers; left empty, one sets no bound. The placeholders say what there is, in words, so that they look like no value. */
export function FilterRange({ title, unit, min, max, range, step }: Props) {
  const { say } = useSite();
  const id = useId();
  const bounds = [
    { ...min, word: say('from'), hint: say('leastValue', { value: range.min }) },
    { ...max, word: say('to'), hint: say('mostValue', { value: range.max }) },
  ];
  return (
    <fieldset className="filter">
      <legend className="filter-title">
        {title} <span className="filter-unit">({unit})</span>
      </legend>
      <div className="filter-range">
        {bounds.map(({ name, value, word, hint }) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            <span className="filter-bound">{word}</span>
            <input
              id={`${id}-${name}`}
              type="number"
              inputMode="decimal"
              dir="ltr"
              name={name}
              min={0}
              step={step}
              placeholder={hint}
              defaultValue={value ?? undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
