import type { ReactNode } from 'react';
import { EmailOffer } from './email-offer.tsx';
import { Slot } from './slot.tsx';
import type { EnquiryData, EnquiryState } from './use-enquiry.ts';
import { useInvalid } from './use-invalid.ts';

interface FieldProps {
  readonly of: Pick<EnquiryData, 'kind' | 'email'>;
  readonly enquiry: Pick<EnquiryState, 'errors'>;
  readonly name: string;
  /** The label and the control, rendered by the server. */
  readonly html: string | undefined;
  readonly children?: ReactNode;
}

/** A field of a form: the HTML from the server and the error of its value. */
export function EnquiryField({ of: { kind, email }, enquiry, name, html = '', children }: FieldProps) {
  const id = `${kind}-${name}`;
  const error = enquiry.errors[name];
  useInvalid(id, error !== undefined);
  return (
    <div className="form-field">
      <Slot html={html} />
      {children}
      {name === email && <EmailOffer fieldId={id} />}
      <p className="form-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}

/** The status or error message of the whole form. */
export function EnquiryAlert({ enquiry: { alert } }: { readonly enquiry: Pick<EnquiryState, 'alert'> }) {
  const { ref, id, said } = alert;
  return (
    <p ref={ref} className="form-alert" id={id} role="alert" data-good={said.isGood === true ? '' : undefined}>
      {said.text}
    </p>
  );
}

interface SendProps {
  readonly enquiry: Pick<EnquiryState, 'button'>;
  readonly hidden?: boolean;
}

/** The submit button of a form. While the form is being sent it shows this and does nothing. */
export const SendButton = ({ enquiry: { button }, hidden }: SendProps) => (
  <button className="button form-send" aria-disabled={button.isBusy || undefined} hidden={hidden}>
    {button.words}
  </button>
);
