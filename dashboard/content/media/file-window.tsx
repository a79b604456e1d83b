import type { StoredFile } from '../../../calls/library.ts';
import { fileAddress } from '../../../fields/file-address.ts';
import { isSeen } from '../../../fields/file-kinds.ts';
import { FilePreview } from '../../../fields/file-preview.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { DeleteFile } from './delete-file.tsx';
import { FileDescription } from './file-description.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileUses } from './file-uses.tsx';
import { ReplaceEverywhere } from './replace-everywhere.tsx';
import { nameOf } from './name-of.ts';
import { useFileNamed, useUses } from './use-files.ts';

interface FileWindowProps {
  readonly file: StoredFile;
  readonly onClose: () => void;
}

/** Where a file is used. It can be replaced everywhere, or deleted if it is unused. */
function Places({ file, onClose }: FileWindowProps) {
  const t = useLateTranslations();
  const uses = useUses(file.id);
  const shown = uses.data?.pages.flatMap((page) => page.uses) ?? [];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-medium">{t('linkedFrom')}</h3>
      {uses.isPending && <Loading />}
      {uses.isError && <Retry error={uses.error} onRetry={() => void uses.refetch()} />}
      {uses.isSuccess &&
        (shown.length === 0 ? (
          <>
            <p className="text-muted">{t('placesNone')}</p>
            <DeleteFile file={file} onDeleted={onClose} />
          </>
        ) : (
          <>
            <FileUses uses={shown} />
            <SecondaryMenuButton list={uses} label={t('morePlaces')} />
            <p className="field-hint">{t('usedNotDeleted')}</p>
            <ReplaceEverywhere file={file} uses={shown} onReplaced={onClose} />
          </>
        ))}
    </section>
  );
}

/** All details of a file in the library. */
export function FileWindow({ file: listed, onClose }: FileWindowProps) {
  const t = useLateTranslations();
  const file = useFileNamed(listed.name).data ?? listed;
  return (
    <Dialog title={nameOf(file)} size="wide" onClose={onClose}>
      <div className="flex flex-wrap items-center gap-x-4">
        <FileFacts file={file} />
        <a href={fileAddress(file.name)} target="_blank" rel="noreferrer" className="link" title={t('opensNewTab')}>
          {t('openFile')}
        </a>
      </div>
      {isSeen(file.kind) ? (
        <FileDescription key={file.id} file={file} />
      ) : (
        <FilePreview name={file.name} label={nameOf(file)} />
      )}
      <Places file={file} onClose={onClose} />
    </Dialog>
  );
}
