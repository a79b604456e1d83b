import { consent } from '../../content/enquiries/consent.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import { readDetailsToken } from '../../content/enquiries/details-link.ts';
import { photoName } from '../../content/enquiry-photo.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { apiNameOf } from '../../fields/field.ts';
import { formatMessage } from '../../language/message.ts';
import { ownPath } from '../links/alternates.ts';
import { EnquiryForm as EnquiryFormIsland } from '../islands/enquiry-form.tsx';
import { Island } from '../islands/island.tsx';
import type { EnquiryData } from '../islands/use-enquiry.ts';
import { type Site, useSite } from '../render/site-context.ts';
import { FormField } from './form-field.tsx';
import { FormGuard } from './form-guard.tsx';
import { PhotoField } from './photo-field.tsx';

interface Details {
  /** Another order of the fields than in the declaration, by their names in it. */
  readonly order?: readonly string[] | undefined;
  /** Initial values of fields, by their names in the declaration. */
  readonly prefilled?: Readonly<Record<string, string>> | undefined;
  /** Id of the product that the enquiry is about. */
  readonly product?: number | undefined;
  /** The token of the link by which it adds to a request. */
  readonly addsTo?: string | undefined;
  /** Milliseconds until the success text is removed. Without a value it stays. */
  readonly clearAfter?: number | undefined;
  /** True if the status of the answer alone decides whether the enquiry was accepted. */
  readonly isJudgedByStatus?: boolean | undefined;
}

/** What the form says after success. */
function successText({ messages }: Enquiry, { language, company, t }: Site): string {
  return formatMessage(messages.success[language], language, {
    company: company.text || t('companyStandIn'),
  });
}

/** The notice on data processing, and the checkbox for marketing, which requires consent. */
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

/** The hidden fields: form token, kind of the form, and the page it is on. */
function Guard({ enquiry, product, addsTo }: { readonly enquiry: Enquiry } & Pick<Details, 'product' | 'addsTo'>) {
  const site = useSite();
  const { country, outcome } = site;
  const refused = outcome?.kind === enquiry.kind ? outcome.refused : null;
  const unlikely = refused?.issues.find(({ code }) => code === 'unlikelyPhone');
  const confirmed = refused?.values[unlikely?.path ?? 'confirmed_phone'];
  const values = {
    kind: enquiry.kind,
    page: ownPath(site),
    country,
    // The phone number that the server questioned. The server accepts it when it is sent again unchanged.
    ...(confirmed !== undefined && { confirmed_phone: confirmed }),
    ...(product !== undefined && { product: String(product) }),
    ...(addsTo !== undefined && { adds_to: addsTo }),
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

/** The API names of fields, by their names in the declaration. */
export const apiNames = ({ fields }: Enquiry, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (fields[name]?.form === undefined ? [] : apiNameOf(name, fields[name])));

/** The texts of a form from its declaration, and the messages of a post without scripts. */
function toData(
  site: Site,
  enquiry: Enquiry,
  { order, clearAfter, isJudgedByStatus }: Omit<Details, 'order'> & { readonly order: readonly string[] },
): EnquiryData {
  const { language, outcome, origin, link, query } = site;
  const { kind, label, fields, messages, takesPhoto, isContinued } = enquiry;
  const token = query.get('adds_to') ?? '';
  const addsTo = isContinued && readDetailsToken(token) !== null ? token : undefined;
  const success = successText(enquiry, site);
  const refused = outcome?.kind === kind ? outcome.refused : null;
  return {
    kind,
    label: label[language],
    names: [...apiNames(enquiry, order), ...(takesPhoto ? [photoName] : [])].join(' '),
    takesPhoto: takesPhoto || undefined,
    moreAt: isContinued ? `${origin}${link('register')}` : undefined,
    email: apiNames(
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
      said: refused === null ? { text: success, isGood: true, addsTo } : { text: refused.message },
    }),
    ...(refused !== null && {
      errors: Object.fromEntries(refused.issues.map((issue) => [issue.path, issueSentence(issue, language)])),
    }),
    clearAfter,
    isJudgedByStatus,
  };
}

/**
 * The props and slots for an island with a declared form. The fields are rendered here as uncontrolled HTML, so that
 * little is in the page twice. Without scripts the form is posted; the server redirects back with the success text, or
 * renders the page again with the errors beside the fields.
 */
export function useEnquiryParts(enquiry: Enquiry, details: Details = {}) {
  const site = useSite();
  const { order = Object.keys(enquiry.fields), prefilled, product, addsTo } = details;
  const fields = order.map((name) => (
    <FormField key={name} enquiry={enquiry} name={name} prefilled={prefilled?.[name]} />
  ));
  return {
    data: toData(site, enquiry, { ...details, order }),
    guard: <Guard enquiry={enquiry} product={product} addsTo={addsTo} />,
    /** One element for each field, in the order of `names`. */
    fields: enquiry.takesPhoto ? [...fields, <PhotoField key={photoName} enquiry={enquiry} />] : fields,
    consent: <Consent kind={enquiry.kind} />,
  };
}

interface Props extends Details {
  readonly enquiry: Enquiry;
  /** Number of last fields that are collapsed at first. */
  readonly folded?: number | undefined;
}

export function EnquiryForm({ enquiry, folded, ...details }: Props) {
  const { data, guard, fields, consent: agreed } = useEnquiryParts(enquiry, details);
  return <Island name="enquiry" of={EnquiryFormIsland} data={{ ...data, folded }} slots={[guard, ...fields, agreed]} />;
}
