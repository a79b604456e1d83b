import { Alert } from '../../ui/alert.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { GroupFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { useRecordOptions } from '../record-options.ts';
import { targetOf } from '../reference/cell.tsx';
import { idsOf } from './cell.tsx';

/** Several records of another collection, in the order in which they were ticked. */
export function ReferencesInput(props: InputProps) {
  const { field, path, value, onChange } = props;
  const { say } = useInputServices();
  const { options, isPending, hasFailed, retry } = useRecordOptions(targetOf(field));
  const chosen = idsOf(value);
  return (
    <GroupFrame {...props}>
      {isPending && <Waiting className="text-sm text-muted" />}
      {hasFailed && <Alert onRetry={() => void retry()}>{say('recordsUnread')}</Alert>}
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
