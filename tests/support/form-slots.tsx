interface FieldProps {
  /** The kind of its form. */
  readonly kind: string;
  readonly name: string;
  readonly label: string;
  /** Messages for an empty or refused field, instead of the form's messages. */
  readonly said?: { readonly required?: string; readonly refused?: string };
}

/** A required field of a form, as the server renders it for an island. */
export const fieldSlot = ({ kind, name, label, said }: FieldProps) => (
  <>
    <label htmlFor={`${kind}-${name}`}>{label}</label>
    <input id={`${kind}-${name}`} name={name} required data-required={said?.required} data-refused={said?.refused} />
  </>
);

/** The hidden field in front of the fields of every form. */
export const guardSlot = <input type="hidden" name="guard" defaultValue="token" />;

/** Messages of a form with steps, or in a window. */
export const formWords = {
  send: 'Send',
  busy: 'Sending...',
  success: 'It was sent',
  refused: 'Not accepted',
  exception: 'Not sent',
  missing: 'Fields are missing',
  unfilled: 'Fill in this field',
};
