import { lazy, useId, useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { useMailState } from '../../app/shell/use-mail-state.ts';
import { ReplyForm } from './reply-form.tsx';
import type { useReplyText } from './use-reply-text.ts';

/** Loaded when a template is edited, because it needs the code of the forms. */
const TemplateWindow = lazy(async () => ({ default: (await import('./template-window.tsx')).TemplateWindow }));

type Reply = WholeEnquiry['replies'][number];

/** A `mailto:` URL (RFC 6068): line breaks are CR LF. */
const mailAddress = (email: string, { subject, text }: Reply): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

const whatsappAddress = (phone: string, { text }: Reply): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** Replies to an enquiry by email or phone, depending on what the visitor left. */
export function EnquiryReply({
  enquiry,
  writing,
}: {
  readonly enquiry: WholeEnquiry;
  readonly writing: ReturnType<typeof useReplyText>;
}) {
  const t = useLateTranslations();
  const id = useId();
  const { email, phone } = enquiry;
  const { reply } = writing;
  const mail = useMailState();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section className="card grid gap-4 p-5" aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={`${id}-title`} className="text-lg font-medium">
          {t('reply')}
        </h3>
        <Button size="small" onPress={() => setIsEditing(true)}>
          {t('replyTemplates')}
        </Button>
      </div>
      {email === null && phone === null ? (
        <p className="text-muted">{t(enquiry.phone_typed === null ? 'replyNobody' : 'replyUndialled')}</p>
      ) : (
        <>
          {email !== null && <ReplyForm enquiry={enquiry} writing={writing} sends={mail.data?.configured !== false} />}
          <div className="flex flex-wrap gap-2">
            {email !== null && (
              <a className="button gap-2" href={mailAddress(email, reply)}>
                <Icon name="mail" className="size-4" />
                {t('replyByMail')}
              </a>
            )}
            {phone !== null && (
              <>
                <a
                  className="button gap-2"
                  href={whatsappAddress(phone, reply)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="whatsapp" className="size-4" />
                  {t('replyByWhatsapp')}
                </a>
                <a className="button gap-2" href={`tel:${phone}`}>
                  <Icon name="phone" className="size-4" />
                  {t('replyByPhone')}
                </a>
              </>
            )}
          </div>
        </>
      )}
      {isEditing && (
        <LazyBoundary>
          <TemplateWindow onClose={() => setIsEditing(false)} />
        </LazyBoundary>
      )}
    </section>
  );
}
