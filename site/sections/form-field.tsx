import { enquiryLabel } from '../../content/derive/enquiry-words.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { type FormInput, wireName } from '../../fields/field.ts';
import { useSite } from '../render/site-context.ts';

/** What browsers may fill in by themselves, by the name of the field. */
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
    /** What is said of a value that is refused, and of none. */
    readonly 'data-refused': string;
    readonly 'data-required'?: string;
  };
}

/** Fields that browsers draw themselves, without room for words. */
const withoutWords: ReadonlySet<string> = new Set(['date', 'time']);

/** The input, list or box in which a value is given. */
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
    // The styles of an empty field need one.
    placeholder: withoutWords.has(type) ? undefined : (placeholder ?? ' '),
    defaultValue: value,
  };
  return type === 'textarea' ? <textarea {...text} rows={5} /> : <input {...text} type={type} />;
}

interface FormFieldProps {
  readonly enquiry: Enquiry;
  readonly name: string;
  /** What stands there before anybody has written anything. */
  readonly prefilled?: string | undefined;
  /** What this field alone has. */
  readonly attributes?: Partial<ControlProps['shared']> | undefined;
}

/** Label and control of a field by its declaration; the island of the form says below them what is wrong. */
export function FormField({ enquiry, name, prefilled, attributes }: FormFieldProps) {
  const { t, language, country, outcome } = useSite();
  const field = enquiry.fields[name];
  if (field?.form === undefined) return null;
  const { form: input, options } = field;
  const wire = wireName(name, field);
  const id = `${enquiry.kind}-${wire}`;
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
        value={refused?.values[wire] ?? prefilled}
        shared={{
          id,
          name: wire,
          required: isRequired,
          'aria-invalid': refused?.issues.some(({ path }) => path === wire) === true || undefined,
          'aria-describedby': `${id}-error`,
          className: 'form-control',
          // Nothing is said of the others: "off" would also keep a browser from bringing back what was typed.
          autoComplete: autoComplete[name],
          'data-refused': issueSentence({ code: input.refusal, params: { max: input.max ?? 0 } }, language),
          ...attributes,
        }}
      />
    </>
  );
}
