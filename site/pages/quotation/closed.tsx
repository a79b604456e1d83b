import { Icon } from '../../../ui/icon.tsx';
import { ContactActions } from '../../sections/contact-actions.tsx';
import { Message } from '../../sections/message.tsx';
import { useSite } from '../../render/site-context.ts';
import type { QuotationData } from './load.ts';
import { stateSentence } from './state-sentence.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

/** The page of a version that was replaced or withdrawn: states this and names a contact. */
export function ClosedQuotation({ data }: { readonly data: QuotationData }) {
  const site = useSite();
  const { t, link } = site;
  const { office, offer: quotation, formatted } = data;
  const { name, email } = quotation.snapshot.seller;
  const asks = quotation.state === 'replaced' ? 'offerAskNewer' : 'offerAskAgain';
  return (
    <Message
      title={formatted.title}
      text={`${stateSentence(data, site)} ${t(asks)}`}
      icon={<Icon name="mail" className="size-16" />}
      hasLink
    >
      {(name !== '' || email !== '') && (
        <p className="mt-6 flex flex-wrap justify-center gap-x-4 gap-y-2">
          <bdi>{name}</bdi>
          {email !== '' && (
            <a className="text-accent-on-dark underline underline-offset-4" href={`mailto:${email}`}>
              <bdi dir="ltr">{showEmail(email)}</bdi>
            </a>
          )}
        </p>
      )}
      <p className="mt-9 flex flex-wrap justify-center gap-3">
        <a className="button" href={link('contact')}>
          {t('contact')}
        </a>
        <ContactActions office={office} about={formatted.title} />
      </p>
    </Message>
  );
}
