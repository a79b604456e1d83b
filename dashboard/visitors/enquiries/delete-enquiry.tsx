import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Enquiry } from '../../../calls/enquiries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Notice } from '../../app/actions/notify.ts';
import { invalidateQueries } from '../../app/actions/invalidate-queries.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import type { Place } from './enquiry-filter.tsx';
import { removeEnquiry, restoreEnquiry } from './use-enquiries.ts';

/** The notice of a deletion, which can be undone and redone. */
const noticeOf = (id: number, { message }: { readonly message: string }): Notice => ({
  text: message,
  onUndo: async () => ({
    text: (await restoreEnquiry(id)).message,
    onUndo: async () => noticeOf(id, await removeEnquiry(id)),
  }),
});

/** Deletes an enquiry and returns to the list. */
export function DeleteEnquiry({ enquiry, back }: { readonly enquiry: Enquiry; readonly back: Place }) {
  const t = useLateTranslations();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const { meeting_at: meetingAt, cancelled_at: cancelledAt, held } = enquiry;
  const [now] = useState(() => Date.now());
  const isToCome = meetingAt !== null && cancelledAt === null && !held && Date.parse(meetingAt) > now;
  const remove = useAction(() => removeEnquiry(enquiry.id), {
    about: enquiry.sender,
    tell: (answer) => noticeOf(enquiry.id, answer),
    // Navigates first, so that the deleted enquiry is not refetched.
    refresh: async (queries) => {
      await navigate(back.to, { state: back.state });
      await invalidateQueries(queries);
    },
  });
  return (
    <>
      <Button variant="danger" size="small" onPress={() => setIsConfirming(true)}>
        {t('enquiryDelete')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('enquiryDeleteQuestion')}
          isPending={remove.isPending}
          destroys
          refusal={remove.refusal?.text}
          onNo={() => setIsConfirming(false)}
          onYes={remove.start}
        >
          <div className="grid gap-2">
            <p className="font-medium">
              <bdi>{enquiry.sender}</bdi>
            </p>
            {isToCome && <p className="note">{t('enquiryDeleteMeeting')}</p>}
            <p className="text-muted">{t('enquiryDeleteHint')}</p>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
