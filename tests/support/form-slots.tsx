interface FieldProps {
  /** The kind of its form. */
  readonly kind: string;
  readonly name: string;
  readonly label: string;
  /** What is said where it is empty, or refused, in place of the words of the form. */
  readonly said?: { readonly required?: string; readonly refused?: string };
}

/** A required field of a form, as the server renders it for an island. */
export const fieldSlot = ({ kind, name, label, said }: FieldProps) => (
  <>
    <label htmlFor={`${kind}-${name}`}>{label}</label>
    <input id={`${kind}-${name}`} name={name} required data-required={said?.required} data-refused={said?.refused} />
  </>
);

/** What stands before the fields of every form. */
export const guardSlot = <input type="hidden" name="guard" defaultValue="token" />;

/** What a form of steps, or one in a window, says. */
export const formWords = {
  send: 'Send',
  busy: 'Sending...',
  success: 'It was sent',
  refused: 'Not accepted',
  exception: 'Not sent',
  missing: 'Fields are missing',
  unfilled: 'Fill in this field',
};
