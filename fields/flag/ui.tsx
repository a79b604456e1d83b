import { Select } from '../../ui/select.tsx';
import { type CellProps, useCellServices } from '../cell.ts';
import { FieldFrame, idOf } from '../field-frame.tsx';
import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import { type InputProps, useInputServices } from '../input.ts';

/** The API returns 1 and 0, or `true` and `false`. */
type Flag = 0 | 1 | boolean;

const read = (carried: unknown): Flag => (typeof carried === 'boolean' ? carried : carried === 0 ? 0 : 1);

const isOn = (value: Flag): boolean => value === 1 || value === true;

function FlagCell({ field, value }: CellProps<Flag, FieldOf<'flag'>>) {
  const { language } = useCellServices();
  const { on, off } = field.options.labels;
  return <p className={isOn(value) ? 'badge badge-on' : 'badge'}>{(isOn(value) ? on : off)[language]}</p>;
}

/** The two states by their declared names, such as "Active" and "Inactive". */
function FlagInput(props: InputProps<Flag, FieldOf<'flag'>>) {
  const { field, path, value, onChange } = props;
  const { language } = useInputServices();
  const { on, off } = field.options.labels;
  return (
    <FieldFrame {...props}>
      <Select
        id={idOf(path)}
        value={isOn(value) ? '1' : '0'}
        options={[
          { value: '1', label: on[language] },
          { value: '0', label: off[language] },
        ]}
        onSelect={(chosen) => onChange(typeof value === 'boolean' ? chosen === '1' : chosen === '1' ? 1 : 0)}
      />
    </FieldFrame>
  );
}

export const flagUi = defineUi({
  read,
  Input: FlagInput,
  Cell: FlagCell,
  rowCell: ({ options: { labels } }: FieldOf<'flag'>) => ({
    choices: [
      ['1', labels.on],
      ['0', labels.off],
    ],
    toValue: (text) => (text === '0' ? 0 : 1),
  }),
});
