import type { Layout } from '../../render/layout.ts';
import { ContactActions } from '../../sections/contact-actions.tsx';
import { Message } from '../../sections/message.tsx';
import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The answer for every quotation address that is unknown: the link was truncated or is too old. */
export function MissingQuotation({ layout: { office } }: { readonly layout: Layout }) {
  const { t, link } = useSite();
  return (
    <Message
      title={t('offerMissing')}
      text={t('offerMissingText')}
      icon={<Icon name="mail" className="size-16" />}
      hasLink
    >
      <p className="mt-9 flex flex-wrap justify-center gap-3">
        <a className="button" href={link('contact')}>
          {t('contact')}
        </a>
        <ContactActions office={office} about={t('offerMine')} />
      </p>
    </Message>
  );
}
