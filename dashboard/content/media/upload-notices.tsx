import type { ReactNode } from 'react';
import type { UploadNotice } from '../../../calls/library.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

interface UploadNoticesProps {
  /** The name of the file. */
  readonly name: string;
  readonly notices: readonly UploadNotice[];
  /** A picture of the file. */
  readonly picture?: ReactNode;
  /** Confirms the file. */
  readonly take: () => Promise<unknown>;
  /** Deletes the file again. */
  readonly leave: () => Promise<unknown>;
  readonly onSettled: (isTaken: boolean) => void;
}

/** Shows the notices of an uploaded file. If a notice needs an answer, the file is used only after it is confirmed. */
export function UploadNotices({ name, notices, picture, take, leave, onSettled }: UploadNoticesProps) {
  const t = useLateTranslations();
  const options = { tell: () => null, refresh: () => undefined };
  const taking = useAction(take, { ...options, onDone: () => onSettled(true) });
  const leaving = useAction(leave, { ...options, onDone: () => onSettled(false) });
  const needsDecision = notices.some(({ asks }) => asks);
  const refusal = taking.refusal ?? leaving.refusal;
  return (
    <Alert variant="note" className="grid gap-2 text-sm">
      <bdi className="font-medium wrap-anywhere">{name}</bdi>
      {notices.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      {picture}
      <p className="flex flex-wrap gap-2">
        {needsDecision && (
          <Button
            size="small"
            isPending={leaving.isPending}
            isDisabled={taking.isPending}
            onPress={() => leaving.start()}
          >
            {t('leaveFileOut')}
          </Button>
        )}
        <Button size="small" isPending={taking.isPending} isDisabled={leaving.isPending} onPress={() => taking.start()}>
          {t(needsDecision ? 'useFileAnyway' : 'close')}
        </Button>
      </p>
      {refusal !== null && <Alert>{refusal.text}</Alert>}
    </Alert>
  );
}
