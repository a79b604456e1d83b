import type { Enquiry } from '../../calls/enquiries.ts';
import { useWords } from '../words.ts';
import { restoreEnquiry } from './use-enquiries.ts';
import { useToldWork } from './use-told-work.ts';

/** Brings a deleted message back to where it was. */
export function BringBack({ enquiry: { id, sender } }: { readonly enquiry: Enquiry }) {
  const say = useWords();
  const restore = useToldWork(() => restoreEnquiry(id));
  return (
    <button
      type="button"
      className="button small justify-self-start"
      aria-label={say('enquiryBringBackNamed', { name: sender })}
      disabled={restore.isPending}
      onClick={restore.start}
    >
      {restore.isPending ? say('wait') : say('enquiryBringBack')}
    </button>
  );
}
