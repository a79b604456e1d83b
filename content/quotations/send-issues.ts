import { toEmail } from '../../fields/email/to-email.ts';
import type { Issue } from '../../fields/field.ts';
import type { QuotationContent } from './quotation.ts';
import { trySums } from './sums.ts';

/** The errors that prevent saving a quotation: sums that cannot be computed. */
export function saveIssues(content: QuotationContent): readonly Issue[] {
  const sums = trySums(content);
  return 'path' in sums ? [{ path: sums.path, code: 'outOfRange' }] : [];
}

/** The errors that prevent sending a quotation. A draft may be incomplete. */
export function sendIssues(content: QuotationContent): readonly Issue[] {
  const { customer, items } = content;
  const isBlank = (text: string): boolean => text.trim() === '';
  return [
    ...saveIssues(content),
    ...(isBlank(customer.name) && isBlank(customer.company)
      ? [{ path: 'customer.name', code: 'required' as const }]
      : []),
    ...(customer.email !== '' && toEmail(customer.email) === null
      ? [{ path: 'customer.email', code: 'invalidEmail' as const }]
      : []),
    ...(items.length === 0 ? [{ path: 'items', code: 'required' as const }] : []),
    ...items.flatMap(({ title }, index) =>
      isBlank(title) ? [{ path: `items.${index}.title`, code: 'required' as const }] : [],
    ),
  ];
}
