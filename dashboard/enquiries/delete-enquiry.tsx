import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Enquiry } from '../../calls/enquiries.ts';
import { Question } from '../dialogs/question.tsx';
import { type Notice, useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import type { Place } from './enquiry-filter.tsx';
import { removeEnquiry, restoreEnquiry, useWork } from './use-enquiries.ts';

/** A deletion that can be taken back, and deleted again. */
const noticeOf = (id: number, { message }: { readonly message: string }): Notice => ({
  text: message,
  takeBack: async () => ({
    text: (await restoreEnquiry(id)).message,
    takeBack: async () => noticeOf(id, await removeEnquiry(id)),
  }),
});

/** Deletes a message and goes back to the list. */
export function DeleteEnquiry({ enquiry, back }: { readonly enquiry: Enquiry; readonly back: Place }) {
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { meeting_at: meetingAt, cancelled_at: cancelledAt, held } = enquiry;
  const [now] = useState(() => Date.now());
  const isToCome = meetingAt !== null && cancelledAt === null && !held && Date.parse(meetingAt) > now;
  const remove = useWork(async () => {
    notify(noticeOf(enquiry.id, await removeEnquiry(enquiry.id)));
    // Away first: the deleted message must not be read again.
    await navigate(back.to, { state: back.state });
  });
  return (
    <>
      <button type="button" className="button small" onClick={() => setIsAsking(true)}>
        {say('enquiryDelete')}
      </button>
      {isAsking && (
        <Question
          text={say('enquiryDeleteQuestion')}
          isBusy={remove.isPending}
          refusal={remove.isError ? remove.error.message || say('unreachable') : ''}
          onNo={() => setIsAsking(false)}
          onYes={() => remove.mutate(undefined)}
        >
          <div className="grid gap-2">
            <p className="font-medium">
              <bdi>{enquiry.sender}</bdi>
            </p>
            {isToCome && <p className="note">{say('enquiryDeleteMeeting')}</p>}
            <p className="text-muted">{say('enquiryDeleteHint')}</p>
          </div>
        </Question>
      )}
    </>
  );
}
