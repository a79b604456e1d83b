import { Select } from '../../ui/select.tsx';
import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { choicesOf } from './cell.tsx';

/** One of the declared values, or none. */
export function ChoiceInput(props: InputProps) {
  const { field, path, value, onChange, issues } = props;
  const { language, say } = useInputServices();
  const choices = choicesOf(field).map(([choice, words]) => ({ value: choice, label: words[language] }));
  return (
    <FieldFrame {...props}>
      <Select
        id={idOf(path)}
        value={plainText(value)}
        options={[{ value: '', label: say('notChosen') }, ...choices]}
        onSelect={onChange}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      />
    </FieldFrame>
  );
}
