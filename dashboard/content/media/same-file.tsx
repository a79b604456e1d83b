import { library, type StoredFile } from '../../../calls/library.ts';
import { FilePreview } from '../../../fields/file-preview.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { nameOf } from './name-of.ts';

interface SameFileProps {
  /** The uploaded file. */
  readonly file: StoredFile;
  /** The existing file with the same content. */
  readonly same: StoredFile;
  readonly onKeepBoth: () => void;
  /** Called after the uploaded file was deleted. */
  readonly onUseOld: (file: StoredFile) => void;
}

/** Reports that an uploaded file already exists and asks which one to use. */
export function SameFile({ file, same, onKeepBoth, onUseOld }: SameFileProps) {
  const t = useLateTranslations();
  const using = useAction(() => callApi(library.remove, { params: { id: file.id } }), {
    tell: () => null,
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['media', 'list'] }),
    onDone: () => onUseOld(same),
  });
  return (
    <div className="note flex flex-wrap items-center gap-3 text-sm" role="group" aria-label={file.original_name}>
      <FilePreview name={same.name} label="" className="size-16 rounded-lg object-cover" isStill />
      <p role="status" className="min-w-0 grow basis-60">
        {t('sameFile')} <bdi className="font-medium wrap-anywhere">{nameOf(same)}</bdi> ·{' '}
        {same.used === 0 ? t('notUsed') : t('usedPlaces', { count: same.used })}
      </p>
      <Button size="small" isPending={using.isPending} onPress={() => using.start()}>
        {t('useOld')}
      </Button>
      <Button size="small" isDisabled={using.isPending} onPress={onKeepBoth}>
        {t('keepBoth')}
      </Button>
      {using.refusal !== null && <Alert>{using.refusal.text}</Alert>}
    </div>
  );
}
