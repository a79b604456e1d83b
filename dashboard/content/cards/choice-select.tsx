import type { FieldFilter } from '../../../fields/field.ts';
import type { FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { RecordChoice } from './record-choice.tsx';

interface ChoiceSelectProps extends FieldControl {
  readonly filter: FieldFilter & { readonly by: 'choice' | 'record' };
  /** The label of the empty option; `null` if a choice is required. */
  readonly first: string | null;
  readonly more?: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** Called with the chosen value and its label. */
  readonly onSelect: (value: string, label: string) => void;
}

/** A select for the choices of a field or for the records that it may refer to. */
export function ChoiceSelect({ filter, first, more = [], value, onSelect, ...control }: ChoiceSelectProps) {
  const others = [...(first === null && value !== '' ? [] : [{ value: '', label: first ?? '' }]), ...more];
  if (filter.by === 'record') {
    const named = others.filter(({ label }) => label !== '');
    return <RecordChoice {...control} to={filter.to} others={named} value={value} onSelect={onSelect} />;
  }
  const choices = Object.entries(filter.choices).map(([choice, words]) => ({
    value: choice,
    label: words[currentLanguage()],
  }));
  const options = [...others, ...choices];
  return (
    <Select
      {...control}
      value={value}
      options={options}
      onSelect={(chosen) => onSelect(chosen, options.find((option) => option.value === chosen)?.label ?? '')}
    />
  );
}
