import { enquiryLabel } from '../../content/derive/enquiry-words.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { type FormInput, apiNameOf } from '../../fields/field.ts';
import { useSite } from '../render/site-context.ts';

/** The `autocomplete` tokens by field name. */
const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  companyName: 'organization',
  jobTitle: 'organization-title',
  website: 'url',
};

interface ControlProps {
  readonly input: FormInput;
  readonly placeholder: string | undefined;
  readonly value: string | undefined;
  readonly shared: {
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string;
    readonly className: string;
    readonly autoComplete: string | undefined;
    readonly min?: string;
    /** The messages for an invalid and for an empty value. */
    readonly 'data-refused': string;
    readonly 'data-required'?: string;
  };
}

/** Inputs with a native control that has no placeholder. */
const withoutWords: ReadonlySet<string> = new Set(['date', 'time']);

/** The input, select or textarea of a field. */
function Control({ input, placeholder, value, shared }: ControlProps) {
  const { t, language } = useSite();
  const { type, choices, max, isLeftToRight = false } = input;
  if (type === 'select') {
    return (
      <select {...shared} defaultValue={value ?? ''}>
        <option value="">{placeholder ?? t('choose')}</option>
        {Object.entries(choices ?? {}).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words[language]}
          </option>
        ))}
      </select>
    );
  }
  const text = {
    ...shared,
    dir: isLeftToRight ? 'ltr' : 'auto',
    maxLength: max,
    // The stylesheet detects empty fields by `:placeholder-shown`, which requires a placeholder.
    placeholder: withoutWords.has(type) ? undefined : (placeholder ?? ' '),
    defaultValue: value,
  };
  return type === 'textarea' ? <textarea {...text} rows={5} /> : <input {...text} type={type} />;
}

interface FormFieldProps {
  readonly enquiry: Enquiry;
  readonly name: string;
  /** The initial value. */
  readonly prefilled?: string | undefined;
  /** Additional attributes of this field. */
  readonly attributes?: Partial<ControlProps['shared']> | undefined;
}

/** Label and control of a field from its declaration. The island of the form shows the error below them. */
export function FormField({ enquiry, name, prefilled, attributes }: FormFieldProps) {
  const { t, language, country, outcome } = useSite();
  const field = enquiry.fields[name];
  if (field?.form === undefined) return null;
  const { form: input, options } = field;
  const apiName = apiNameOf(name, field);
  const id = `${enquiry.kind}-${apiName}`;
  const refused = outcome?.kind === enquiry.kind ? outcome.refused : null;
  const isRequired = options.required === true;
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {enquiryLabel(enquiry, name, { language, country })}
        {!isRequired && <span className="form-optional"> {t('optionalField')}</span>}
      </label>
      <Control
        input={input}
        placeholder={options.placeholder?.[language]}
        value={refused?.values[apiName] ?? prefilled}
        shared={{
          id,
          name: apiName,
          required: isRequired,
          'aria-invalid': refused?.issues.some(({ path }) => path === apiName) === true || undefined,
          'aria-describedby': `${id}-error`,
          className: 'form-control',
          // Other fields have no token: `off` would also prevent browsers from restoring entered values.
          autoComplete: autoComplete[name],
          'data-refused': issueSentence({ code: input.refusal, params: { max: input.max ?? 0 } }, language),
          ...attributes,
        }}
      />
    </>
  );
}
