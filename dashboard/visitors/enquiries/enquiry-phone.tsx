import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { fold } from '../../../language/fold.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

const digitsOf = (text: string): string => fold(text).replace(/\D/g, '').replace(/^0+/, '');

interface Props {
  readonly enquiry: Pick<WholeEnquiry, 'phone' | 'phone_typed' | 'phone_shown'>;
}

/** The phone number of an enquiry as a link, with the typed form if it contains more. */
export function EnquiryPhone({ enquiry: { phone, phone_typed: typed, phone_shown: shown } }: Props) {
  const t = useLateTranslations();
  if (shown === null) return null;
  const number = <bdi dir="ltr">{shown}</bdi>;
  const saysMore = typed !== null && typed !== shown && !digitsOf(typed).endsWith(digitsOf(shown));
  return (
    <>
      {phone === null ? (
        number
      ) : (
        <a className="link" href={`tel:${phone}`}>
          {number}
        </a>
      )}
      {saysMore && <span className="block text-sm text-muted">{t('phoneTyped', { phone: typed })}</span>}
    </>
  );
}
