import type { Words } from '../../language/languages.ts';
import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type CellProps, type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-input.tsx';

const choicesOf = ({ options }: InputProps['field']): readonly (readonly [string, Words])[] =>
  'choices' in options && typeof options.choices === 'object' && options.choices !== null
    ? Object.entries(options.choices)
    : [];

/** One of the declared values, or none. */
export function ChoiceInput(props: InputProps) {
  const { field, path, value, onChange, issues } = props;
  const { language, say } = useInputServices();
  return (
    <FieldFrame {...props}>
      <select
        id={idOf(path)}
        className="input"
        value={plainText(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      >
        <option value="">{say('notChosen')}</option>
        {choicesOf(field).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words[language]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function ChoiceCell({ field, value }: CellProps) {
  const { language } = useInputServices();
  const words = choicesOf(field).find(([choice]) => choice === value)?.[1];
  return words === undefined ? null : <p>{words[language]}</p>;
}
