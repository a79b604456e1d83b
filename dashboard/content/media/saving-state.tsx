import { Alert } from '../../../ui/alert.tsx';
import { Saving } from '../../../ui/saving.tsx';
import { useTranslations } from '../../app/translations.ts';
import type { useDescribe } from './use-files.ts';

/** The save state of a file's description: saving, saved, or refused with a retry button. */
export function SavingState({ saving }: { readonly saving: ReturnType<typeof useDescribe> }) {
  const t = useTranslations();
  const { isPending, answer, refusal, retry } = saving;
  return (
    <>
      <Saving isPending={isPending} saved={answer === undefined || refusal !== null ? '' : t('fileDescribed')} />
      {refusal !== null && <Alert onRetry={retry}>{refusal.text}</Alert>}
    </>
  );
}
