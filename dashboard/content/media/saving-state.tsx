import { Alert } from '../../../ui/alert.tsx';
import { Saving } from '../../../ui/saving.tsx';
import { useTranslations } from '../../app/translations.ts';
import type { useDescribe } from './use-files.ts';

/** How it stands with what is said about a file: on its way, stored, or refused with the way to try again. */
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
