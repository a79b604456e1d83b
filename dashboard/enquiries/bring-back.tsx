import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import type { Enquiry } from './enquiry.ts';
import { restoreEnquiry, useWork } from './use-enquiries.ts';

/** Brings a deleted message back to where it was. */
export function BringBack({ enquiry: { id, sender } }: { readonly enquiry: Enquiry }) {
  const say = useWords();
  const notify = useNotify();
  const restore = useWork(() => restoreEnquiry(id));
  // Told even where the message left its list, and the button with it, meanwhile.
  const act = () =>
    void restore.mutateAsync(undefined).then(
      (text) => notify({ text }),
      (error: unknown) => notify({ text: (error instanceof Error ? error.message : '') || say('unreachable') }),
    );
  return (
    <button
      type="button"
      className="button small justify-self-start"
      aria-label={say('enquiryBringBackNamed', { name: sender })}
      disabled={restore.isPending}
      onClick={act}
    >
      {restore.isPending ? say('wait') : say('enquiryBringBack')}
    </button>
  );
}
