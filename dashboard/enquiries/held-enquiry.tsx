import type { EnquiryChange, WholeEnquiry } from '../../calls/enquiries.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { changeEnquiry, useWork } from './use-enquiries.ts';

const reasons: Readonly<Record<string, DashboardWord>> = {
  'no-pass': 'suspicionPass',
  'forged-pass': 'suspicionPass',
  'expired-pass': 'suspicionPass',
  'too-fast': 'suspicionFast',
  'used-pass': 'suspicionUsed',
  honeypot: 'suspicionHoneypot',
  links: 'suspicionLinks',
};

/** Says why a message is held, and lets it go on or marks it as spam. */
export function HeldEnquiry({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const say = useWords();
  const notify = useNotify();
  // Told even though the note leaves the screen once the message is released.
  const work = useWork(async (change: EnquiryChange) =>
    notify({ text: (await changeEnquiry(enquiry.id, change)).message }),
  );
  const decide = (change: EnquiryChange) =>
    work.mutate(change, {
      onError: (error) => notify({ text: error.message || say('unreachable') }),
    });
  const words = [...new Set(enquiry.suspicions.flatMap((each) => reasons[each] ?? []))];
  return (
    <section className="note grid gap-3" aria-labelledby="held">
      <h3 id="held" className="font-medium">
        {say('enquiryHeldTitle')}
      </h3>
      <p>{say('enquiryHeldText')}</p>
      {words.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {words.map((word) => (
            <li key={word}>{say(word)}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button small"
          disabled={work.isPending}
          onClick={() => decide({ held: false })}
        >
          {say('enquiryRelease')}
        </button>
        {enquiry.status !== 'spam' && (
          <button
            type="button"
            className="button small"
            disabled={work.isPending}
            onClick={() => decide({ status: 'spam' })}
          >
            {say('enquiryMarkSpam')}
          </button>
        )}
      </div>
    </section>
  );
}
