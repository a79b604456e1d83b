import { useState } from 'react';
import { enquiries, type Enquiry } from '../../calls/enquiries.ts';
import { addressOfCall } from '../ask.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { useWords } from '../words.ts';
import { MeetingTime } from './meeting-time.tsx';
import { changeEnquiry, useWork } from './use-enquiries.ts';

function CancelQuestion({ meeting, onClose }: { readonly meeting: Enquiry; readonly onClose: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const cancel = useWork(() => changeEnquiry(meeting.id, { cancelled: true }));
  return (
    <Question
      text={say('meetingCancelQuestion')}
      isBusy={cancel.isPending}
      refusal={cancel.isError ? cancel.error.message || say('unreachable') : ''}
      onNo={onClose}
      onYes={() =>
        cancel.mutate(undefined, {
          onSuccess: () => {
            notify({ text: say('meetingCancelled') });
            onClose();
          },
        })
      }
    >
      <div className="grid gap-2">
        <p className="font-medium">
          <bdi>{meeting.sender}</bdi>
        </p>
        {meeting.meeting_at !== null && <MeetingTime at={meeting.meeting_at} country={meeting.country} />}
        <p className="text-muted">{say('meetingCancelText')}</p>
      </div>
    </Question>
  );
}

interface MeetingActionsProps {
  readonly meeting: Enquiry;
  /** Where there is little room: the same, in fewer words. */
  readonly isShort?: boolean;
}

/** What can be done with a meeting: taken into a calendar, called off, and put back on. */
export function MeetingActions({ meeting, isShort = false }: MeetingActionsProps) {
  const say = useWords();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const reinstate = useWork(() => changeEnquiry(meeting.id, { cancelled: false }));
  return (
    <div className="flex flex-wrap gap-2">
      <a
        className="button small gap-2"
        href={addressOfCall(enquiries.calendar, { params: { id: meeting.id } })}
        download
      >
        <Glyph name="download" className="size-4" />
        {isShort ? <bdi dir="ltr">.ics</bdi> : say('meetingFile')}
        <span className="sr-only"> {meeting.sender}</span>
      </a>
      {meeting.cancelled_at === null ? (
        <button
          type="button"
          className="button small"
          aria-label={say('meetingCancelNamed', { name: meeting.sender })}
          onClick={() => setIsAsking(true)}
        >
          {say(isShort ? 'cancel' : 'meetingCancel')}
        </button>
      ) : (
        <button
          type="button"
          className="button small"
          disabled={reinstate.isPending}
          onClick={() =>
            reinstate.mutate(undefined, {
              onSuccess: () => notify({ text: say('meetingReinstated') }),
              onError: (error) => notify({ text: error.message || say('unreachable') }),
            })
          }
        >
          {reinstate.isPending ? say('wait') : say(isShort ? 'meetingReinstateShort' : 'meetingReinstate')}
        </button>
      )}
      {isAsking && <CancelQuestion meeting={meeting} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
