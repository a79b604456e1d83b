import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { choicesOf } from './cell.tsx';

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
