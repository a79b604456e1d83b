import { lazy, memo, useMemo } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import { type Field, richName, apiNameOf } from '../../../fields/field.ts';
import { namesOf } from '../../../fields/file-value.ts';
import { type InputProps, type FieldError, useInputServices } from '../../../fields/input.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { apiFields, type ApiValues } from '../../app/records/api-record.ts';
import { useFormScope } from './form-scope.ts';
import { isAbout } from './issue-place.ts';
import type { RecordFormState } from './use-record-form.ts';

const FieldMark = lazy(async () => ({ default: (await import('../history/field-mark.tsx')).FieldMark }));

interface RowProps extends Omit<InputProps<unknown>, 'onChange' | 'label' | 'rich' | 'picture'> {
  readonly name: string;
  readonly structures: unknown;
  readonly picture: unknown;
  readonly apiName: string;
  readonly set: (apiName: string, value: unknown) => void;
}

/** One field of a form; memoized, so that typing does not re-render other fields. */
const Row = memo(function Row({ name, apiName, set, structures, picture, ...props }: RowProps) {
  const { uiOf, labelOf } = useInputServices();
  const { Input } = uiOf(props.field);
  const label = labelOf(name, props.field);
  const rich = props.field.rich && {
    value: structures,
    onChange: (value: unknown) => set(richName(apiName), value),
  };
  return (
    <div className="grid min-w-0 gap-1">
      <Input
        {...props}
        label={label}
        onChange={(value) => set(apiName, value)}
        rich={rich}
        picture={picture === undefined ? undefined : namesOf(picture)}
      />
      {!props.isNew && (
        <LazyBoundary>
          <FieldMark field={props.field} apiName={apiName} label={label} />
        </LazyBoundary>
      )}
    </div>
  );
});

const noIssues: readonly FieldError[] = [];

/** The value of the picture field that a field's hotspots refer to. */
function pictureFor({ fields }: Collection, field: Field, values: ApiValues): unknown {
  if (!('on' in field) || typeof field.on !== 'string') return undefined;
  const picture = fields[field.on];
  return picture && values[apiNameOf(field.on, picture)];
}

interface RecordFieldsProps {
  readonly collection: Collection;
  readonly form: RecordFormState;
}

interface FieldsProps extends RecordFieldsProps {
  /** Selects the fields to show, by their declared names. */
  readonly has: (name: string) => boolean;
}

/** Selected fields of a record in their declared order. */
function Fields({ collection, form, has }: FieldsProps) {
  const scope = useFormScope();
  const errors = useMemo(
    () => (scope === '' ? form.issues : form.issues.map((issue) => ({ ...issue, path: `${scope}.${issue.path}` }))),
    [scope, form.issues],
  );
  return apiFields(collection)
    .filter(([, , name]) => has(name))
    .map(([apiName, field, name]) => {
      // The path is the prefix of element ids, which must be unique on a page.
      const path = scope === '' ? apiName : `${scope}.${apiName}`;
      // An issue of a text's structure is shown at the text.
      const issues = errors.flatMap((issue) => {
        if (isAbout(issue.path, path)) return [issue];
        const isInside = field.rich !== undefined && isAbout(issue.path, richName(path));
        return isInside ? [{ ...issue, path: path + issue.path.slice(richName(path).length) }] : [];
      });
      return (
        <Row
          key={apiName}
          name={name}
          apiName={apiName}
          field={field}
          path={path}
          value={form.values[apiName]}
          picture={pictureFor(collection, field, form.values)}
          structures={field.rich && form.values[richName(apiName)]}
          set={form.set}
          issues={issues.length === 0 ? noIssues : issues}
          isNew={form.isNew}
        />
      );
    });
}

/** The fields of a record, grouped under headings if the declaration defines groups. */
export function RecordFields(props: RecordFieldsProps) {
  const { groups } = props.collection.screen;
  if (groups.length === 0) return <Fields {...props} has={() => true} />;
  return groups.map(({ label, fields }) => (
    <fieldset key={label.en} className="field-group">
      <legend className="field-group-title">{label[currentLanguage()]}</legend>
      <Fields {...props} has={(name) => fields.includes(name)} />
    </fieldset>
  ));
}
