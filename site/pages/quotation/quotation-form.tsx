import type { ReactNode } from 'react';
import type { Enquiry } from '../../../content/model/enquiry.ts';
import { FormField } from '../../sections/form-field.tsx';
import { FormGuard } from '../../sections/form-guard.tsx';
import { useSite } from '../../render/site-context.ts';

interface Props {
  readonly form: Enquiry;
  /** The call that the form posts to. */
  readonly action: 'accept' | 'decline' | 'ask';
  readonly token: string;
  /** Initial values of the fields. */
  readonly prefilled?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

/**
 * A form on the page of a quotation. It is posted without scripts; the server redirects back, or renders the page again
 * with the errors.
 */
export function QuotationForm({ form, action, token, prefilled, isQuiet = false, children }: Props) {
  const { language, outcome } = useSite();
  const { kind, fields, label, messages } = form;
  const refused = outcome?.kind === kind ? outcome.refused : null;
  const said = `${kind}-said`;
  return (
    <form
      className="form"
      method="post"
      action={`/api/${language}/sent-offer/${action}?token=${token}#${said}`}
      aria-label={label[language]}
    >
      <FormGuard />
      <div className="form-fields">
        {Object.keys(fields).map((name) => (
          <FormField key={name} enquiry={form} name={name} prefilled={prefilled?.[name]} />
        ))}
      </div>
      {children}
      <p className="form-alert" id={said} role="alert">
        {refused?.message}
      </p>
      <button className={isQuiet ? 'button-quiet form-send' : 'button form-send'}>{messages.send[language]}</button>
    </form>
  );
}
