import { memo } from 'react';
import type { Collection } from '../../content/model/collection.ts';
import type { Field } from '../../fields/field.ts';
import { type InputProps, type ToldIssue, useInputServices } from '../../fields/input.ts';
import { wireFields } from '../records/wire-record.ts';
import type { RecordFormState } from './use-record-form.ts';

interface RowProps extends Omit<InputProps, 'onChange' | 'label'> {
  readonly name: string;
  readonly set: (wire: string, value: unknown) => void;
}

/** One field of a form; typing in it draws no other again. */
const Row = memo(function Row({ name, set, ...props }: RowProps) {
  const { controlOf, labelOf } = useInputServices();
  const { Input } = controlOf(props.field);
  return <Input {...props} label={labelOf(name, props.field)} onChange={(value) => set(props.path, value)} />;
});

const noIssues: readonly ToldIssue[] = [];

interface RecordFieldsProps {
  readonly collection: Collection;
  readonly form: RecordFormState;
  readonly isNew: boolean;
  /** Which fields to show; all unless given. */
  readonly shown?: (name: string, field: Field) => boolean;
}

/** The fields of a record, in their declared order. */
export function RecordFields({ collection, form, isNew, shown = () => true }: RecordFieldsProps) {
  return wireFields(collection)
    .filter(([, field, name]) => shown(name, field))
    .map(([wire, field, name]) => {
      const issues = form.issues.filter(({ path }) => path.startsWith(wire));
      return (
        <Row
          key={wire}
          name={name}
          field={field}
          path={wire}
          value={form.values[wire]}
          set={form.set}
          issues={issues.length === 0 ? noIssues : issues}
          isNew={isNew}
        />
      );
    });
}
