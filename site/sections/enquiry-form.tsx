import type { ReactNode } from 'react';
import { consent } from '../../content/enquiries/consent.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { isolate } from '../../language/bidi.ts';
import { formatMessage } from '../../language/message.ts';
import { ownPath } from '../alternates.ts';
import { type Site, useSite } from '../site-context.ts';
import { FormField } from './form-field.tsx';
import { FormGuard } from './form-guard.tsx';
import { type FormPart, FormParts, FormTurns } from './form-parts.tsx';

interface Props {
  readonly enquiry: Enquiry;
  /** The fields in groups, which are steps where scripts run; one after the other without. */
  readonly parts?: readonly FormPart[] | undefined;
  /** The fields, where they are not simply drawn one after the other. */
  readonly children?: ReactNode;
  /** What stands in fields before anybody has written anything, by their names in the declaration. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** The product it is about. */
  readonly product?: number | undefined;
  /** Milliseconds after which the success text goes; it stays without. */
  readonly clearAfter?: number;
  /** True where the status of the answer alone decides whether the message was taken. */
  readonly isJudgedByStatus?: boolean;
}

/** What the form says after success. The company's name is kept apart only where it would reorder the sentence. */
function successText({ messages }: Enquiry, { language, company, say }: Site): string {
  const name = company.language === language ? company.text : isolate(company.text);
  return formatMessage(messages.success[language], language, { company: name || say('companyStandIn') });
}

/** What becomes of what the visitor sends, and the one thing that needs a consent of its own. */
function Consent({ kind }: Pick<Enquiry, 'kind'>) {
  const { language, outcome, link } = useSite();
  const refused = outcome?.kind === kind ? outcome.refused : null;
  const [before, after] = consent.notice[language].split('{policy}');
  return (
    <div className="form-consent">
      <p>
        {before}
        <a className="form-link" href={link('privacyPolicy')}>
          {consent.policy[language]}
        </a>
        {after}
      </p>
      <label className="form-tick">
        <input type="checkbox" name="marketing" value="yes" defaultChecked={refused?.values['marketing'] === 'yes'} />
        <span>{consent.marketing[language]}</span>
      </label>
    </div>
  );
}

/** What is sent beside the fields: what the form is, and where it stood. */
function Circumstances({ enquiry, product }: Pick<Props, 'enquiry' | 'product'>) {
  const site = useSite();
  const { country } = site;
  const values = {
    kind: enquiry.kind,
    page: ownPath(site),
    country,
    ...(product !== undefined && { product: String(product) }),
  };
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Fields({ enquiry, parts, given }: Pick<Props, 'enquiry' | 'parts' | 'given'>) {
  const draw = (names: readonly string[]) => (
    <div className="form-fields">
      {names.map((name) => (
        <FormField key={name} enquiry={enquiry} name={name} given={given?.[name]} />
      ))}
    </div>
  );
  if (parts === undefined) return draw(Object.keys(enquiry.fields));
  return <FormParts parts={parts} draw={draw} />;
}

/**
 * A form drawn from its declaration. Without scripts it posts like any form: the server leads back with the success
 * text, or shows the page again with the errors beside the fields.
 */
export function EnquiryForm({ enquiry, parts, given, children, product, clearAfter, isJudgedByStatus = false }: Props) {
  const site = useSite();
  const { language, outcome } = site;
  const { kind, label, messages } = enquiry;
  const success = successText(enquiry, site);
  const said = `${kind}-said`;
  const isOver = outcome?.kind === kind;
  const send = <button className="button form-send">{messages.send[language]}</button>;
  const whole = (
    <enquiry-form
      success={success}
      refused={messages.refused[language]}
      exception={messages.exception[language]}
      missing={messages.missing[language]}
      unfilled={issueSentence({ code: 'required' }, language)}
      busy={messages.busy[language]}
      clear-after={clearAfter}
      by-status={isJudgedByStatus ? '' : undefined}
    >
      <form className="form" method="post" action={`/api/${language}/send-email#${said}`} aria-label={label[language]}>
        <FormGuard />
        <Circumstances enquiry={enquiry} product={product} />
        <div className="contents" data-fields>
          {children ?? <Fields enquiry={enquiry} parts={parts} given={given} />}
        </div>
        <Consent kind={kind} />
        <p
          className="form-alert"
          id={said}
          role="alert"
          data-good={isOver && outcome.refused === null ? '' : undefined}
        >
          {isOver && (outcome.refused?.message ?? success)}
        </p>
        {parts === undefined ? send : <FormTurns>{send}</FormTurns>}
      </form>
    </enquiry-form>
  );
  return parts === undefined ? whole : <form-steps>{whole}</form-steps>;
}
