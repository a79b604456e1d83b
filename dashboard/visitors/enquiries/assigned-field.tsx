import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { reasonOf } from '../../app/actions/action-error.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { useAssignable } from './use-assignable.ts';

interface AssignedFieldProps {
  /** The id of an administrator; 0 for none. */
  readonly value: number;
  readonly onSelect: (id: number) => void;
}

/** Chooses the administrator who is responsible for an enquiry. */
export function AssignedField({ value, onSelect }: AssignedFieldProps) {
  const t = useLateTranslations();
  const { options: known, isPending, error } = useAssignable();
  const isKnown = value === 0 || known.some((each) => each.value === String(value));
  const options = [
    { value: '0', label: t('enquiryAssignedNobody') },
    ...known,
    // The current value stays selectable until the names are loaded, or if that fails.
    ...(isKnown ? [] : [{ value: String(value), label: '…' }]),
  ];
  const issue = error === null ? undefined : reasonOf(error, t);
  return (
    <Field label={t('enquiryAssigned')} issue={issue}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          options={options}
          isDisabled={isPending}
          onSelect={(id) => onSelect(Number(id))}
        />
      )}
    </Field>
  );
}
