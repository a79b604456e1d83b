import { consent } from '../../content/enquiries/consent.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { wireName } from '../../fields/field.ts';
import { formatMessage } from '../../language/message.ts';
import { ownPath } from '../links/alternates.ts';
import { EnquiryForm as EnquiryFormIsland } from '../islands/enquiry-form.tsx';
import { Island } from '../islands/island.tsx';
import type { EnquiryData } from '../islands/use-enquiry.ts';
import { type Site, useSite } from '../render/site-context.ts';
import { FormField } from './form-field.tsx';
import { FormGuard } from './form-guard.tsx';

interface Details {
  /** The fields in another order than that of the declaration, by their names in it. */
  readonly order?: readonly string[] | undefined;
  /** What stands in fields before anybody has written anything, by their names in the declaration. */
  readonly prefilled?: Readonly<Record<string, string>> | undefined;
  /** The product it is about. */
  readonly product?: number | undefined;
  /** Milliseconds after which the success text goes; it stays without. */
  readonly clearAfter?: number | undefined;
  /** True where the status of the answer alone decides whether the message was taken. */
  readonly isJudgedByStatus?: boolean | undefined;
}

/** What the form says after success. */
function successText({ messages }: Enquiry, { language, company, t }: Site): string {
  return formatMessage(messages.success[language], language, {
    company: company.text || t('companyStandIn'),
  });
}

/** What becomes of what the visitor sends, and the one thing that needs a consent of its own. */
function Consent({ kind }: Pick<Enquiry, 'kind'>) {
  const { language, outcome, link } = useSite();
  const refused = outcome?.kind === kind ? outcome.refused : null;
  const [before, after] = consent.notice[language].split('{policy}');
  return (
    <>
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
    </>
  );
}

/** What is sent beside the fields: who sends it, what the form is, and where it stood. */
function Guard({ enquiry, product }: { readonly enquiry: Enquiry } & Pick<Details, 'product'>) {
  const site = useSite();
  const { country, outcome } = site;
  const refused = outcome?.kind === enquiry.kind ? outcome.refused : null;
  const unlikely = refused?.issues.find(({ code }) => code === 'unlikelyPhone');
  const confirmed = refused?.values[unlikely?.path ?? 'confirmed_phone'];
  const values = {
    kind: enquiry.kind,
    page: ownPath(site),
    country,
    // Sent again as it is, it is taken.
    ...(confirmed !== undefined && { confirmed_phone: confirmed }),
    ...(product !== undefined && { product: String(product) }),
  };
  return (
    <>
      <FormGuard />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** The names of fields on the wire, by those in the declaration. */
export const wireNames = ({ fields }: Enquiry, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (fields[name]?.form === undefined ? [] : wireName(name, fields[name])));

/** What a form says, by its declaration and by what became of it without scripts. */
function toData(
  site: Site,
  enquiry: Enquiry,
  { order, clearAfter, isJudgedByStatus }: Omit<Details, 'order'> & { readonly order: readonly string[] },
): EnquiryData {
  const { language, outcome } = site;
  const { kind, label, fields, messages } = enquiry;
  const success = successText(enquiry, site);
  const refused = outcome?.kind === kind ? outcome.refused : null;
  return {
    kind,
    label: label[language],
    names: wireNames(enquiry, order).join(' '),
    email: wireNames(
      enquiry,
      order.filter((name) => fields[name]?.form?.type === 'email'),
    )[0],
    words: {
      send: messages.send[language],
      busy: messages.busy[language],
      success,
      refused: messages.refused[language],
      exception: messages.exception[language],
      missing: messages.missing[language],
      unfilled: issueSentence({ code: 'required' }, language),
    },
    ...(outcome?.kind === kind && {
      said: refused === null ? { text: success, isGood: true } : { text: refused.message },
    }),
    ...(refused !== null && {
      errors: Object.fromEntries(refused.issues.map((issue) => [issue.path, issueSentence(issue, language)])),
    }),
    clearAfter,
    isJudgedByStatus,
  };
}

/**
 * What an island with a form of a declaration is given. Its fields are rendered here and keep their values themselves, so
 * little stands in the page twice. Without scripts the form posts like any form: the server leads back with the success
 * text, or shows the page again with the errors beside the fields.
 */
export function useEnquiryParts(enquiry: Enquiry, details: Details = {}) {
  const site = useSite();
  const { order = Object.keys(enquiry.fields), prefilled, product } = details;
  return {
    data: toData(site, enquiry, { ...details, order }),
    guard: <Guard enquiry={enquiry} product={product} />,
    /** One element a field, in the order of `names`. */
    fields: order.map((name) => <FormField key={name} enquiry={enquiry} name={name} prefilled={prefilled?.[name]} />),
    consent: <Consent kind={enquiry.kind} />,
  };
}

interface Props extends Details {
  readonly enquiry: Enquiry;
  /** How many of the last fields are folded away until they are wanted. */
  readonly folded?: number | undefined;
}

/** A form rendered from its declaration. */
export function EnquiryForm({ enquiry, folded, ...details }: Props) {
  const { data, guard, fields, consent: agreed } = useEnquiryParts(enquiry, details);
  return <Island name="enquiry" of={EnquiryFormIsland} data={{ ...data, folded }} slots={[guard, ...fields, agreed]} />;
}
