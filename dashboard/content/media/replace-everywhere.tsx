import { useState } from 'react';
import type { FileUse, StoredFile } from '../../../calls/library.ts';
import { FilePreview } from '../../../fields/file-preview.tsx';
import { useInputServices } from '../../../fields/input.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { FileUses } from './file-uses.tsx';
import { nameOf } from './name-of.ts';
import { findFileNamed, useReplaceEverywhere } from './use-files.ts';

interface ReplaceProps {
  readonly file: StoredFile;
  /** The uses that are shown. */
  readonly uses: readonly FileUse[];
  readonly onReplaced: () => void;
}

/** Replaces a file by another one of the same kind everywhere, after listing its uses. */
export function ReplaceEverywhere({ file, uses, onReplaced }: ReplaceProps) {
  const t = useLateTranslations();
  const { chooseStored } = useInputServices();
  const [other, setOther] = useState<StoredFile | null>(null);
  const [isUnreached, setIsUnreached] = useState(false);
  const replace = useReplaceEverywhere(file, onReplaced);

  async function choose(): Promise<void> {
    const name = await chooseStored([file.kind]);
    if (name === null || name === file.name) return;
    replace.forget();
    try {
      setOther(await findFileNamed(name));
      setIsUnreached(false);
    } catch {
      setIsUnreached(true);
    }
  }

  return (
    <>
      <Button size="small" className="justify-self-start" onPress={() => void choose()}>
        {t('replaceEverywhere')}
      </Button>
      {isUnreached && <Alert>{t('unreachable')}</Alert>}
      {other !== null && (
        <ConfirmDialog
          title={t('replaceQuestion', { count: Math.max(file.used, uses.length) })}
          isPending={replace.isPending}
          refusal={replace.refusal?.text}
          onNo={() => setOther(null)}
          onYes={() => replace.start(other)}
        >
          <div className="grid grid-cols-2 gap-3">
            {[[file, 'replaceFrom'] as const, [other, 'replaceTo'] as const].map(([each, word]) => (
              <figure key={word} className="grid content-start gap-1 text-sm">
                <FilePreview
                  name={each.name}
                  label=""
                  className="h-28 w-full rounded-lg object-cover"
                  sizes="200px"
                  isStill
                />
                <figcaption>
                  {t(word)}: <bdi className="wrap-anywhere">{nameOf(each)}</bdi>
                </figcaption>
              </figure>
            ))}
          </div>
          <FileUses uses={uses} />
        </ConfirmDialog>
      )}
    </>
  );
}
