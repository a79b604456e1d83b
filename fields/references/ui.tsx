import { Alert } from '../../ui/alert.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { CellProps } from '../cell.ts';
import { GroupFrame, idOf } from '../field-frame.tsx';
import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import { type InputProps, useInputServices } from '../input.ts';
import { useRecordOptions } from '../record-options.ts';

const idsOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

function ReferencesCell({ field, value }: CellProps<readonly number[], FieldOf<'references'>>) {
  const titles = new Map(useRecordOptions(field.options.to).options.map((option) => [option.value, option.label]));
  const shown = value.flatMap((id) => titles.get(id) ?? []);
  return shown.length === 0 ? null : <p className="line-clamp-2 text-sm text-muted">{shown.join(' · ')}</p>;
}

/** Checkboxes for several records of another collection, in the order in which they were checked. */
function ReferencesInput(props: InputProps<readonly number[], FieldOf<'references'>>) {
  const { field, path, value: chosen, onChange } = props;
  const { t } = useInputServices();
  const { options, isPending, hasFailed, retry } = useRecordOptions(field.options.to);
  return (
    <GroupFrame {...props}>
      {isPending && <Loading className="text-sm text-muted" />}
      {hasFailed && <Alert onRetry={() => void retry()}>{t('recordsUnread')}</Alert>}
      {options.length > 0 && (
        <ul className="grid max-h-56 gap-x-4 overflow-auto rounded-lg border border-line p-3 sm:grid-cols-2">
          {options.map(({ value: id, label }) => (
            <li key={id}>
              <label className="flex min-h-8 items-center gap-2">
                <input
                  type="checkbox"
                  id={idOf(path, `-${id}`)}
                  checked={chosen.includes(id)}
                  onChange={({ currentTarget }) =>
                    onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      )}
    </GroupFrame>
  );
}

export const referencesUi = defineUi({ read: idsOf, Input: ReferencesInput, Cell: ReferencesCell, isNamed: true });
