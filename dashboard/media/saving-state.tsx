import type { useDescribe } from './use-files.ts';
import { useWords } from '../words.ts';

/** How it stands with what is said about a file: on its way, stored, or refused with the way to try again. */
export function SavingState({ saving }: { readonly saving: ReturnType<typeof useDescribe> }) {
  const say = useWords();
  const { variables } = saving;
  return (
    <>
      <p role="status" className="field-hint min-h-[1lh]">
        {saving.isPending ? say('wait') : saving.isSuccess ? say('fileDescribed') : ''}
      </p>
      {saving.isError && (
        <p role="alert" className="alert flex flex-wrap items-center gap-3">
          {saving.error.message || say('unreachable')}
          {variables !== undefined && (
            <button type="button" className="text-button" onClick={() => saving.mutate(variables)}>
              {say('tryAgain')}
            </button>
          )}
        </p>
      )}
    </>
  );
}
