import { useId } from 'react';
import { Link } from 'react-router';
import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import { WrittenHeading } from '../emails/written-heading.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/**
 * The messages about a quotation since it was sent, oldest first. Replies are written in the conversation of the
 * enquiry.
 */
export function QuotationThread({ quotation: { customer, content, thread } }: { readonly quotation: WholeQuotation }) {
  const t = useLateTranslations();
  const id = useId();
  if (thread.length === 0) return null;
  const by = { sender: customer, email: emailKey(content.customer.email) };
  return (
    <section className="card grid gap-3 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {t('offerThread')}
      </h3>
      <ol className="grid gap-4">
        {thread.map((reply) => (
          <li key={reply.id} className="grid gap-1">
            <WrittenHeading by={by} reply={reply} />
            {reply.text !== '' && (
              <p dir="auto" className="written-text">
                {reply.text}
              </p>
            )}
            <Link to={`/enquiries/${reply.enquiry}`} className="link justify-self-start text-sm">
              {t('offerThreadOpen')}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
