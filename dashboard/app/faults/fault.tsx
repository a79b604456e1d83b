import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import type { FaultProps } from '../../../ui/boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../translations.ts';
import { isMissingPart } from './is-missing-part.ts';
import { useFaultNumber } from './use-fault-number.ts';
import '../../../ui/dialog.css';

/** Reloads the page, unless the server is unreachable. */
async function loadAnew(): Promise<boolean> {
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReached) location.reload();
  return isReached;
}

/** Shown if a chunk could not be loaded: there is no network, or a newer version replaced it. */
function MissingPart() {
  const t = useTranslations();
  const [isLoading, setIsLoading] = useState(false);
  const [isUnreached, setIsUnreached] = useState(false);
  const load = async () => {
    setIsLoading(true);
    setIsUnreached(!(await loadAnew()));
    setIsLoading(false);
  };
  return (
    <>
      <p className="font-medium">{t('partMissing')}</p>
      <p className="text-muted">{t(isUnreached ? 'unreachable' : 'partMissingHint')}</p>
      <p className="flex flex-wrap gap-2">
        <Button isPending={isLoading} onPress={() => void load()}>
          {t('loadAnew')}
        </Button>
      </p>
    </>
  );
}

function BrokenPart({ error, onRetry }: FaultProps) {
  const t = useTranslations();
  const number = useFaultNumber(error);
  return (
    <>
      <p className="font-medium">{t('partBroken')}</p>
      <p className="text-muted">
        {t('partBrokenHint')} {number !== null && t('faultNumber', { number })}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button onPress={onRetry}>{t('tryAgain')}</Button>
        <a className="button" href="/dashboard">
          {t('toOverview')}
        </a>
      </p>
    </>
  );
}

/** Replaces a part of the dashboard that failed: shows the reason, its number in the log and the available actions. */
export function Fault(props: FaultProps) {
  const t = useTranslations();
  const { error, onClose } = props;
  const alert = (
    <Alert variant="plain" className={`card grid gap-3 p-5 wrap-anywhere ${onClose ? 'window-small w-full' : ''}`}>
      {isMissingPart(error) ? <MissingPart /> : <BrokenPart {...props} />}
      {onClose && (
        <Button variant="text" className="justify-self-start" onPress={onClose}>
          {t('close')}
        </Button>
      )}
    </Alert>
  );
  return onClose ? <div className="overlay">{alert}</div> : alert;
}
