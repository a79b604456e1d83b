import { quotationAcceptance } from '../../../content/enquiries/quotation-answers.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import type { Enquiry, EnquiryCheck } from '../../../content/model/enquiry.ts';
import { parseFields } from '../../../content/parse-fields.ts';
import { isRequired } from '../../../fields/field.ts';
import type { Language } from '../../../language/languages.ts';
import type { ApiBody } from '../../bodies/api-body.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';

/** Names that are sent beside the fields. */
const beside: ReadonlySet<string> = new Set(['agreed', 'fax', 'date']);

/**
 * The values of a form on a quotation's page, trimmed.
 * @throws InvalidError also if an acceptance lacks the agreement or has another date than today
 */
export function readAnswer(
  form: Enquiry,
  body: ApiBody,
  { language, ...about }: Omit<EnquiryCheck, 'meetingNotice'> & { readonly language: Language },
): Readonly<Record<string, string>> {
  const { values, issues } = parseFields(form.fields, body, {
    language,
    findMedia: () => undefined,
    isRequired: (field) => isRequired(field, true),
    apiNameIn: (name) => (beside.has(name) ? null : name),
  });
  const accepts = form.kind === quotationAcceptance.kind;
  const { agreed, date = '' } = body;
  const isToday = date === '' || date === todayIn(about.country, about.now);
  const all = [
    ...issues,
    ...(accepts && agreed !== 'yes' ? [{ path: 'agreed', code: 'required' as const }] : []),
    ...(accepts && !isToday ? [{ path: 'date', code: 'otherDate' as const }] : []),
    ...(issues.length === 0 ? form.check(values, { ...about, meetingNotice: 0 }) : []),
  ];
  if (all.length > 0) throw new InvalidError(all);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
