import type { Words } from '../../language/languages.ts';
import { Select } from '../../ui/select.tsx';
import { type CellProps, useCellServices } from '../cell.ts';
import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';

type Choice = FieldOf<'choice'>;

const choicesOf = ({ options }: Choice): readonly (readonly [string, Words])[] => Object.entries(options.choices);

function ChoiceCell({ field, value }: CellProps<string, Choice>) {
  const { language } = useCellServices();
  const words = choicesOf(field).find(([choice]) => choice === value)?.[1];
  return words === undefined ? null : <p>{words[language]}</p>;
}

function ChoiceInput(props: InputProps<string, Choice>) {
  const { field, path, value, onChange, issues } = props;
  const { language, t } = useInputServices();
  const choices = choicesOf(field).map(([choice, words]) => ({ value: choice, label: words[language] }));
  return (
    <FieldFrame {...props}>
      <Select
        id={idOf(path)}
        value={value}
        options={[{ value: '', label: t('notChosen') }, ...choices]}
        onSelect={onChange}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      />
    </FieldFrame>
  );
}

export const choiceUi = defineUi({
  read: plainText,
  Input: ChoiceInput,
  Cell: ChoiceCell,
  isNamed: true,
  rowCell: (field) => ({ choices: choicesOf(field), isOptional: true }),
});
