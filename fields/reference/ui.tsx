import { Alert } from '../../ui/alert.tsx';
import { Select } from '../../ui/select.tsx';
import type { CellProps } from '../cell.ts';
import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import { type InputProps, useInputServices } from '../input.ts';
import { useRecordOptions } from '../record-options.ts';

const read = (carried: unknown): number | null => (typeof carried === 'number' ? carried : null);

function ReferenceCell({ field, value }: CellProps<number | null, FieldOf<'reference'>>) {
  const title = useRecordOptions(field.options.to).options.find((record) => record.value === value)?.label;
  return title === undefined ? null : <p className="text-sm text-muted">{title}</p>;
}

/** A select for one record of another collection by title. It shows the id while the titles are loading. */
function ReferenceInput(props: InputProps<number | null, FieldOf<'reference'>>) {
  const { field, path, value, onChange, issues } = props;
  const { t } = useInputServices();
  const { options, isPending, hasFailed, retry } = useRecordOptions(field.options.to);
  const chosen = value === null ? '' : String(value);
  const records = options.map((record) => ({ value: String(record.value), label: record.label }));
  const isUnknown = chosen !== '' && !records.some((record) => record.value === chosen);
  return (
    <FieldFrame {...props}>
      <Select
        id={idOf(path)}
        value={chosen}
        isLoading={isPending}
        isDisabled={hasFailed}
        options={[
          { value: '', label: t(hasFailed ? 'recordsUnread' : 'notChosen') },
          ...(isUnknown ? [{ value: chosen, label: t('recordNumber', { number: chosen }) }] : []),
          ...records,
        ]}
        onSelect={(id) => onChange(id === '' ? null : Number(id))}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      />
      {hasFailed && <Alert onRetry={() => void retry()}>{t('recordsUnread')}</Alert>}
    </FieldFrame>
  );
}

export const referenceUi = defineUi({ read, Input: ReferenceInput, Cell: ReferenceCell, isNamed: true });
