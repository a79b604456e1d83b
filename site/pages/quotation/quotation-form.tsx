import type { ReactNode } from 'react';
import type { Enquiry } from '../../../content/model/enquiry.ts';
import { FormField } from '../../sections/form-field.tsx';
import { FormGuard } from '../../sections/form-guard.tsx';
import { useSite } from '../../render/site-context.ts';

interface Props {
  readonly form: Enquiry;
  /** The call that takes it. */
  readonly action: 'accept' | 'decline' | 'ask';
  readonly token: string;
  /** What stands in fields before anybody has written anything. */
  readonly prefilled?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

/** A form on the page of an offer. It posts like any form; the server leads back, or shows the page again with what is wrong. */
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
