import { useState } from 'react';
import { enquiries, type Enquiry } from '../../../calls/enquiries.ts';
import { addressOfCall } from '../../app/call-api.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { MeetingTime } from './meeting-time.tsx';
import { changeEnquiry } from './use-enquiries.ts';

function CancelQuestion({ meeting, onClose }: { readonly meeting: Enquiry; readonly onClose: () => void }) {
  const t = useLateTranslations();
  const cancel = useAction(() => changeEnquiry(meeting.id, { cancelled: true }), {
    about: meeting.sender,
    tell: () => ({ text: t('meetingCancelled') }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t('meetingCancelQuestion')}
      isPending={cancel.isPending}
      destroys
      refusal={cancel.refusal?.text}
      onNo={onClose}
      onYes={cancel.start}
    >
      <div className="grid gap-2">
        <p className="font-medium">
          <bdi>{meeting.sender}</bdi>
        </p>
        {meeting.meeting_at !== null && <MeetingTime at={meeting.meeting_at} country={meeting.country} />}
        <p className="text-muted">{t('meetingCancelText')}</p>
      </div>
    </ConfirmDialog>
  );
}

interface MeetingActionsProps {
  readonly meeting: Enquiry;
  /** Uses shorter labels. */
  readonly isShort?: boolean;
}

/** The actions for a meeting: export to a calendar, cancel and restore. */
export function MeetingActions({ meeting, isShort = false }: MeetingActionsProps) {
  const t = useLateTranslations();
  const [isConfirming, setIsConfirming] = useState(false);
  const reinstate = useAction(() => changeEnquiry(meeting.id, { cancelled: false }), {
    about: meeting.sender,
    tell: () => ({ text: t('meetingReinstated') }),
    refuse: 'notice',
  });
  return (
    <div className="flex flex-wrap gap-2">
      <a
        className="button small gap-2"
        href={addressOfCall(enquiries.calendar, { params: { id: meeting.id } })}
        download
      >
        <Icon name="download" className="size-4" />
        {isShort ? <bdi dir="ltr">.ics</bdi> : t('meetingFile')}
        <span className="sr-only"> {meeting.sender}</span>
      </a>
      {meeting.cancelled_at === null ? (
        <Button
          size="small"
          aria-label={t('meetingCancelNamed', { name: meeting.sender })}
          onPress={() => setIsConfirming(true)}
        >
          {t(isShort ? 'cancel' : 'meetingCancel')}
        </Button>
      ) : (
        <Button size="small" isPending={reinstate.isPending} onPress={() => reinstate.start()}>
          {t(isShort ? 'meetingReinstateShort' : 'meetingReinstate')}
        </Button>
      )}
      {isConfirming && <CancelQuestion meeting={meeting} onClose={() => setIsConfirming(false)} />}
    </div>
  );
}
