import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { reasonOf } from '../actions/refusal.ts';
import { useAdministrators } from '../session/use-administrators.ts';
import { useWords } from '../words.ts';

interface AssignedFieldProps {
  /** The id of an administrator; 0 for nobody. */
  readonly value: number;
  readonly onSelect: (id: number) => void;
}

/** Which administrator sees to a message. */
export function AssignedField({ value, onSelect }: AssignedFieldProps) {
  const say = useWords();
  const administrators = useAdministrators();
  const known = (administrators.data ?? []).map(({ id, username, is_self: isSelf }) => ({
    value: String(id),
    label: isSelf ? say('enquiryAssignedSelf', { name: username }) : username,
  }));
  const isKnown = value === 0 || known.some((each) => each.value === String(value));
  const options = [
    { value: '0', label: say('enquiryAssignedNobody') },
    ...known,
    // Whoever it is, until the names are there or where they cannot be read.
    ...(isKnown ? [] : [{ value: String(value), label: '…' }]),
  ];
  const issue = administrators.isError ? reasonOf(administrators.error, say) : undefined;
  return (
    <Field label={say('enquiryAssigned')} issue={issue}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          options={options}
          isDisabled={administrators.isPending}
          onSelect={(id) => onSelect(Number(id))}
        />
      )}
    </Field>
  );
}
