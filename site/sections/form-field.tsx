import { enquiryLabel } from '../../content/derive/enquiry-words.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { type FormInput, wireName } from '../../fields/field.ts';
import { useSite } from '../site-context.ts';

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
  };
}

/** Fields that browsers draw themselves, without room for words. */
const withoutWords: ReadonlySet<string> = new Set(['date', 'time']);

/** The input, list or box in which a value is given. */
function Control({ input, placeholder, value, shared }: ControlProps) {
  const { say, language } = useSite();
  const { type, choices, max, isLeftToRight = false } = input;
  if (type === 'select') {
    return (
      <select {...shared} defaultValue={value ?? ''}>
        <option value="">{placeholder ?? say('choose')}</option>
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
  readonly given?: string | undefined;
}

/** A field of a form by its declaration, with a place for what is wrong with its value. */
export function FormField({ enquiry, name, given }: FormFieldProps) {
  const { say, language, country, outcome } = useSite();
  const field = enquiry.fields[name];
  if (field?.form === undefined) return null;
  const { form: input, options } = field;
  const wire = wireName(name, field);
  const id = `${enquiry.kind}-${wire}`;
  const refused = outcome?.kind === enquiry.kind ? outcome.refused : null;
  const issue = refused?.issues.find(({ path }) => path === wire);
  const isRequired = options.required === true;
  return (
    <div className="form-field" data-wide={input.type === 'textarea' ? '' : undefined}>
      <label className="form-label" htmlFor={id}>
        {enquiryLabel(enquiry, name, { language, country })}
        {!isRequired && <span className="form-optional"> {say('optionalField')}</span>}
      </label>
      <Control
        input={input}
        placeholder={options.placeholder?.[language]}
        value={refused?.values[wire] ?? given}
        shared={{
          id,
          name: wire,
          required: isRequired,
          'aria-invalid': issue === undefined ? undefined : true,
          'aria-describedby': `${id}-error`,
          className: 'form-control',
          // Nothing is said of the others: "off" would also keep a browser from bringing back what was typed.
          autoComplete: autoComplete[name],
        }}
      />
      {input.type === 'email' && (
        <button type="button" className="form-suggestion" data-suggestion={say('didYouMean')} hidden>
          {say('didYouMean', { address: '…' })}
        </button>
      )}
      <p
        className="form-error"
        id={`${id}-error`}
        data-refused={issueSentence({ code: input.refusal, params: { max: input.max ?? 0 } }, language)}
      >
        {issue && issueSentence(issue, language)}
      </p>
    </div>
  );
}
