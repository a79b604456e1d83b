import { memo } from 'react';
import type { Collection } from '../../content/model/collection.ts';
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
  /** Which fields to show, by their names in the declaration; all unless given. */
  readonly shown?: (name: string) => boolean;
}

/** The fields of a record, in their declared order. */
export function RecordFields({ collection, form, shown = () => true }: RecordFieldsProps) {
  return wireFields(collection)
    .filter(([, , name]) => shown(name))
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
          isNew={form.isNew}
        />
      );
    });
}

/** Fields that belong together, and what they are called. */
export interface FieldGroup {
  readonly title: string;
  /** Tells by a field's name in the declaration whether it belongs here. */
  readonly has: (name: string) => boolean;
}

interface FieldGroupsProps extends Omit<RecordFieldsProps, 'shown'> {
  readonly groups: readonly FieldGroup[];
}

/** The fields of a record in groups, each under its heading. */
export function FieldGroups({ groups, ...props }: FieldGroupsProps) {
  return groups.map(({ title, has }) => (
    <fieldset key={title} className="field-group">
      <legend className="field-group-title">{title}</legend>
      <RecordFields {...props} shown={has} />
    </fieldset>
  ));
}
