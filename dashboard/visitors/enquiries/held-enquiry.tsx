import type { EnquiryChange, WholeEnquiry } from '../../../calls/enquiries.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { changeEnquiry } from './use-enquiries.ts';

const reasons: Readonly<Record<string, LateMessage>> = {
  'no-pass': 'suspicionPass',
  'forged-pass': 'suspicionPass',
  'expired-pass': 'suspicionPass',
  'too-fast': 'suspicionFast',
  'used-pass': 'suspicionUsed',
  honeypot: 'suspicionHoneypot',
  links: 'suspicionLinks',
};

/** Shows why an enquiry is pending moderation, with buttons to release it or to mark it as spam. */
export function HeldEnquiry({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const t = useLateTranslations();
  const work = useAction((change: EnquiryChange) => changeEnquiry(enquiry.id, change), {
    about: enquiry.sender,
    refuse: 'notice',
  });
  const words = [...new Set(enquiry.suspicions.flatMap((each) => reasons[each] ?? []))];
  return (
    <section className="note grid gap-3" aria-labelledby="held">
      <h3 id="held" className="font-medium">
        {t('enquiryHeldTitle')}
      </h3>
      <p>{t('enquiryHeldText')}</p>
      {words.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {words.map((word) => (
            <li key={word}>{t(word)}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" isDisabled={work.isPending} onPress={() => work.start({ held: false })}>
          {t('enquiryRelease')}
        </Button>
        {enquiry.status !== 'spam' && (
          <Button size="small" isDisabled={work.isPending} onPress={() => work.start({ status: 'spam' })}>
            {t('enquiryMarkSpam')}
          </Button>
        )}
      </div>
    </section>
  );
}
