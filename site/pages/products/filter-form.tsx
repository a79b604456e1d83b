import type { Text } from '../../../fields/field.ts';
import { Say } from '../../sections/say.tsx';
import { useId, useSite } from '../../site-context.ts';
import { type FilterName, filterNames } from './filters.ts';
import type { ProductsData } from './load.ts';

interface Option {
  readonly value: string;
  readonly label: Text | string;
  readonly count?: number;
}

interface ChoicesProps {
  readonly name: FilterName;
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: string;
}

/** One of a few, with what each would leave. */
function Choices({ name, title, options, chosen }: ChoicesProps) {
  return (
    <fieldset className="filter">
      <legend className="filter-title">{title}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className="filter-choice">
          <input type="radio" name={filterNames[name]} value={value} defaultChecked={value === chosen} />
          <span>{typeof label === 'string' ? label : <Say text={label} />}</span>
          {count !== undefined && <span className="filter-count">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface RangeProps {
  readonly title: string;
  readonly unit: string;
  readonly min: FilterName;
  readonly max: FilterName;
  readonly range: { readonly min: number; readonly max: number };
  readonly step: number;
  readonly filters: ProductsData['filters'];
}

/** Two numbers; left empty, one sets no bound. The placeholders say what there is. */
function Range({ title, unit, min, max, range, step, filters }: RangeProps) {
  const { say } = useSite();
  const id = useId();
  const bounds = [
    { name: min, word: say('from'), hint: range.min },
    { name: max, word: say('to'), hint: range.max },
  ];
  return (
    <fieldset className="filter">
      <legend className="filter-title">
        {title} <span className="filter-unit">({unit})</span>
      </legend>
      <div className="filter-range">
        {bounds.map(({ name, word, hint }) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            <span className="filter-bound">{word}</span>
            <input
              id={`${id}-${name}`}
              type="number"
              inputMode="decimal"
              dir="ltr"
              name={filterNames[name]}
              min={0}
              step={step}
              placeholder={String(hint)}
              defaultValue={filters[name] ?? undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The filters as a plain form: its address is the list. */
export function FilterForm({ data }: { readonly data: ProductsData }) {
  const { say, link } = useSite();
  const { filters, categories, environments, sizes, pitches, compare } = data;
  const environmentWords = { indoor: say('indoor'), outdoor: say('outdoor') };
  return (
    <form action={link('products')} className="filters">
      {categories.length > 1 && (
        <Choices
          name="category"
          title={say('category')}
          chosen={String(filters.category ?? '')}
          options={[
            { value: '', label: say('anyCategory') },
            ...categories.map(({ value, count }) => ({ value: String(value.id), label: value.name, count })),
          ]}
        />
      )}
      {environments.length > 1 && (
        <Choices
          name="environment"
          title={say('environment')}
          chosen={filters.environment ?? ''}
          options={[
            { value: '', label: say('anyEnvironment') },
            ...environments.map(({ value, count }) => ({ value, label: environmentWords[value], count })),
          ]}
        />
      )}
      {sizes !== null && (
        <Range
          title={say('screenSize')}
          unit={say('inches')}
          min="minSize"
          max="maxSize"
          range={sizes}
          step={1}
          filters={filters}
        />
      )}
      {pitches !== null && (
        <Range
          title={say('pixelPitch')}
          unit={say('millimetres')}
          min="minPitch"
          max="maxPitch"
          range={pitches}
          step={0.01}
          filters={filters}
        />
      )}
      {compare.length > 0 && <input type="hidden" name="compare" value={compare.join(',')} />}
      <button className="button filters-apply">{say('applyFilters')}</button>
    </form>
  );
}
